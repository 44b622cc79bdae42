import { calendarDay } from '@shared/core/rules/calendar-days';
import { currency } from '@shared/money/billing/catalogue';
import * as z from 'zod';
import type { InstantDestination, PayoutProvider, ProviderPayout } from './payout-port';
import { ProviderRefused } from './provider-port';
import type { StripeClient } from './stripe-client';

const Identified = z.object({ id: z.string() });
const Link = z.object({ url: z.string() });
/** https://docs.stripe.com/connect/instant-payouts#external-account-eligibility */
const ExternalAccount = z.object({
  id: z.string(),
  object: z.enum(['bank_account', 'card']),
  last4: z.string(),
  available_payout_methods: z.array(z.string()).nullish(),
  default_for_currency: z.boolean().nullish(),
});
const Account = z.object({
  external_accounts: z.object({ data: z.array(ExternalAccount) }).default({ data: [] }),
  metadata: z.record(z.string(), z.string()).default({}),
  payouts_enabled: z.boolean().default(false),
  capabilities: z.object({ transfers: z.string().optional() }).default({}),
});

const Balance = z.object({
  available: z.array(z.object({ amount: z.int() })),
  pending: z.array(z.object({ amount: z.int() })),
});

/** 403 means that it was disconnected. */
const isGone = (error: unknown): boolean =>
  error instanceof ProviderRefused && (error.status === 404 || error.status === 403);

/** Prefers the person's default. */
const instantOf = ({ external_accounts: { data } }: z.infer<typeof Account>): InstantDestination | null => {
  const [found] = data
    .filter((it) => it.available_payout_methods?.includes('instant'))
    .toSorted((one, other) => Number(other.default_for_currency ?? false) - Number(one.default_for_currency ?? false));
  return found ? { destinationId: found.id, kind: found.object, last4: found.last4 } : null;
};

/** https://docs.stripe.com/api/payouts/object#payout_object-status */
const Payout = z
  .object({
    id: z.string(),
    status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
    arrival_date: z.int(),
    failure_code: z.string().nullable().default(null),
  })
  .transform(({ id, status, arrival_date: at, failure_code: failure }): ProviderPayout => {
    const isBack = status === 'failed' || status === 'canceled';
    return {
      providerPayoutId: id,
      status: isBack ? 'failed' : status === 'paid' ? 'paid' : 'sent',
      // A bank day, which Stripe gives as its midnight in UTC.
      arrivesOn: calendarDay(at * 1000),
      failure: isBack ? (failure ?? status) : null,
    };
  });

/**
 * Connect: separate charges and transfers, an account for each person with Stripe's own pages, and payouts only on
 * request. https://docs.stripe.com/connect/separate-charges-and-transfers https://docs.stripe.com/connect/manual-payouts
 */
export const createStripePayouts = (client: StripeClient): PayoutProvider => ({
  // Stripe allows neither while it holds money. If it can't be deleted for other reasons, rejection disables it.
  // https://docs.stripe.com/api/accounts/delete https://docs.stripe.com/api/account/reject
  async close(account) {
    const path = `/v1/accounts/${account}`;
    try {
      await client.call({ method: 'DELETE', path });
    } catch (error) {
      if (isGone(error)) return 'closed';
      if (!(error instanceof ProviderRefused)) throw error;
      const { available, pending } = Balance.parse(await client.call({ method: 'GET', path: '/v1/balance', account }));
      if ([...available, ...pending].some(({ amount }) => amount !== 0)) return 'holds_money';
      await client.call({ method: 'POST', path: `${path}/reject`, form: { reason: 'other' } });
    }
    return 'closed';
  },

  async onboard({ userId, email }, key) {
    const form = {
      country: 'US',
      email,
      business_type: 'individual',
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        stripe_dashboard: { type: 'express' },
      },
      capabilities: { transfers: { requested: true } },
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { userId },
    };
    return Identified.parse(await client.call({ method: 'POST', path: '/v1/accounts', form, key })).id;
  },

  // A link works once and for some minutes. https://docs.stripe.com/api/account_links/create
  async page(account, returnUrl) {
    const form = { account, refresh_url: returnUrl, return_url: returnUrl, type: 'account_onboarding' };
    return Link.parse(await client.call({ method: 'POST', path: '/v1/account_links', form }));
  },

  async eligibility(accountId) {
    try {
      const account = Account.parse(await client.call({ method: 'GET', path: `/v1/accounts/${accountId}` }));
      const isReady = account.payouts_enabled && account.capabilities.transfers === 'active';
      return { userId: account.metadata['userId'] ?? null, isReady, instant: isReady ? instantOf(account) : null };
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  },

  // Stripe forgets keys after a day; what a lost answer was about is found by its group.
  // https://docs.stripe.com/api/idempotent_requests
  async transfer({ accountId, group, amountCents }) {
    const [known] = await client.every('/v1/transfers', { transfer_group: group });
    if (known) return Identified.parse(known).id;
    const form = { amount: amountCents, currency, destination: accountId, transfer_group: group };
    const key = `${group}-transfer`;
    return Identified.parse(await client.call({ method: 'POST', path: '/v1/transfers', form, key })).id;
  },

  // The balance there covers one payout, so a second one is refused.
  async send({ accountId, amountCents, instantTo }, key) {
    const delivery = instantTo === null ? { method: 'standard' } : { method: 'instant', destination: instantTo };
    const form = { amount: amountCents, currency, ...delivery };
    return Payout.parse(await client.call({ method: 'POST', path: '/v1/payouts', form, key, account: accountId }));
  },

  async status(accountId, providerPayoutId) {
    return Payout.parse(
      await client.call({ method: 'GET', path: `/v1/payouts/${providerPayoutId}`, account: accountId }),
    );
  },
});
