import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvedBySilenceAt, matchesPlan, undisputedMinutes, workedMinutes, workedStretch } from './attendance';

const plan = { startsAt: '2026-12-04T01:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z' };
const moved = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();
const attended = { in: plan.startsAt, out: plan.endsAt, askedEarly: false };

describe('worked minutes', () => {
  it('exclude the break taken', () => {
    const found = { worked: 690, unpaidBreak: 30, early: 0, late: 0, over: 0 };
    expect(workedMinutes(plan, attended, 30)).toEqual(found);
    expect(workedMinutes(plan, attended, 0)).toMatchObject({ worked: 720 });
  });

  it('begin early only if the worker was asked to', () => {
    const early = { ...attended, in: moved(plan.startsAt, -17 * 60) };
    expect(workedMinutes(plan, early, 30)).toMatchObject({ worked: 690, early: 17 });
    expect(workedStretch(plan, early)).toEqual(plan);
    const asked = { ...early, askedEarly: true };
    expect(workedMinutes(plan, asked, 30)).toMatchObject({ worked: 707, early: 17 });
    expect(workedStretch(plan, asked)).toEqual({ ...plan, startsAt: early.in });
  });

  it('are not rounded', () => {
    const late = { ...attended, in: moved(plan.startsAt, 7 * 60 + 40), out: moved(plan.endsAt, 8 * 60 + 10) };
    expect(workedMinutes(plan, late, 30)).toMatchObject({ worked: 691, late: 7, over: 8 });
  });

  it('are zero for a worker who left before the start', () => {
    const gone = { ...attended, in: moved(plan.startsAt, -600), out: moved(plan.startsAt, -60) };
    expect(workedMinutes(plan, gone, 30)).toEqual({ worked: 0, unpaidBreak: 0, early: 9, late: 0, over: 0 });
  });

  it('are never negative, and never exceed the time present', () => {
    const offset = fc.integer({ min: -6 * 3600, max: 20 * 3600 });
    const stay = fc.integer({ min: 0, max: 20 * 3600 });
    fc.assert(
      fc.property(offset, stay, fc.nat(90), fc.boolean(), (from, seconds, breakMinutes, askedEarly) => {
        const [start, end] = [moved(plan.startsAt, from), moved(plan.startsAt, from + seconds)];
        const found = workedMinutes(plan, { in: start, out: end, askedEarly }, breakMinutes);
        expect(Math.min(...Object.values(found))).toBeGreaterThanOrEqual(0);
        expect(found.worked + found.unpaidBreak).toBeLessThanOrEqual(Math.ceil(seconds / 60));
      }),
    );
  });

  it('match the plan within 15 minutes', () => {
    expect([matchesPlan(690, 705), matchesPlan(690, 674)]).toEqual([true, false]);
  });

  it('are undisputed up to the smaller number', () => {
    expect([undisputedMinutes(690, 660), undisputedMinutes(600, 660)]).toEqual([660, 600]);
  });
});

describe('automatic approval', () => {
  const zone = 'America/Chicago';
  const approved = (submittedAt: string) => approvedBySilenceAt(new Date(submittedAt), zone).toISOString();

  it('happens after two business days of the location, at the same time of day', () => {
    expect(approved('2026-12-01T13:30:00Z')).toBe('2026-12-03T13:30:00.000Z');
    expect(approved('2026-12-04T13:30:00Z')).toBe('2026-12-08T13:30:00.000Z');
    expect(approved('2026-12-23T13:30:00Z')).toBe('2026-12-28T13:30:00.000Z');
  });

  it('counts days in the location’s time zone, and keeps the time of day across clock changes', () => {
    // Friday evening in Chicago is Saturday in UTC.
    expect(approved('2026-12-05T02:00:00Z')).toBe('2026-12-09T02:00:00.000Z');
    expect(approved('2026-10-30T12:30:00Z')).toBe('2026-11-03T13:30:00.000Z');
  });
});
