import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overtimeRules } from '../../../data/overtime-rules';
import { holidayDays } from '../../../core/rules/federal-holidays';
import { overtimeRuleOf } from './overtime-rule';
import { centsOf, shiftPay } from './shift-pay';
import type { Differential } from './shift-pay/differential';
import { decimalOf } from './shift-pay/fraction';
import { defaultCalendar } from './shift-pay/pay-calendar';
import { regularRate } from './shift-pay/regular-rate';
import type { WorkedShift } from './shift-pay/worked-shift';
import golden from './shifts-golden.json';

type Case = (typeof golden.pay)[number];

const paidOf = ({ input }: Case) => {
  const rule = overtimeRuleOf(input.rule, '2026-12-01');
  const workdayStartsAt = input.workdayStartsAt ?? '00:00';
  return shiftPay({
    shifts: input.shifts as unknown as WorkedShift[],
    calendar: { ...defaultCalendar(input.zone), workdayStartsAt },
    rule,
  });
};

describe('shift pay', () => {
  it.each(golden.pay)('$id: $title', (it) => {
    const paid = paidOf(it);
    expect(paid).toMatchObject({ shifts: it.expect.shifts, totalCents: it.expect.totalCents });
    for (const period of paid.periods) expect(decimalOf(regularRate(period))).toBe(it.expect.regularRateCents);
    if (it.input.mealPremium !== undefined)
      expect(overtimeRuleOf(it.input.rule, '2026-12-01')?.mealPremium).toBe(it.input.mealPremium);
  });
});

const chicago = defaultCalendar('America/Chicago');
const angeles = { ...defaultCalendar('America/Los_Angeles'), workdayStartsAt: '07:00' };
const ruleOf = (code: string) => overtimeRuleOf(code, '2026-12-01');
const shift = (id: string, startsAt: string, endsAt: string, more: Partial<WorkedShift> = {}): WorkedShift => ({
  id,
  startsAt,
  endsAt,
  rateCents: 6000,
  differentials: [],
  ...more,
});
const hour = 3_600_000;
/** Days in a row from Sunday, December 6, 2026, 7 AM in Los Angeles. */
const days = (hours: readonly number[], more: Partial<WorkedShift> = {}): WorkedShift[] =>
  hours.map((length, day) => {
    const start = Date.parse('2026-12-06T15:00:00Z') + day * 24 * hour;
    return shift(`d${day}`, new Date(start).toISOString(), new Date(start + length * hour).toISOString(), more);
  });
const premiums = (paid: ReturnType<typeof shiftPay>) =>
  paid.shifts.map(({ lines }) => lines.filter((line) => 'factor' in line).map((line) => [line.factor, line.minutes]));

