import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type { PayoutAccountItem, PayoutItem, ShiftFundsItem } from './payout-item';

export const payoutClasses = {
  PayoutAccount: {
    accountId: 'operational',
    instant: 'identity',
    isReady: 'operational',
    openPayoutId: 'operational',
    spent: 'operational',
    userId: 'operational',
    version: 'operational',
  } satisfies ClassesOf<PayoutAccountItem>,
  Payout: {
    accountId: 'operational',
    amountCents: 'operational',
    arrivesOn: 'operational',
    attempt: 'operational',
    createdAt: 'operational',
    destinationId: 'operational',
    dueAt: 'operational',
    failure: 'operational',
    feeCents: 'operational',
    feeTransferId: 'operational',
    isRecorded: 'operational',
    lines: 'content',
    method: 'operational',
    payoutId: 'operational',
    providerPayoutId: 'operational',
    returnedFeeCents: 'operational',
    status: 'operational',
    transferId: 'operational',
    userId: 'operational',
    version: 'operational',
  } satisfies ClassesOf<PayoutItem>,
  ShiftFunds: {
    organizationId: 'operational',
    spentCents: 'operational',
    version: 'operational',
  } satisfies ClassesOf<ShiftFundsItem>,
} as const satisfies Record<string, AttributeClasses>;
