import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AwayPeriod } from '../../model/shifts/shift-preferences';
import { shiftLimits } from '../../limits/shift-limits';
import { addDays, daysBetween } from '../../../core/rules/calendar-days';
import {
  timeOffOn,
  timeOffProblem,
  changedTimeOff,
  earliestDayAt,
  notOver,
  withTimeOff,
  withoutTimeOff,
} from './time-off';

/** Around the turn of a year. */
const first = '2026-12-01';
const days = Array.from({ length: 80 }, (_, at) => addDays(first, at - 10));
const day = (number: number): string => addDays(first, number);
const span = (from: number, until: number): AwayPeriod => ({ from: day(from), until: day(until) });

const periods = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 9 })).map(([from, length]) => span(from, from + length));
/** Periods as saved. */
const saved = fc.array(periods, { maxLength: 8 }).map((all) => all.reduce<AwayPeriod[]>(withTimeOff, []));

const daysOf = (away: readonly AwayPeriod[]): string[] => days.filter((it) => timeOffOn(away, it) !== null);

const isTidy = (away: readonly AwayPeriod[]): boolean =>
  away.every(({ from, until }, at) => {
    const next = away[at + 1];
    return from <= until && (!next || daysBetween(until, next.from) > 1);
  });

describe('days away', () => {
  it('are the days of all added periods, merged if they overlap or touch', () => {
    fc.assert(
      fc.property(saved, periods, (away, added) => {
        const after = withTimeOff(away, added);
        expect(isTidy(after)).toBe(true);
        expect(daysOf(after)).toEqual(days.filter((it) => timeOffOn([...away, added], it) !== null));
        // A repeated request.
        expect(withTimeOff(after, added)).toEqual(after);
      }),
    );
  });

  it('do not depend on the order in which periods are added', () => {
    fc.assert(
      fc.property(saved, periods, periods, (away, one, other) => {
        expect(withTimeOff(withTimeOff(away, one), other)).toEqual(withTimeOff(withTimeOff(away, other), one));
      }),
    );
  });

  it('lose only the removed days', () => {
    fc.assert(
      fc.property(saved, periods, (away, removed) => {
        const after = withoutTimeOff(away, removed);
        expect(isTidy(after)).toBe(true);
        expect(daysOf(after)).toEqual(daysOf(away).filter((it) => timeOffOn([removed], it) === null));
        expect(withoutTimeOff(after, removed)).toEqual(after);
      }),
    );
  });

  it.each([
    ['apart by a day', span(0, 4), span(6, 8), [span(0, 4), span(6, 8)]],
    ['adjacent', span(0, 4), span(5, 8), [span(0, 8)]],
    ['overlapping', span(3, 8), span(0, 4), [span(0, 8)]],
    ['inside', span(0, 8), span(2, 3), [span(0, 8)]],
  ])('%s', (_name, one, other, expected) => {
    expect(withTimeOff([one], other)).toEqual(expected);
  });

  it('include the first and the last day', () => {
    const away = [span(0, 2)];
    expect([-1, 0, 2, 3].map((it) => timeOffOn(away, day(it)) !== null)).toEqual([false, true, true, false]);
  });

  it('are dropped once over, in the last time zone of the day', () => {
    const away = [span(-9, -5), span(-3, -1), span(1, 3)];
    const today = earliestDayAt(new Date('2026-12-01T09:00:00.000Z'));
    expect(today).toBe('2026-11-30');
    expect(notOver(away, today)).toEqual(away.slice(1));
    expect(changedTimeOff(away, { addAway: span(5, 6) }, today)).toEqual([...away.slice(1), span(5, 6)]);
    // Added too late.
    expect(changedTimeOff([], { addAway: span(-9, -5) }, today)).toEqual([]);
    // Past periods don't extend a new one.
    expect(changedTimeOff([span(-200, -2)], { addAway: span(-1, 3) }, today)).toEqual([span(-1, 3)]);
  });

  it('change from one period to another in a single step', () => {
    expect(changedTimeOff([span(0, 8)], { removeAway: span(0, 8), addAway: span(4, 12) }, first)).toEqual([
      span(4, 12),
    ]);
  });

  it('are limited in length, also after merging, and in number', () => {
    const { awayDays, awayPeriods } = shiftLimits;
    expect(timeOffProblem([span(0, awayDays - 1)])).toBeNull();
    expect(timeOffProblem([span(0, awayDays)])).toBe('long');
    expect(timeOffProblem(withTimeOff([span(0, awayDays - 1)], span(awayDays, awayDays)))).toBe('long');
    const many = Array.from({ length: awayPeriods }, (_, at) => span(at * 3, at * 3 + 1));
    expect(timeOffProblem(many)).toBeNull();
    expect(timeOffProblem(withTimeOff(many, span(900, 901)))).toBe('many');
    // The day between two joins them.
    expect(withTimeOff(many, span(2, 2))).toHaveLength(awayPeriods - 1);
  });
});
