import { billingNotices } from '@shared/money/billing/vocabulary';
import { payoutOutcomes } from '@shared/money/model/payout-vocabulary';
import { newAccount, type BillingAccount } from '../../../store/money/billing/billing-account';

const failedAt = '2026-11-20T09:00:00.000Z';

export const failingAccount: BillingAccount = {
  ...newAccount('org_1'),
  projection: {
    ...newAccount('org_1').projection,
    subscription: {
      subscriptionId: 'sub_1',
      itemId: 'si_1',
      planId: 'team',
      termsVersion: 1,
      period: 'year',
      status: 'past_due',
      priceCents: 2990_00,
      periodStartsAt: failedAt,
      periodEndsAt: '2027-11-20T09:00:00.000Z',
      trialEndsAt: null,
      cancelsAt: null,
    },
    sent: [{ invoiceId: 'in_2', amountCents: 24_000_00, dueAt: failedAt, payUrl: null }],
    failure: { since: failedAt, invoiceId: 'in_1', amountCents: 2990_00, nextAttemptAt: null, payUrl: null },
  },
};

const { projection } = failingAccount;
/** After a trial without a payment method. */
export const endedTrial: BillingAccount = {
  ...failingAccount,
  projection: { ...projection, failure: null, subscription: { ...projection.subscription!, status: 'paused' } },
};

export const billingSamples = {
  'billing.notice_due': billingNotices.map((notice) => ({
    data: { ownerId: 'org_1', notice, noticeId: notice === 'invoice_overdue' ? 'in_2' : 'once' },
    ...(notice === 'trial_ended' && { reader: { billing: async () => endedTrial } }),
  })),
  'payout.settled': payoutOutcomes.map((status) => ({
    data: { payoutId: 'pay_1', userId: 'pro', status, attempt: 1 },
  })),
};
