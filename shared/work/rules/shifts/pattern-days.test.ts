import { describe, expect, it } from 'vitest';
import type { PatternRule } from '../../model/shifts/shift-plan';
import { patternDays } from './pattern-days';

const rule: PatternRule = {
  weekdays: [
    { weekday: 'mon', headcount: 2 },
    { weekday: 'fri', headcount: 1 },
  ],
  everyWeeks: 2,
  // A Wednesday
  from: '2026-12-02',
  until: '2027-01-01',
  skipped: ['2026-12-18'],
};

describe('days of a pattern', () => {
  it('count weeks from the first day, within its dates and without skipped days', () => {
    expect(patternDays(rule, { from: '2026-11-01', until: '2027-03-01' })).toEqual([
      { day: '2026-12-04', headcount: 1 },
      { day: '2026-12-14', headcount: 2 },
      { day: '2026-12-28', headcount: 2 },
      { day: '2027-01-01', headcount: 1 },
    ]);
  });

  it('are limited to the requested range, both ends included', () => {
    expect(patternDays(rule, { from: '2026-12-14', until: '2026-12-28' }).map(({ day }) => day)).toEqual([
      '2026-12-14',
      '2026-12-28',
    ]);
    expect(patternDays(rule, { from: '2027-02-01', until: '2027-01-01' })).toEqual([]);
  });
});
