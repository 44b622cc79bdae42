import { describe, expect, it } from 'vitest';
import { defaultCalendar } from './shift-pay/pay-calendar';
import { workweekPay, type PlacedShift } from './workweek-pay';

/** Ten paid hours. */
const on = (day: string, fields: Partial<PlacedShift> = {}): PlacedShift => ({
  shift: {
    ...{ id: day, startsAt: `${day}T13:00:00.000Z`, endsAt: `${day}T23:00:00.000Z` },
    ...{ rateCents: 60_00, differentials: [] },
  },
  ...{ day, state: 'IL', calendar: defaultCalendar('America/Chicago'), overtime: true },
  ...fields,
});

const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

describe('the pay of a workweek', () => {
  it('adds overtime to the later shifts, with the rule and the time it is final', () => {
    const paid = workweekPay(days.map((day) => on(day)));
    // 50 hours: the last ten are overtime.
    expect(paid.map(({ cents }) => cents)).toEqual([600_00, 600_00, 600_00, 600_00, 900_00]);
    expect(paid.map(({ rules }) => rules?.code ?? null)).toEqual([null, null, null, null, 'weekly_40']);
    expect(paid[4]?.rules?.until).toBe('2026-12-06T06:00:00.000Z');
  });

  it('does not depend on the order of its shifts', () => {
    const shifts = days.map((day) => on(day));
    const byId = (list: readonly PlacedShift[]) => new Map(workweekPay(list).map(({ id, cents }) => [id, cents]));
    expect(byId(shifts.toReversed())).toEqual(byId(shifts));
  });

  it('includes no overtime for contractors', () => {
    const paid = workweekPay(days.map((day) => on(day, { overtime: false })));
    expect(paid.every(({ cents, rules }) => cents === 600_00 && rules === null)).toBe(true);
  });

  it('uses the rule of each shift’s place, and never pays less than the federal rule', () => {
    const california = { state: 'CA', calendar: defaultCalendar('America/Los_Angeles') } as const;
    // By day two hours of the last shift are overtime, by week all ten.
    const paid = workweekPay([...days.slice(0, 4).map((day) => on(day)), on('2026-12-04', california)]);
    expect(paid.map(({ rules }) => rules?.code ?? null)).toEqual([null, null, null, null, 'weekly_40']);
    expect(paid[4]?.cents).toBe(900_00);
    const short = workweekPay([on('2026-11-30'), on('2026-12-04', california)]);
    expect(short.map(({ cents }) => cents)).toEqual([600_00, 660_00]);
    expect(short[1]?.rules?.code).toBe('ca_daily');
  });
});
