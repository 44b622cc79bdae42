import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftToRaise, noRaises, raisedPay, raisesOf, spendOnRaise } from './raises';
import { nightTerms } from '../shifts/shift-terms.fixture';

const night = {
  ...nightTerms,
  ...{ rateCents: 60_00, differentials: [], bonusCents: 0, headcount: 2 },
  ...{ requiredCertifications: [], unitMonths: 0, orientation: false, notes: '' },
  ...{ startsAt: '2026-12-04T01:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z', minutes: 720 },
  timeZone: 'America/Chicago',
};

describe('pay raises for a shift at risk', () => {
  it('cost the extra pay of everyone on the shift, cheapest first', () => {
    expect(raisesOf(night).map(({ kind, hourlyCents, costCents }) => [kind, hourlyCents, costCents])).toEqual([
      ['raise_5', 300, 69_00],
      ['raise_10', 600, 138_00],
      ['bonus', 0, 200_00],
      ['raise_15', 900, 207_00],
      ['raise_25', 1500, 345_00],
    ]);
  });

  it('never lower pay, and round up to cents', () => {
    expect(raisedPay({ rateCents: 33_33, bonusCents: 0 }, 'raise_5')).toEqual({ rateCents: 35_00, bonusCents: 0 });
    expect(raisedPay({ rateCents: 33_33, bonusCents: 50_00 }, 'bonus')).toEqual({
      rateCents: 33_33,
      bonusCents: 150_00,
    });
  });
});

describe('weekly spending of a unit on raises', () => {
  it('stays within the approved amount, unless a manager approves more', () => {
    const first = spendOnRaise(noRaises, { costCents: 488_00, approvedCents: 900_00, byManager: false })!;
    expect(leftToRaise(first, 900_00)).toBe(412_00);
    const above = { costCents: 500_00, approvedCents: 900_00 };
    expect(spendOnRaise(first, { ...above, byManager: false })).toBeNull();
    const second = spendOnRaise(first, { ...above, byManager: true });
    expect(second).toEqual({ version: 2, spentCents: 988_00, extraCents: 88_00 });
    expect(spendOnRaise(noRaises, { costCents: 1, approvedCents: null, byManager: false })).toBeNull();
  });

  it('never exceeds the approved amount, however raises and the amount change', () => {
    const step = fc.record({
      costCents: fc.integer({ min: 1, max: 1000_00 }),
      approvedCents: fc.option(fc.integer({ min: 0, max: 2000_00 })),
      byManager: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let week = noRaises;
        for (const it of steps) {
          const next = spendOnRaise(week, it);
          if (!next) continue;
          expect(next.spentCents).toBeLessThanOrEqual((it.approvedCents ?? 0) + next.extraCents);
          if (!it.byManager) expect(next.extraCents).toBe(week.extraCents);
          week = next;
        }
      }),
    );
  });
});
