import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { ProviderUnavailable, ProviderRefused } from '../../platform/payments/provider-port';
import { ConcurrentModificationError, retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { BillingAccount } from '../../store/money/billing/billing-account';
import { invalidCode } from './invalid-code';
import type { Deps } from './ports';
import { changeDeadline, syncOwner } from './synchronization/sync-customer';

export const ownerOf = ({ userId, membership, role }: AuthorizedCaller): string => {
  if (role === 'professional') return userId;
  if (!membership) throw new AppError('NO_ORGANIZATION');
  return membership.organizationId;
};

export const requireBilling = ({ stage }: Pick<Deps, 'stage'>): void => {
  if (stage.mode === 'off') throw new AppError('BILLING_OFF');
};

const needsStep = ({ code, declineCode }: ProviderRefused): boolean =>
  code === 'subscription_payment_intent_requires_action' ||
  code === 'authentication_required' ||
  declineCode === 'authentication_required';

/** Returns whether the code was used up, has ended since its check, or isn't for this customer. */
const isCodeRefused = ({ code, param }: ProviderRefused): boolean =>
  code === 'promotion_code_invalid' || code === 'coupon_expired' || param.startsWith('discounts');

const refusalOf = (error: ProviderRefused): AppError | null => {
  if (isCodeRefused(error)) return invalidCode();
  if (error.status === 402) return new AppError(needsStep(error) ? 'PAYMENT_NEEDS_CONFIRMATION' : 'PAYMENT_DECLINED');
  return null;
};

/** Maps the provider's errors to ours. Any other rejection is a bug, logged as a 500. */
export const withProvider = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new AppError('PROVIDER_DOWN', undefined, { retryAfterSeconds: 60 });
    throw (error instanceof ProviderRefused && refusalOf(error)) || error;
  }
};

export const save = async (deps: Pick<Deps, 'accounts'>, before: BillingAccount, after: BillingAccount) => {
  try {
    return await deps.accounts.save(before, after);
  } catch (error) {
    throw error instanceof ConcurrentModificationError ? new AppError('STALE_VERSION') : error;
  }
};

/** Returns the account with a provider customer, which is created once with the first change. */
export const withCustomer = async (deps: Deps, ownerId: string): Promise<BillingAccount & { customerId: string }> => {
  const account = await deps.accounts.get(ownerId);
  if (account.customerId !== null) return { ...account, customerId: account.customerId };
  const owner = await deps.owners.of(ownerId);
  if (!owner) throw new AppError('NOT_FOUND');
  const customerId = await deps.provider.createCustomer({ ownerId, ...owner }, `customer-${ownerId}`);
  const saved = await save(deps, account, { ...account, customerId });
  return { ...saved, customerId };
};

type Changing = BillingAccount & { customerId: string };

/**
 * Runs one change of an account at the provider. The first of two tabs locks the account by its version; the other is
 * rejected. Then stores the provider's state. `key` makes repeats of this change idempotent at the provider.
 */
export const changing = async (
  deps: Deps,
  { ownerId, version }: { ownerId: string; version: number },
  change: (account: Changing, key: string) => Promise<Partial<BillingAccount>>,
): Promise<BillingAccount> => {
  requireBilling(deps);
  await deps.throttle.count('billingChanges', { owner: ownerId });
  const first = await deps.accounts.get(ownerId);
  if (first.version !== version) throw new AppError('STALE_VERSION');
  return withProvider(async () => {
    const before = await withCustomer(deps, ownerId);
    const now = deps.clock.now();
    if (before.changingUntil !== null && before.changingUntil > now.toISOString()) throw new AppError('IN_PROGRESS');
    const taken = await save(deps, before, { ...before, changingUntil: changeDeadline(now) });
    // Reads again, because provider events may have been stored meanwhile.
    const release = (fields: Partial<BillingAccount>): Promise<BillingAccount> =>
      retryOnConflict(async () => {
        const current = await deps.accounts.get(ownerId);
        return deps.accounts.save(current, { ...current, ...fields, changingUntil: null });
      });
    try {
      const fields = await change({ ...taken, customerId: before.customerId }, `${ownerId}-${taken.version}`);
      await release(fields);
    } catch (error) {
      await release({}).catch(() => undefined);
      throw error;
    }
    return (await syncOwner(deps, ownerId, before.customerId)).account;
  });
};
