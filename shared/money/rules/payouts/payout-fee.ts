import type { PayoutLine } from '../../model/payout';
import { instantFee } from '../../limits/payout-limits';
import { centsByOrganization } from './plan-payout';

/** Fee of an instant payout; null if nothing would be left. */
export const instantFeeCents = (amountCents: number): number | null => {
  const share = Math.round((amountCents * instantFee.basisPoints) / 10_000);
  const fee = Math.max(instantFee.minimumCents, share);
  return fee < amountCents ? fee : null;
};

/** Share of the fee in each organization's books: no more than its payment, in order. */
export const feeByOrganization = (lines: readonly PayoutLine[], feeCents: number): Map<string, number> => {
  let left = feeCents;
  return new Map(
    [...centsByOrganization(lines)].map(([organizationId, cents]) => {
      const share = Math.min(left, cents);
      left -= share;
      return [organizationId, share];
    }),
  );
};