describe('overtime rules', () => {
  it('pay no overtime if none applies', () => {
    const paid = shiftPay({ shifts: days([12, 12, 12, 12]), calendar: chicago, rule: null });
    expect(paid.totalCents).toBe(48 * 6000);
  });

  it('count California hours once, by day or by week', () => {
    const paid = shiftPay({ shifts: days([10, 10, 10, 10, 10]), calendar: angeles, rule: ruleOf('ca_daily') });
    expect(premiums(paid)).toEqual([[[0.5, 120]], [[0.5, 120]], [[0.5, 120]], [[0.5, 120]], [[0.5, 120]]]);
    const six = shiftPay({ shifts: days([8, 8, 8, 8, 8, 8]), calendar: angeles, rule: ruleOf('ca_daily') });
    expect(premiums(six).at(-1)).toEqual([[0.5, 480]]);
  });

  it('pay the seventh day of a California workweek at a premium, double after 8 hours', () => {
    const paid = shiftPay({ shifts: days([4, 4, 4, 4, 4, 4, 9]), calendar: angeles, rule: ruleOf('ca_daily') });
    expect(premiums(paid).at(-1)).toEqual([
      [0.5, 480],
      [1, 60],
    ]);
    const monday = { ...angeles, workweek: { day: 'mon', time: '07:00' } } as const;
    const over = shiftPay({ shifts: days([4, 4, 4, 4, 4, 4, 9]), calendar: monday, rule: ruleOf('ca_daily') });
    expect(premiums(over).at(-1)).toEqual([[0.5, 60]]);
  });

  it('spread a flat bonus over regular hours in California, and pay its overtime at one and a half', () => {
    const shifts = days([10, 10, 10, 10, 8]).map((it, day) => (day === 0 ? { ...it, bonusCents: 100_00 } : it));
    const paid = shiftPay({ shifts, calendar: angeles, rule: ruleOf('ca_daily') });
    // 48 hours, 40 regular: 100 / 40 = 2.50; 2 hours x (30 + 1.5 x 2.50).
    expect(paid.shifts[1]?.lines.at(-1)).toMatchObject({ code: 'overtime_premium', minutes: 120, cents: 67_50 });
    expect(decimalOf(regularRate(paid.periods[0]!))).toBe(6250);
  });

  it('pay one missed meal and one missed rest per workday, at the regular rate', () => {
    const start = '2026-12-07T15:00:00Z';
    const missed = { missedMeals: 2, missedRests: 1, differentials: [{ kind: 'charge', hourlyCents: 300 }] } as const;
    const shifts = [
      shift('a', start, '2026-12-07T19:00:00Z', missed),
      shift('b', '2026-12-07T20:00:00Z', '2026-12-08T00:00:00Z', missed),
    ];
    const paid = shiftPay({ shifts, calendar: angeles, rule: ruleOf('ca_aws_12') });
    expect(paid.shifts.map(({ lines }) => lines.map(({ code }) => code))).toEqual([
      ['base', 'charge', 'missed_meal', 'missed_rest'],
      ['base', 'charge'],
    ]);
    expect(paid.shifts[0]?.lines.at(-1)?.cents).toBe(63_00);
  });

  it('credit daily overtime toward the 14-day period of 8 and 80', () => {
    const calendar = { ...chicago, workdayStartsAt: '07:00', periodStartsOn: '2026-12-06' };
    const rule = ruleOf('eight_and_eighty');
    const total = (hours: number[]) =>
      premiums(shiftPay({ shifts: days(hours), calendar, rule }))
        .flat()
        .reduce((sum, [, minutes = 0]) => sum + minutes / 60, 0);
    expect(total([12, 12, 12, 0, 0, 0, 0, 12, 12, 12])).toBe(24);
    expect(total([8, 8, 8, 8, 8, 0, 0, 8, 8, 8, 8, 8, 4])).toBe(4);
    expect(total([10, 8, 8, 8, 8, 0, 0, 8, 8, 8, 8, 8])).toBe(2);
  });

  it('end a workweek in the location’s time zone, which splits a night shift into two lines', () => {
    const week = { ...chicago, workweek: { day: 'sun', time: '00:00' } } as const;
    const shifts = [
      ...days([12, 12, 12]).map((it, day) => ({ ...it, id: `w${day}` })),
      shift('night', '2026-12-12T21:00:00Z', '2026-12-13T11:00:00Z'),
    ];
    const paid = shiftPay({ shifts, calendar: week, rule: ruleOf('weekly_40') });
    // From 3 PM to midnight 9 hours in the first week, 5 of them overtime; 5 hours in the next.
    expect(paid.periods.map(({ minutes, overtimeMinutes }) => [minutes / 60, overtimeMinutes / 60])).toEqual([
      [45, 5],
      [5, 0],
    ]);
  });

  it('count consecutive hours over midnight in Colorado, with or without a lunch break', () => {
    const denver = defaultCalendar('America/Denver');
    const night = (breaks: WorkedShift['breaks'] = []) =>
      shift('n', '2026-12-08T00:00:00Z', '2026-12-08T14:00:00Z', { breaks });
    const minutes = (it: WorkedShift) =>
      premiums(shiftPay({ shifts: [it], calendar: denver, rule: ruleOf('co_daily') })).flat();
    expect(minutes(night())).toEqual([[0.5, 120]]);
    expect(minutes(night([['2026-12-08T04:00:00Z', '2026-12-08T04:30:00Z']]))).toEqual([[0.5, 90]]);
  });

  it('have weeks of 167 and 169 hours around clock changes', () => {
    const at = (startsAt: string, endsAt: string) =>
      shiftPay({ shifts: [shift('s', startsAt, endsAt)], calendar: chicago, rule: ruleOf('weekly_40') }).periods.map(
        (period) => (Date.parse(period.endsAt) - Date.parse(period.startsAt)) / hour,
      );
    expect(at('2026-11-03T14:00:00Z', '2026-11-03T20:00:00Z')).toEqual([169]);
    expect(at('2027-03-16T14:00:00Z', '2027-03-16T20:00:00Z')).toEqual([167]);
  });

  it('count standby pay in the regular rate, but not its hours', () => {
    const shifts = days([11, 11, 11, 11]).map((it, day) => (day === 0 ? { ...it, standbyCents: 88_00 } : it));
    const paid = shiftPay({ shifts, calendar: angeles, rule: ruleOf('weekly_40') });
    expect(paid.shifts[0]?.lines.at(-1)).toEqual({ code: 'standby', cents: 88_00 });
    expect(paid.shifts.at(-1)?.lines.at(-1)).toMatchObject({ minutes: 240, cents: 124_00 });
    const notCalled = shift('backup', '2026-12-07T01:00:00Z', '2026-12-07T01:00:00Z', { standbyCents: 40_00 });
    expect(shiftPay({ shifts: [notCalled], calendar: angeles, rule: ruleOf('weekly_40') })).toEqual({
      periods: [],
      shifts: [{ id: 'backup', lines: [{ code: 'standby', cents: 40_00 }], cents: 40_00 }],
      totalCents: 40_00,
    });
  });
});

