import { entitlementsOf, type Entitlements } from '@shared/domain/entitlements';
import type { PlanLine } from '@shared/model/settings-overview';
import type { Clock } from '../../platform/clock';
import { getItem, type Table } from '../../platform/table/table';
import { newAccount, readAccount, standingOf, type BillingAccount } from './billing-account';
import { billingKeys } from './keys';
import { stageBilling } from './stage-billing';

/** When it renews, or when it ends. */
const datesOf = ({ projection: { subscription }, override }: BillingAccount, { state }: Entitlements) => {
  if (state === 'contract') return { renewsAt: null, endsAt: override?.until ?? null };
  const isRunning = state === 'trialing' || state === 'active' || state === 'past_due';
  if (!subscription || !isRunning) return { renewsAt: null, endsAt: null };
  const endsAt = subscription.cancelsAt ?? subscription.trialEndsAt;
  const ends = state === 'trialing' || subscription.cancelsAt !== null ? endsAt : null;
  return { renewsAt: ends === null ? subscription.periodEndsAt : null, endsAt: ends };
};

/** One line about the plan of an account, with one read; none while billing is off. */
export const createPlanLines = (table: Table, clock: Pick<Clock, 'now'>) => ({
  async line(ownerId: string): Promise<PlanLine> {
    const stage = stageBilling();
    if (stage.mode === 'off') return { billing: 'off', planId: null, state: 'none', renewsAt: null, endsAt: null };
    const item = await getItem(table, billingKeys.billingAccount(ownerId));
    const account = item ? readAccount(item) : newAccount(ownerId);
    const plan = entitlementsOf(standingOf(account), stage, clock.now());
    return { billing: stage.mode, planId: plan.planId, state: plan.state, ...datesOf(account, plan) };
  },
});
