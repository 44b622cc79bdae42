import type { StageBilling } from '@shared/money/rules/entitlements';
import { log } from '../../../platform/logger';
import type { PayoutProvider } from '../../../platform/payments/payout-port';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { PayoutStore } from './ports';

export type LeavingPayeesDeps = {
  store: Pick<PayoutStore, 'account' | 'saveAccount' | 'list'>;
  provider: Pick<PayoutProvider, 'close'>;
  stage: StageBilling;
};

/** Data of a paid person at the payment provider. */
export type LeavingPayees = {
  /** Deletes their account there. `wait`: a payout or a return is still in transit. Idempotent. */
  forget(userId: string): Promise<{ accounts: number } | 'wait'>;
};

/** Older payouts arrived, or support handled them. */
const lookedAt = 20;

export const createLeavingPayees = ({ store, provider, stage }: LeavingPayeesDeps): LeavingPayees => {
  const isOnItsWay = async (userId: string): Promise<boolean> =>
    (await store.list(userId, lookedAt)).some(({ status }) => status !== 'paid');

  const forget = async (userId: string): Promise<{ accounts: number } | 'wait'> => {
    const before = await store.account(userId);
    const { accountId, openPayoutId } = before;
    if (accountId === null) return { accounts: 0 };
    if (stage.mode === 'off') {
      log.error('an account stays at the provider', new Error('This stage pays no one.'), { accountId });
      return { accounts: 0 };
    }
    if (openPayoutId !== null || (await isOnItsWay(userId))) return 'wait';
    if ((await provider.close(accountId)) === 'holds_money') {
      log.error('an account holds money', new Error('It has to be paid out first.'), { accountId });
      return 'wait';
    }
    await store.saveAccount(before, { ...before, accountId: null, isReady: false, instant: null });
    return { accounts: 1 };
  };

  return { forget: (userId) => retryOnConflict(() => forget(userId)) };
};