describe('pay differentials', () => {
  const paidMinutes = (differential: Differential, from: string, to: string) =>
    shiftPay({
      shifts: [shift('s', from, to, { differentials: [differential] })],
      calendar: chicago,
      rule: null,
    }).shifts[0]?.lines.find(({ code }) => code === differential.kind);

  it('follow the wall clock by the minute across a clock change', () => {
    const late = { kind: 'night', hourlyCents: 500, from: '01:15', to: '01:45' } as const;
    expect(paidMinutes(late, '2026-11-01T00:00:00Z', '2026-11-01T13:00:00Z')).toMatchObject({ minutes: 60 });
    const skipped = { kind: 'night', hourlyCents: 500, from: '02:15', to: '02:45' } as const;
    expect(paidMinutes(skipped, '2027-03-14T01:00:00Z', '2027-03-14T12:00:00Z')).toBeUndefined();
  });

  it('apply on their days and dates', () => {
    const dates = holidayDays(['christmas_day'], 2026);
    const holiday = { kind: 'holiday', hourlyCents: 1000, dates } as const;
    expect(paidMinutes(holiday, '2026-12-25T01:00:00Z', '2026-12-25T13:00:00Z')).toMatchObject({ minutes: 420 });
    const weekendNight = { kind: 'weekend', hourlyCents: 300, days: ['sat'], from: '23:00', to: '06:00' } as const;
    expect(paidMinutes(weekendNight, '2026-12-05T01:00:00Z', '2026-12-05T13:00:00Z')).toMatchObject({ minutes: 360 });
  });
});

describe('the pay of any week', () => {
  const rates = fc.integer({ min: 1500, max: 15_000 });
  const differential: fc.Arbitrary<Differential> = fc.constantFrom(
    { kind: 'night', hourlyCents: 500, from: '19:00', to: '07:00' },
    { kind: 'weekend', hourlyCents: 300, days: ['sat', 'sun'] },
    { kind: 'evening', hourlyCents: 211, from: '15:05', to: '23:10' },
  );
  const week = fc
    .array(
      fc.record({
        minutes: fc.integer({ min: 60, max: 900 }),
        rateCents: rates,
        differentials: fc.uniqueArray(differential, { maxLength: 2, selector: ({ kind }) => kind }),
        bonusCents: fc.option(fc.nat(200_00), { nil: 0 }),
        missedMeals: fc.nat(1),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((shifts) =>
      shifts.map(({ minutes, ...terms }, day) => {
        const start = Date.parse('2026-10-30T23:00:00Z') + day * 24 * hour;
        return shift(`s${day}`, new Date(start).toISOString(), new Date(start + minutes * 60_000).toISOString(), terms);
      }),
    );
  const rule = fc.constantFrom(...overtimeRules);
  const longer = (it: WorkedShift, minutes: number): WorkedShift => ({
    ...it,
    endsAt: new Date(Date.parse(it.endsAt) + minutes * 60_000).toISOString(),
  });

  it('is the sum of its shifts, and each shift the sum of its lines, in whole cents', () => {
    fc.assert(
      fc.property(week, rule, (shifts, it) => {
        const paid = shiftPay({ shifts, calendar: chicago, rule: it });
        expect(paid.totalCents).toBe(centsOf(paid.shifts));
        for (const { lines, cents } of paid.shifts) {
          expect(cents).toBe(centsOf(lines));
          for (const line of lines) expect(Number.isSafeInteger(line.cents) && line.cents >= 0).toBe(true);
        }
        const worked = paid.periods.reduce((sum, { minutes }) => sum + minutes, 0);
        const base = paid.shifts.flatMap(({ lines }) => lines).filter((line) => line.code === 'base');
        expect(base.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(worked);
      }),
      { numRuns: 40 },
    );
  });

  it('does not depend on the order of its shifts', () => {
    fc.assert(
      fc.property(week, rule, (shifts, it) => {
        const paid = shiftPay({ shifts: shifts.toReversed(), calendar: chicago, rule: it });
        expect(paid).toEqual(shiftPay({ shifts, calendar: chicago, rule: it }));
      }),
      { numRuns: 25 },
    );
  });

  it('never decreases for a longer shift under the federal rule, at any rates', () => {
    fc.assert(
      fc.property(week, fc.nat(5), fc.integer({ min: 1, max: 240 }), (shifts, which, more) => {
        const pay = (of: WorkedShift[]) =>
          shiftPay({ shifts: of, calendar: chicago, rule: ruleOf('weekly_40') }).totalCents;
        const index = which % shifts.length;
        expect(pay(shifts.map((it, at) => (at === index ? longer(it, more) : it)))).toBeGreaterThanOrEqual(pay(shifts));
      }),
      { numRuns: 40 },
    );
  });

  it('never decreases for a longer shift under any rule, at a single rate', () => {
    const alike = week.map((shifts) =>
      shifts.map((it) => ({ ...it, rateCents: 5000, differentials: [], bonusCents: 0 })),
    );
    fc.assert(
      fc.property(alike, rule, fc.nat(5), fc.integer({ min: 1, max: 240 }), (shifts, it, which, more) => {
        const pay = (of: WorkedShift[]) => shiftPay({ shifts: of, calendar: chicago, rule: it }).totalCents;
        const index = which % shifts.length;
        expect(pay(shifts.map((one, at) => (at === index ? longer(one, more) : one)))).toBeGreaterThanOrEqual(
          pay(shifts),
        );
      }),
      { numRuns: 40 },
    );
  });
});
