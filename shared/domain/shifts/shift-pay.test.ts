import { describe, expect, it } from 'vitest';
import { overtimeRuleOf } from './overtime-rule';
import { shiftPay } from './shift-pay';
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

describe('pay of shifts', () => {
  it.each(golden.pay)('$id: $title', (it) => {
    const paid = paidOf(it);
    expect(paid).toMatchObject({ shifts: it.expect.shifts, totalCents: it.expect.totalCents });
    for (const period of paid.periods) expect(decimalOf(regularRate(period))).toBe(it.expect.regularRateCents);
    if (it.input.mealPremium !== undefined)
      expect(overtimeRuleOf(it.input.rule, '2026-12-01')?.mealPremium).toBe(it.input.mealPremium);
  });
});
