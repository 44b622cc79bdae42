import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOf, feeReturnedEntry, payoutSentEntry } from '../ledger';
import { approvedLine as line } from './approved-line.fixture';
import { feeByOrganization, instantFeeCents } from './payout-fee';
import { centsByOrganization, payoutCents } from './plan-payout';

it.each([
  [655_50, 9_83],
  [33_34, 50],
  [10_00, 50],
  [51, 50],
  [50, null],
])('of %i cents is %s', (amountCents, fee) => {
  expect(instantFeeCents(amountCents)).toBe(fee);
});

it('is split among organizations: no share exceeds its payment, and the entries sum to zero', () => {
  const lines = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 3000_00 }), organizationId: fc.constantFrom('o1', 'o2', 'o3') }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, (drawn) => {
      const all = drawn.map((fields, index) => line({ ...fields, shiftId: `s${index}` }));
      const fee = instantFeeCents(payoutCents(all)) ?? 0;
      const shares = feeByOrganization(all, fee);
      const paid = centsByOrganization(all);
      expect([...shares.values()].reduce((sum, cents) => sum + cents, 0)).toBe(fee);
      for (const [organizationId, feeCents] of shares) {
        const cents = paid.get(organizationId)!;
        expect(feeCents).toBeLessThanOrEqual(cents);
        const [payoutId, at] = ['p', '2026-11-27T00:00:00.000Z'];
        expect(balanceOf([payoutSentEntry({ payoutId, at, cents, feeCents })])).toBe(0);
        expect(balanceOf([feeReturnedEntry({ payoutId, at, cents: feeCents })])).toBe(0);
      }
    }),
  );
});
