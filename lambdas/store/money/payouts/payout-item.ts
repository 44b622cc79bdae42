import { Day, Instant, OrganizationId, UserId } from '@shared/core/model/fields';
import { Payout, PayoutDestination, PayoutId } from '@shared/money/model/payout';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { payoutIndexes, payoutKeys } from './keys';

/** Payout account of a person. One change at a time, guarded by `version`. */
export const PayoutAccountItem = z.object({
  userId: UserId,
  /** Account ID at the provider; null before one exists. */
  accountId: z.string().nullable(),
  /** Whether the provider has identity and bank details. */
  isReady: z.boolean(),
  /** Destination of an instant payout; null if none supports it. */
  instant: PayoutDestination.extend({ destinationId: z.string() }).nullable().default(null),
  openPayoutId: PayoutId.nullable(),
  /** Amount requested on the last day with any. */
  spent: z.object({ day: Day, cents: z.int().nonnegative() }).nullable(),
  version: z.int().nonnegative(),
});
export type PayoutAccountItem = z.infer<typeof PayoutAccountItem>;

export const newPayoutAccount = (userId: string): PayoutAccountItem => ({
  userId,
  accountId: null,
  isReady: false,
  instant: null,
  openPayoutId: null,
  spent: null,
  version: 0,
});

export const payoutAccountItem = (account: PayoutAccountItem): Item => ({
  ...payoutKeys.payoutAccount(account.userId),
  ...entity('PayoutAccount'),
  ...account,
});

export const PayoutItem = Payout.extend({
  userId: UserId,
  accountId: z.string(),
  // Older payouts have no method.
  method: Payout.shape.method.default('standard'),
  feeCents: Payout.shape.feeCents.default(0),
  returnedFeeCents: Payout.shape.returnedFeeCents.default(0),
  /** For an instant one: the bank account or card at the provider. */
  destinationId: z.string().nullable().default(null),
  /** Transfer to the person's account at the provider. */
  transferId: z.string().nullable(),
  /** Transfer of the fee for an instant payout that became a standard one. */
  feeTransferId: z.string().nullable().default(null),
  /** The last payout at the provider, and the number of payouts. */
  providerPayoutId: z.string().nullable(),
  attempt: z.int().positive(),
  /** Whether the timesheets mark the shifts as paid. */
  isRecorded: z.boolean(),
  dueAt: Instant.nullable(),
  version: z.int().positive(),
});
export type PayoutItem = z.infer<typeof PayoutItem>;

export const payoutItem = (payout: PayoutItem): Item => ({
  ...payoutKeys.payout(payout.userId, payout.payoutId),
  ...entity('Payout'),
  ...payout,
  ...(payout.dueAt !== null && {
    gsi3pk: payoutIndexes.duePayouts,
    gsi3sk: `${payout.dueAt}#${payout.userId}#${payout.payoutId}`,
  }),
});

export const ShiftFundsItem = z.object({
  organizationId: OrganizationId,
  spentCents: z.int().nonnegative(),
  version: z.int().nonnegative(),
});
export type ShiftFundsItem = z.infer<typeof ShiftFundsItem>;

export const shiftFundsItem = (funds: ShiftFundsItem): Item => ({
  ...payoutKeys.shiftFunds(funds.organizationId),
  ...entity('ShiftFunds'),
  ...funds,
});

/** Omits server-only fields. */
export const payoutView = ({
  userId: _user,
  accountId: _account,
  destinationId: _destination,
  transferId: _transfer,
  feeTransferId: _feeTransfer,
  providerPayoutId: _provider,
  attempt: _attempt,
  isRecorded: _recorded,
  dueAt: _due,
  version: _version,
  ...seen
}: PayoutItem): Payout => seen;
