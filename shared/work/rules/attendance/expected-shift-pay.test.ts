import { describe, expect, it } from 'vitest';
import type { BreakRule } from '../pay/break-rules';
import { asPlanned, expectedShiftPay, type PlannedShift } from './expected-shift-pay';
import { overtimeRuleOf } from '../pay/overtime-rule';
import { shiftPay } from '../pay/shift-pay';
import { corrections, payStanding } from '../pay/shift-pay/corrections';
import { defaultCalendar } from '../pay/shift-pay/pay-calendar';

const calendar = defaultCalendar('America/Chicago');
const rule = overtimeRuleOf('weekly_40', '2026-12-01');
const breakRule: BreakRule = { mealMinutes: 30, meals: 1, paid: false, windowHours: 5 };
const night = { kind: 'night', hourlyCents: 500, from: '19:00', to: '07:00' } as const;

const shift = (id: string, startsAt: string, endsAt: string): PlannedShift => ({
  id,
  startsAt,
  endsAt,
  breakRule,
  rateCents: 5200,
  differentials: [night],
});

/** Golden P03: four nights of 11.5 paid hours. */
const nights = [
  shift('a', '2026-12-07T01:00:00Z', '2026-12-07T13:00:00Z'),
  shift('b', '2026-12-08T01:00:00Z', '2026-12-08T13:00:00Z'),
  shift('c', '2026-12-10T01:00:00Z', '2026-12-10T13:00:00Z'),
];
const fourth = shift('d', '2026-12-12T01:00:00Z', '2026-12-12T13:00:00Z');

describe('the expected pay of a shift', () => {
  it('follows its terms and breaks if it is the only shift', () => {
    const { pay, addedCents, overtimeMinutes } = expectedShiftPay({ shift: fourth, others: [], calendar, rule });
    expect(pay).toMatchObject({ id: 'd', cents: 655_50 });
    expect([addedCents, overtimeMinutes]).toEqual([655_50, 0]);
  });

  it('includes overtime of the week, and the added cost of the week', () => {
    const others = nights.map(asPlanned);
    const { pay, addedCents, overtimeMinutes } = expectedShiftPay({ shift: fourth, others, calendar, rule });
    expect(pay.lines.at(-1)).toMatchObject({ code: 'overtime_premium', minutes: 360, cents: 171_00 });
    expect([pay.cents, addedCents, overtimeMinutes]).toEqual([826_50, 826_50, 360]);
  });

  it('includes overtime that it moves to a later shift', () => {
    const [first, ...later] = [...nights, fourth];
    const others = later.map(asPlanned);
    const { pay, addedCents, overtimeMinutes } = expectedShiftPay({ shift: first, others, calendar, rule });
    expect([pay.cents, addedCents, overtimeMinutes]).toEqual([655_50, 826_50, 360]);
  });

  it('equals the actual pay if the shift goes as planned', () => {
    const shifts = [...nights, fourth].map(asPlanned);
    const paid = shiftPay({ shifts, calendar, rule }).shifts.at(-1);
    expect(expectedShiftPay({ shift: fourth, others: nights.map(asPlanned), calendar, rule }).pay).toEqual(paid);
  });
});

describe('pay corrections', () => {
  it('are the differences of a recomputed week; approved lines stay', () => {
    const before = shiftPay({ shifts: [...nights, fourth].map(asPlanned), calendar, rule });
    const longer = [...nights, fourth].map(asPlanned).map((it) => (it.id === 'a' ? { ...it, breaks: [] } : it));
    const after = shiftPay({ shifts: longer, calendar, rule });
    const found = corrections(before.shifts, after.shifts);
    expect(found.map(({ id, line }) => [id, line.cents])).toEqual([
      ['a', 28_50],
      ['d', 14_25],
    ]);
    const sum = found.reduce((total, { line }) => total + line.cents, before.totalCents);
    expect(sum).toBe(after.totalCents);
    expect(corrections(after.shifts, after.shifts)).toEqual([]);
    expect(corrections([{ id: 'gone', cents: 100 }], [])).toEqual([
      { id: 'gone', line: { code: 'correction', cents: -100 } },
    ]);
  });
});

describe('the status of an amount', () => {
  const paid = shiftPay({ shifts: [...nights, fourth].map(asPlanned), calendar, rule });
  const standing = (index: number, at: string, open: { startsAt: string }[] = []) => {
    const { startsAt, endsAt } = [...nights, fourth][index] ?? fourth;
    const computed = paid.shifts[index] ?? { id: '', cents: 0, lines: [] };
    return payStanding({ shift: computed, startsAt, endsAt, open, periods: paid.periods, at });
  };

  it('is final after a shift without overtime, unless an earlier shift is open', () => {
    expect(standing(1, '2026-12-08T12:00:00Z')).toBe('expected');
    expect(standing(1, '2026-12-08T13:00:00Z', [fourth])).toBe('final');
    expect(standing(1, '2026-12-08T13:00:00Z', [{ startsAt: '2026-12-07T01:00:00Z' }])).toBe('expected');
  });

  it('is expected with overtime until the week ends and no shift is open', () => {
    expect(standing(3, '2026-12-12T14:00:00Z')).toBe('expected');
    expect(standing(3, '2026-12-13T06:00:00Z')).toBe('final');
    expect(standing(3, '2026-12-13T06:00:00Z', [{ startsAt: '2026-12-08T01:00:00Z' }])).toBe('expected');
  });
});
