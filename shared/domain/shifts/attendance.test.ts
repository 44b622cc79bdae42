import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvedBySilenceAt, breakAnswers, matchesPlan, undisputedMinutes, workedMinutes } from './attendance';

const plan = { startsAt: '2026-12-04T01:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z' };
const rule = { mealMinutes: 30, meals: 1, paid: false };
const moved = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();
const attended = { in: plan.startsAt, out: plan.endsAt, askedEarly: false, breaks: ['yes'] as const };

describe('the minutes of an attendance', () => {
  it('are those that were worked, without the break that was taken', () => {
    expect(workedMinutes(plan, attended, rule)).toEqual({
      present: 720,
      unpaidBreak: 30,
      worked: 690,
      early: 0,
      late: 0,
      over: 0,
      missedMeals: 0,
    });
  });

  it('lose nothing for a break that was cut short, missed, not answered, or paid', () => {
    const worked = (breaks: readonly (typeof breakAnswers)[number][], paid = false) =>
      workedMinutes(plan, { ...attended, breaks }, { ...rule, paid });
    expect([worked(['part']), worked(['no']), worked([])]).toMatchObject(
      Array.from({ length: 3 }, () => ({ worked: 720, missedMeals: 1 })),
    );
    expect(worked(['yes'], true)).toMatchObject({ worked: 720, missedMeals: 0 });
  });

  it('begin early only if the person was asked to', () => {
    const early = { ...attended, in: moved(plan.startsAt, -17 * 60) };
    expect(workedMinutes(plan, early, rule)).toMatchObject({ worked: 690, early: 17 });
    expect(workedMinutes(plan, { ...early, askedEarly: true }, rule)).toMatchObject({ worked: 707, early: 17 });
  });

  it('are not rounded', () => {
    const late = { ...attended, in: moved(plan.startsAt, 7 * 60 + 40), out: moved(plan.endsAt, 8 * 60 + 10) };
    expect(workedMinutes(plan, late, rule)).toMatchObject({ worked: 691, late: 7, over: 8 });
  });

  it('are never negative, and never more than the person was there', () => {
    const offset = fc.integer({ min: -6 * 3600, max: 20 * 3600 });
    const stay = fc.integer({ min: 0, max: 20 * 3600 });
    const answers = fc.array(fc.constantFrom(...breakAnswers), { maxLength: 3 });
    fc.assert(
      fc.property(offset, stay, answers, fc.boolean(), (from, seconds, breaks, askedEarly) => {
        const [start, end] = [moved(plan.startsAt, from), moved(plan.startsAt, from + seconds)];
        const found = workedMinutes(plan, { in: start, out: end, askedEarly, breaks }, { ...rule, meals: 2 });
        expect(Math.min(...Object.values(found))).toBeGreaterThanOrEqual(0);
        expect(found.worked).toBeLessThanOrEqual(Math.ceil(seconds / 60));
        expect(found.present).toBe(found.worked + found.unpaidBreak);
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

describe('silence', () => {
  const zone = 'America/Chicago';
  const approved = (submittedAt: string, holidays: readonly string[] = []) =>
    approvedBySilenceAt(new Date(submittedAt), zone, new Set(holidays)).toISOString();

  it('approves after two business days of the location, at the same time', () => {
    expect(approved('2026-12-01T13:30:00Z')).toBe('2026-12-03T13:30:00.000Z');
    expect(approved('2026-12-04T13:30:00Z')).toBe('2026-12-08T13:30:00.000Z');
    expect(approved('2026-12-23T13:30:00Z', ['2026-12-24', '2026-12-25'])).toBe('2026-12-29T13:30:00.000Z');
  });

  it('counts days by the location, and keeps its clock through a change', () => {
    // Friday evening in Chicago is Saturday in UTC.
    expect(approved('2026-12-05T02:00:00Z')).toBe('2026-12-09T02:00:00.000Z');
    expect(approved('2026-10-30T12:30:00Z')).toBe('2026-11-03T13:30:00.000Z');
  });
});
