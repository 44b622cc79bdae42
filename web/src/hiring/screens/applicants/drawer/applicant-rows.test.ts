import { describe, expect, it } from 'vitest';
import { rowOf, withRow } from './applicant-rows';
import { applicantCalled, detailOf, rowWith } from '../testing';

const listOf = (...items: ReturnType<typeof rowWith>[]) => ({
  pages: [{ items }, { items: [] }],
  pageParams: [null, 'c'],
});

describe('a row', () => {
  it('is the list’s view of the complete application', () => {
    const row = rowWith({ rating: 3, match: null });
    expect(rowOf(detailOf(row))).toEqual(row);
  });

  it('has the time since its last move, also from before that was stored', () => {
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

describe('a merged list', () => {
  it('replaces rows with newer ones, and puts new rows first', () => {
    const [ann, bob] = [applicantCalled('Ann'), applicantCalled('Bob')];
    const newer = { ...ann, version: 2, status: 'rejected' as const };
    expect(withRow(listOf(bob, ann), newer).pages[0]?.items).toEqual([bob, newer]);
    expect(withRow(listOf(ann), bob).pages.map(({ items }) => items)).toEqual([[bob, ann], []]);
  });

  it('keeps rows newer than a late answer', () => {
    const shown = rowWith({ version: 3, status: 'shortlisted' });
    expect(withRow(listOf(shown), rowWith({ version: 2 })).pages[0]?.items).toEqual([shown]);
  });
});
