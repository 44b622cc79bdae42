import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  betterBreaks,
  type BreakRule,
  breakOutcome,
  plannedBreaks,
  requiredBreaks,
  scheduledPaidMinutes,
} from './break-rules';

const rule: BreakRule = { mealMinutes: 30, meals: 1, paid: false, windowHours: 5 };
const today = '2026-12-01';
const meals = (state: 'CA' | 'IL' | 'MA' | 'CO', minutes: number) => requiredBreaks(state, minutes, today)?.rule.meals;
const waivable = (state: 'CA' | 'IL', minutes: number) => requiredBreaks(state, minutes, today)?.waivable;

describe('meal breaks required by state', () => {
  it('depend on the length of the shift', () => {
    expect([300, 301, 600, 601, 780].map((minutes) => meals('CA', minutes))).toEqual([0, 1, 1, 2, 2]);
    expect([449, 450, 719, 720].map((minutes) => meals('IL', minutes))).toEqual([0, 1, 1, 2]);
    expect([360, 361].map((minutes) => meals('MA', minutes))).toEqual([0, 1]);
    expect([300, 301].map((minutes) => meals('CO', minutes))).toEqual([0, 1]);
  });

  it('may be waived where the law allows it', () => {
    expect([360, 361, 600, 720, 780].map((minutes) => waivable('CA', minutes))).toEqual([1, 0, 0, 1, 1]);
    expect(waivable('IL', 720)).toBe(0);
  });

  it('are null for a state without a rule, or before its first day', () => {
    expect(requiredBreaks('TX', 720, today)).toBeNull();
    expect(requiredBreaks(null, 720, today)).toBeNull();
    expect(requiredBreaks('IL', 720, '2022-12-31')).toBeNull();
  });
});

describe('break rules', () => {
  it('combine the state and the facility, the better one for the worker in each field', () => {
    const facility: BreakRule = { mealMinutes: 45, meals: 1, paid: false, windowHours: 6 };
    expect(betterBreaks({ ...rule, meals: 2 }, facility)).toEqual({
      mealMinutes: 45,
      meals: 2,
      paid: false,
      windowHours: 5,
    });
    expect(betterBreaks({ ...rule, windowHours: null }, { ...facility, paid: true })).toMatchObject({
      paid: true,
      windowHours: 6,
    });
    expect(betterBreaks(null, facility)).toEqual(facility);
  });

  it('deduct only breaks taken in full', () => {
    const two = { ...rule, meals: 2 };
    expect(breakOutcome(two, ['yes', 'yes'])).toEqual({ unpaidMinutes: 60, missedMeals: 0 });
    expect(breakOutcome(two, ['yes', 'part'])).toEqual({ unpaidMinutes: 30, missedMeals: 1 });
    expect(breakOutcome(two, ['no'])).toEqual({ unpaidMinutes: 0, missedMeals: 2 });
    expect(breakOutcome(two, ['yes', 'waived'])).toEqual({ unpaidMinutes: 30, missedMeals: 0 });
    expect(breakOutcome({ ...two, paid: true }, ['yes', 'yes'])).toEqual({ unpaidMinutes: 0, missedMeals: 0 });
  });

  const rules = fc.record({
    mealMinutes: fc.integer({ min: 0, max: 60 }),
    meals: fc.nat(3),
    paid: fc.boolean(),
    windowHours: fc.option(fc.integer({ min: 2, max: 8 })),
  });

  it('place unpaid breaks inside the shift, in order, and within their window', () => {
    const start = '2026-12-02T13:00:00.000Z';
    fc.assert(
      fc.property(rules, fc.integer({ min: 240, max: 960 }), (it, minutes) => {
        const breaks = plannedBreaks(start, minutes, it).map((pair) =>
          pair.map((at) => (Date.parse(at) - Date.parse(start)) / 60_000),
        );
        const unpaid = breaks.reduce((sum, [from = 0, to = 0]) => sum + to - from, 0);
        expect(minutes - unpaid).toBe(scheduledPaidMinutes(minutes, it));
        let since = 0;
        for (const [from = 0, to = 0] of breaks) {
          expect(from).toBeGreaterThanOrEqual(since);
          if (it.windowHours !== null) expect(from - since).toBeLessThanOrEqual(it.windowHours * 60);
          expect(to).toBeLessThanOrEqual(minutes);
          since = to;
        }
      }),
    );
  });
});
