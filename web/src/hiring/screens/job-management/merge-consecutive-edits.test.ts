import type { JobHistoryEntry } from '@shared/hiring/model/job';
import { describe, expect, it } from 'vitest';
import { mergeConsecutiveEdits } from './merge-consecutive-edits';

const erin = { first_name: 'Erin', last_name: 'Rivera' };
const omar = { first_name: 'Omar', last_name: 'Haddad' };

const entry = (minute: number, change: Partial<JobHistoryEntry>): JobHistoryEntry => ({
  id: `his_${minute}`,
  kind: 'edited',
  at: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
  actor: erin,
  fields: [],
  from: null,
  to: null,
  assignee: null,
  ...change,
});
const lines = (entries: JobHistoryEntry[]) => mergeConsecutiveEdits(entries).map(({ id, fields }) => [id, ...fields]);

describe('mergeConsecutiveEdits', () => {
  it('merges closely consecutive edits into one line, with every field once', () => {
    expect(
      lines([
        entry(20, { fields: ['description'] }),
        entry(10, { fields: ['title', 'description'] }),
        entry(0, { fields: ['location'] }),
      ]),
    ).toEqual([['his_20', 'location', 'title', 'description']]);
  });

  it('keeps other people’s changes, later ones and other events separate', () => {
    const apart = [
      entry(59, { fields: ['title'] }),
      entry(40, { fields: ['title'], actor: omar }),
      entry(39, { fields: ['title'] }),
      entry(38, { kind: 'status_changed', from: 'draft', to: 'active' }),
      entry(37, { fields: ['title'] }),
      entry(10, { fields: ['title'] }),
    ];
    expect(mergeConsecutiveEdits(apart)).toEqual(apart);
  });
});
