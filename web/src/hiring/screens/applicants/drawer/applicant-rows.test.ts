import { describe, expect, it } from 'vitest';
import { rowOf, withRow } from './applicant-rows';
import { applicantCalled, detailOf, rowWith } from '../testing';

const listOf = (...items: ReturnType<typeof rowWith>[]) => ({
  pages: [{ items }, { items: [] }],
  pageParams: [null, 'c'],
});

describe('a row', () => {
  it('is what the list shows of the whole application', () => {
    const row = rowWith({ rating: 3, match: null });
    expect(rowOf(detailOf(row))).toEqual(row);
  });

  it('knows since when it is where it is, also from before that was kept', () => {
    const row = rowWith();
    const detail = detailOf(row, {
      statusSince: undefined,
      timeline: [
        {
          status: 'new',
          at: '2026-11-19T00:00:00.000Z',
          reason: '',
          side: 'professional',
          by: '',
          undo: false,
          closing: null,
        },
      ],
    });
    expect(rowOf(detail).statusSince).toBe('2026-11-19T00:00:00.000Z');
  });
});

describe('a list', () => {
  it('shows what is newer in its place, and new rows first', () => {
    const [ann, bob] = [applicantCalled('Ann'), applicantCalled('Bob')];
    const newer = { ...ann, version: 2, status: 'rejected' as const };
    expect(withRow(listOf(bob, ann), newer).pages[0]?.items).toEqual([bob, newer]);
    expect(withRow(listOf(ann), bob).pages.map(({ items }) => items)).toEqual([[bob, ann], []]);
  });

  it('keeps what is newer than the answer that came late', () => {
    const shown = rowWith({ version: 3, status: 'shortlisted' });
    expect(withRow(listOf(shown), rowWith({ version: 2 })).pages[0]?.items).toEqual([shown]);
  });
});
