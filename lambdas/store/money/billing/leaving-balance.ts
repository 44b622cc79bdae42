import { billingLimits } from '@shared/money/billing/billing-limits';
import type { StageBilling } from '@shared/money/rules/entitlements';
import { addSeconds, type Clock } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import type { PaymentProvider, ProviderState } from '../../../platform/payments/provider-port';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { PayoutStore } from '../payouts/ports';
import type { BillingAccount } from './billing-account';
import { fundedBy, fundedCents } from './deposits';
import type { BillingAccounts } from './ports';

export type LeavingBalanceDeps = {
  accounts: Pick<BillingAccounts, 'get' | 'save' | 'entries'>;
  funds: Pick<PayoutStore, 'funds'>;
  provider: Pick<PaymentProvider, 'stateOf' | 'refund'>;
  stage: StageBilling;
  clock: Pick<Clock, 'now'>;
};

/** Unspent prepaid balance of a closing organization. Both operations are idempotent. */
export type LeavingBalance = {
  /** Refunds the payments, newest first. Returns whether there were any, or `wait` during another change. */
  giveBack(ownerId: string): Promise<boolean | 'wait'>;
  /** Whether the ledger has all refunds. Only the provider's events write them. */
  isBooked(ownerId: string): Promise<boolean>;
};

type WithCustomer = BillingAccount & { customerId: string };
type Refund = { invoiceId: string; amountCents: number };

/** Refunds each payment's remaining amount until the unspent balance is used up. */
const refundsOf = ({ invoices, creditNotes }: ProviderState, unspentCents: number): Refund[] => {
  let left = unspentCents;
  const newest = invoices.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return newest.flatMap((invoice) => {
    const amountCents = Math.min(left, fundedBy(invoice, creditNotes));
    left -= amountCents;
    return amountCents > 0 ? [{ invoiceId: invoice.invoiceId, amountCents }] : [];
  });
};

export const createLeavingBalance = (deps: LeavingBalanceDeps): LeavingBalance => {
  const { accounts, funds, provider, stage, clock } = deps;

  const withCustomer = async (ownerId: string): Promise<WithCustomer | null> => {
    const account = await accounts.get(ownerId);
    const { customerId, projection } = account;
    if (customerId === null || projection.fundedCents === 0) return null;
    if (stage.mode !== 'off') return { ...account, customerId };
    log.error('a balance stays at the provider', new Error('This stage sells no plans.'), { ownerId, customerId });
    return null;
  };

  const stateOf = async (customerId: string): Promise<ProviderState> => {
    const state = await provider.stateOf(customerId);
    if (!state) throw new Error('The customer is gone, but not its balance.');
    return state;
  };

  /** Blocks payouts from the balance: each is written under this version. */
  const hold = (account: WithCustomer): Promise<BillingAccount> => {
    const changingUntil = addSeconds(clock.now(), billingLimits.changeMinutes * 60).toISOString();
    return accounts.save(account, { ...account, changingUntil });
  };

  const refund = async (held: WithCustomer): Promise<boolean> => {
    const { ownerId, customerId } = held;
    const [state, { spent }] = await Promise.all([stateOf(customerId), funds.funds(ownerId)]);
    const refunds = refundsOf(state, fundedCents(state) - spent.spentCents);
    // A repeat after a lost answer has the same amounts, or finds the credit note.
    for (const order of refunds) {
      const key = `${ownerId}-closing-${order.invoiceId}-${order.amountCents}`;
      await provider.refund({ ...order, memo: 'closed' }, key);
    }
    return refunds.length > 0;
  };

  const release = (ownerId: string): Promise<void> =>
    retryOnConflict(async () => {
      const current = await accounts.get(ownerId);
      const state = current.customerId === null ? null : await stateOf(current.customerId);
      const funded = state ? fundedCents(state) : 0;
      const projection = { ...current.projection, fundedCents: funded };
      await accounts.save(current, { ...current, projection, changingUntil: null });
    });

  const giveBack = async (ownerId: string): Promise<boolean | 'wait'> => {
    const account = await withCustomer(ownerId);
    if (!account) return false;
    if (account.changingUntil !== null && account.changingUntil > clock.now().toISOString()) return 'wait';
    const { spent } = await funds.funds(ownerId);
    if (account.projection.fundedCents <= spent.spentCents) return false;
    const held = await hold(account);
    const isRefunded = await refund({ ...held, customerId: account.customerId });
    await release(ownerId);
    return isRefunded;
  };

  return {
    async giveBack(ownerId) {
      try {
        return await giveBack(ownerId);
      } catch (error) {
        if (error instanceof ConcurrentModificationError) return 'wait';
        throw error;
      }
    },

    async isBooked(ownerId) {
      const { customerId } = await accounts.get(ownerId);
      const state = customerId === null || stage.mode === 'off' ? null : await provider.stateOf(customerId);
      if (!state) return true;
      const deposits = new Set(state.invoices.filter((it) => fundedBy(it, []) > 0).map(({ invoiceId }) => invoiceId));
      const booked = new Set((await accounts.entries(ownerId)).map(({ source }) => source));
      return state.creditNotes
        .filter((note) => !note.void && deposits.has(note.invoiceId))
        .every(({ creditNoteId }) => booked.has(`note:${creditNoteId}`));
    },
  };
};
