import { expect, it } from 'vitest';
import { readTags } from '../../platform/pdf/read-tags.fake';
import { drawSections } from './draw-sections';

it('a report is tagged for screen readers: section headings and table column headers', async () => {
  const head = { title: 'Report', organization: 'Lakeshore', lines: ['November'] };
  const columns = ['Figure', 'Now', 'Before'];
  const sections = [{ title: 'Summary', note: 'Of all jobs.', columns, rows: [['Hires', 3, null]] }];
  const pdf = await drawSections(head, sections, {
    language: 'en',
    at: new Date('2026-11-29T12:00:00.000Z'),
    timeZone: 'America/Chicago',
  });
  expect(await readTags(pdf)).toMatchObject({
    ...{ language: 'en-US', title: 'Report', isMarked: true },
    tags: [
      ...['Document', 'H1 Report', 'P Lakeshore', 'P November', 'H2 Summary', 'P Of all jobs.', 'Table'],
      ...['TR', 'TH Figure', 'TH Now', 'TH Before', 'TR', 'TD Hires', 'TD 3', expect.stringMatching(/^TD ./)],
    ],
  });
});
