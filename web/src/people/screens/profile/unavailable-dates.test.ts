import { describe, expect, it } from 'vitest';
import { Unavailable } from '@shared/people/model/professional';
import { finishedUnavailable, inOrder, isListed, newUnavailable } from './unavailable-dates';

const draft = newUnavailable();

describe('time off', () => {
  it('needs its date', () => {
    expect(finishedUnavailable(draft)).toBeNull();
  });

  it.each([
    { ...draft, date: '2026-12-24', recurring: true, reason: ' Family ' },
    { ...draft, type: 'day' as const, date: '2026-12-24', recurring: true },
    { ...draft, type: 'day-time' as const, recurring: true },
  ])('holds only what belongs to its kind: $type', (it) => {
    const entry = finishedUnavailable(it);
    expect(Unavailable.safeParse(entry).error).toBeUndefined();
  });

  it('is listed once', () => {
    const entry = finishedUnavailable({ ...draft, date: '2026-12-24' })!;
    const again = finishedUnavailable({ ...draft, date: '2026-12-24', reason: 'Family' })!;
    expect(isListed([entry], again)).toBe(true);
    expect(isListed([entry], finishedUnavailable({ ...draft, date: '2026-12-25' })!)).toBe(false);
  });

  it('is sorted by what comes next, with past ones at the end', () => {
    const date = (day: string, recurring = false) => finishedUnavailable({ ...draft, date: day, recurring })!;
    const weekly = finishedUnavailable({ ...draft, type: 'day' })!;
    const [past, yearly, soon, later] = [
      date('2026-01-02'),
      date('2025-12-24', true),
      date('2026-11-22'),
      date('2027-01-01'),
    ];
    const ordered = inOrder([later, past, soon, yearly, weekly], '2026-11-21');
    expect(ordered).toEqual([weekly, yearly, soon, later, past]);
  });
});
