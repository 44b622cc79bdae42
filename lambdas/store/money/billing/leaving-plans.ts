import type { StageBilling } from '@shared/money/rules/entitlements';
import type { Clock } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import type { PaymentProvider, ProviderSubscription } from '../../../platform/payments/provider-port';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { emptyProjection, newAccount, type BillingAccount } from './billing-account';
import type { BillingAccounts } from './ports';

export type LeavingPlansDeps = {
  accounts: Pick<BillingAccounts, 'get' | 'save'>;
  provider: Pick<PaymentProvider, 'stateOf' | 'setCancellation' | 'endSubscription' | 'endCheckout' | 'forgetCustomer'>;
  stage: StageBilling;
  clock: Pick<Clock, 'now'>;
};

/** Changes to the plan of an account or organization that is being deleted. All are idempotent. */
export type LeavingPlans = {
  /** Ends renewal, and closes an open payment page. Returns true if that ends a plan. */
  endWith(ownerId: string): Promise<boolean>;
  /** Resumes the plan that ended only because its owner was leaving. Returns true if there was one. */
  stayWith(ownerId: string): Promise<boolean>;
  /** Ends current plans at once, and removes the owner's details, here and at the provider. */
  forget(ownerId: string): Promise<{ subscriptions: number; customers: number }>;
};

const runs = ({ endedAt, status }: ProviderSubscription): boolean =>
  endedAt === null && status !== 'canceled' && status !== 'incomplete_expired';
/** Without payment, there is no paid time left. */
const isUnpaid = ({ status }: ProviderSubscription): boolean => ['paused', 'unpaid', 'incomplete'].includes(status);

/** Keeps only proof of payments: invoices and the ledger are separate items. */
const emptied = (account: BillingAccount): BillingAccount => {
  const { projection, acts, ownerId, version } = account;
  const { trialUsed, moneyBackTaken } = projection;
  return {
    ...newAccount(ownerId),
    version,
    projection: { ...emptyProjection, trialUsed, moneyBackTaken },
    acts: acts.map((act) => ({ ...act, reason: '' })),
  };
};

const isEmptied = ({ customerId, details, override }: BillingAccount): boolean =>
  customerId === null && details === null && override === null;

type WithCustomer = BillingAccount & { customerId: string };

export const createLeavingPlans = ({ accounts, provider, stage, clock }: LeavingPlansDeps): LeavingPlans => {
  /** Returns null without a customer at the provider. A running change could undo this one, so it is repeated later. */
  const withCustomer = async (ownerId: string): Promise<WithCustomer | null> => {
    const account = await accounts.get(ownerId);
    const { customerId, changingUntil } = account;
    if (customerId === null) return null;
    if (stage.mode === 'off') {
      log.error('a customer stays at the provider', new Error('This stage sells no plans.'), { ownerId, customerId });
      return null;
    }
    if (changingUntil !== null && changingUntil > clock.now().toISOString()) {
      throw new Error('The plan is being changed.');
    }
    return { ...account, customerId };
  };

  const running = async (customerId: string): Promise<ProviderSubscription[]> =>
    ((await provider.stateOf(customerId))?.subscriptions ?? []).filter(runs);

  const key = ({ ownerId, version }: BillingAccount, { subscriptionId }: ProviderSubscription, what: string): string =>
    `${ownerId}-${version}-${subscriptionId}-${what}`;

  const closePage = async ({ checkout }: BillingAccount): Promise<void> => {
    if (checkout) await provider.endCheckout(checkout.sessionId);
  };

  const endWith = async (ownerId: string): Promise<boolean> => {
    const account = await withCustomer(ownerId);
    if (!account) return false;
    await closePage(account);
    const renewing = (await running(account.customerId)).filter(({ cancelsAt }) => cancelsAt === null);
    // Sets the mark first, so that a repeat after an interruption knows what to resume.
    const isMarked = account.endsWithOwner || renewing.length > 0;
    const marked =
      isMarked === account.endsWithOwner && account.checkout === null
        ? account
        : await accounts.save(account, { ...account, endsWithOwner: isMarked, checkout: null });
    for (const it of renewing) {
      if (isUnpaid(it)) await provider.endSubscription(it.subscriptionId, key(marked, it, 'leave'));
      else await provider.setCancellation(it.subscriptionId, true, key(marked, it, 'leave'));
    }
    return renewing.length > 0;
  };

  const stayWith = async (ownerId: string): Promise<boolean> => {
    const account = await withCustomer(ownerId);
    if (!account?.endsWithOwner) return false;
    const ending = (await running(account.customerId)).filter(({ cancelsAt }) => cancelsAt !== null);
    for (const it of ending) await provider.setCancellation(it.subscriptionId, false, key(account, it, 'stay'));
    await accounts.save(account, { ...account, endsWithOwner: false });
    return ending.length > 0;
  };

  const forget = async (ownerId: string): Promise<{ subscriptions: number; customers: number }> => {
    const account = await withCustomer(ownerId);
    let ended: ProviderSubscription[] = [];
    if (account) {
      await closePage(account);
      ended = await running(account.customerId);
      for (const it of ended) await provider.endSubscription(it.subscriptionId, key(account, it, 'end'));
      await provider.forgetCustomer(account.customerId, `${ownerId}-${account.version}-forget`);
    }
    const stored = account ?? (await accounts.get(ownerId));
    if (!isEmptied(stored)) await accounts.save(stored, emptied(stored));
    return { subscriptions: ended.length, customers: account ? 1 : 0 };
  };

  return {
    endWith: (ownerId) => retryOnConflict(() => endWith(ownerId)),
    stayWith: (ownerId) => retryOnConflict(() => stayWith(ownerId)),
    forget: (ownerId) => retryOnConflict(() => forget(ownerId)),
  };
};
