import { entitlementsOf, type Entitlements } from '@shared/money/rules/entitlements';
import type { PlanState } from '@shared/money/billing/vocabulary';
import type { LeavingPlan } from '@shared/money/model/billing';
import type { PlanLine } from '@shared/accounts/model/settings-overview';
import type { Clock } from '../../../platform/clock';
import { getItem, type Table } from '../../../platform/table/table';
import { jobKeys } from '../../hiring/jobs/keys';
import { newAccount, readAccount, standingOf, type BillingAccount } from './billing-account';
import { billingKeys } from './keys';
import { moneyBackUntil } from './money-back';
import { stageBilling } from './stage-billing';

const isRunning = (state: PlanState): boolean => state === 'trialing' || state === 'active' || state === 'past_due';

/** Dates of renewal or end. */
const datesOf = ({ projection: { subscription }, override }: BillingAccount, { state }: Entitlements) => {
  if (state === 'contract') return { renewsAt: null, endsAt: override?.until ?? null };
  if (!subscription || !isRunning(state)) return { renewsAt: null, endsAt: null };
  const endsAt = subscription.cancelsAt ?? subscription.trialEndsAt;
  const ends = state === 'trialing' || subscription.cancelsAt !== null ? endsAt : null;
  return { renewsAt: ends === null ? subscription.periodEndsAt : null, endsAt: ends };
};

const leavingOf = (account: BillingAccount, { state }: Entitlements, latest: string, now: Date): LeavingPlan | null => {
  const { subscription } = account.projection;
  if (state === 'postings') return { planId: 'starter', until: latest, refundUntil: null };
  if (!subscription || !isRunning(state)) return null;
  const { planId, cancelsAt, periodEndsAt } = subscription;
  const end = cancelsAt ?? periodEndsAt;
  return { planId, until: end < latest ? end : latest, refundUntil: moneyBackUntil(account, now) };
};

/** Describes the plan of an account with one read; nothing while billing is off. */
export const createPlanLines = (table: Table, clock: Pick<Clock, 'now'>) => {
  const stored = async (ownerId: string): Promise<BillingAccount> => {
    const item = await getItem(table, billingKeys.billingAccount(ownerId));
    return item ? readAccount(item) : newAccount(ownerId);
  };
  const leftOf = async (ownerId: string, { projection }: BillingAccount): Promise<number> => {
    const totals = await getItem(table, jobKeys.organizationTotals(ownerId));
    return Math.max(0, projection.postingsBought - Number(totals?.['postingsUsed'] ?? 0));
  };
  return {
    async line(ownerId: string): Promise<PlanLine> {
      const stage = stageBilling();
      if (stage.mode === 'off')
        return { billing: 'off', planId: null, state: 'none', renewsAt: null, endsAt: null, postingsLeft: null };
      const account = await stored(ownerId);
      const plan = entitlementsOf(standingOf(account), stage, clock.now());
      const { planId, state } = plan;
      const postingsLeft = state === 'postings' ? await leftOf(ownerId, account) : null;
      return { billing: stage.mode, planId, state, ...datesOf(account, plan), postingsLeft };
    },

    /** Returns what ends if the owner leaves, by `latest`. */
    async leaving(ownerId: string, latest: string): Promise<LeavingPlan | null> {
      const stage = stageBilling();
      if (stage.mode === 'off') return null;
      const account = await stored(ownerId);
      const now = clock.now();
      return leavingOf(account, entitlementsOf(standingOf(account), stage, now), latest, now);
    },
  };
};
