import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfObjection } from '../../../platform/files/pdf-content';
import { readDocument } from '../../../platform/files/read-document';
import { drawResume } from './draw-resume';
import type { ResumeContent } from './resume-content';
import { fontPartOf } from '../../../platform/pdf/pdf-fonts';
import { readTags } from '../../../platform/pdf/read-tags.fake';
import { runsOf, wrap } from '../../../platform/pdf/text-lines';

const at = new Date('2026-11-21T12:00:00.000Z');
const content = (more: Partial<ResumeContent> = {}): ResumeContent => ({
  name: 'Zoë Nguyễn Łukasz Ωμέγα Иванов',
  headline: 'Hospitalist',
  contact: ['zoe@example.com'],
  sections: [{ title: 'Summary', text: 'A doctor.', entries: [] }],
  ...more,
});

const unpacked = (file: Buffer): string => {
  const streams = file.toString('latin1').matchAll(/stream\n([^]*?)\nendstream/g);
  const texts = [...streams].map(([, data]) => {
    try {
      return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return file.toString('latin1') + texts.join('\n');
};
const pagesOf = (file: Buffer): number => Number(/\/Count (\d+)/.exec(file.toString('latin1'))?.[1]);

describe('a drawn resume', () => {
  it('is a PDF with readable text in the scripts of names', async () => {
    const file = await drawResume(content(), 'en', at);
    expect(readDocument(file)?.contentType).toBe('application/pdf');
    expect(pdfObjection(file)).toBeNull();
    const all = unpacked(file);
    expect(all).toContain('/FontFile2');
    expect(all).toContain('/ToUnicode');
    for (const code of ['00eb', '1ec5', '0141', '03a9', '0418']) expect(all).toContain(`<${code}>`);
    expect(all).not.toMatch(/\/BaseFont\s*\/Helvetica/);
  });

  it('has headings for screen readers', async () => {
    const entry = { heading: 'Resident', period: 'Jan 2020', place: 'Clinic', text: 'Worked on the ward.' };
    const sections = [{ title: 'Experience', text: '', entries: [entry] }];
    const read = await readTags(await drawResume(content({ name: 'Ada', sections }), 'es', at));
    expect(read).toMatchObject({ language: 'es-US', isMarked: true });
    expect(read.tags).toEqual([
      ...['Document', 'H1 Ada', 'P Hospitalist', 'P zoe@example.com', 'H2 Experience'],
      ...['H3 Resident', 'P Jan 2020', 'P Clinic', 'P Worked on the ward.'],
    ]);
  });

  it('continues over pages, and repeats the name there', async () => {
    const entry = {
      heading: 'Resident',
      period: 'Jan 2020',
      place: 'Clinic',
      text: 'Worked on the ward. '.repeat(120),
    };
    const long = content({
      sections: [{ title: 'Experience', text: '', entries: Array<typeof entry>(12).fill(entry) }],
    });
    expect([pagesOf(await drawResume(content(), 'en', at)), pagesOf(await drawResume(long, 'en', at))]).toEqual([1, 7]);
  });

  it('accepts any text', async () => {
    const odd = ['', ' ', '\n\n', 'x'.repeat(3000), '🩺 שלום 你好', 'e\u0301\u0302', '\u200d'];
    for (const text of odd) {
      const file = await drawResume(content({ name: text, sections: [{ title: 'S', text, entries: [] }] }), 'en', at);
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

describe('lines', () => {
  const measure = ({ text }: { text: string }) => text.length;

  it('fit the width and lose no word', () => {
    const text = 'The quick brown fox jumps over the incomprehensibilities\nof a  lazy\tdog';
    const lines = wrap(text, 12, measure);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(12);
    expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(lines).toContain('The quick');
  });

  it('use the part of the font that has their letters', () => {
    expect(runsOf('Ada Иванов Ω')).toEqual([
      { part: 'latin', text: 'Ada ' },
      { part: 'cyrillic', text: 'Иванов ' },
      { part: 'greek', text: 'Ω' },
    ]);
    expect(Array.from('aŁễёἀ你', fontPartOf)).toEqual([
      'latin',
      'latin-ext',
      'vietnamese',
      'cyrillic',
      'greek-ext',
      null,
    ]);
  });
});
