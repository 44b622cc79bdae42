import { planOf, priceOf } from '@shared/money/billing/catalogue';
import type { PlanId } from '@shared/money/billing/vocabulary';
import type { Billing } from '@shared/money/model/billing';
import { currentPlan, usedOf } from './plan-state';

/**
 * What more usage would cost this month, by the catalog. `limit` is null without one. `needs`: the plan that
 * would be bought or requested; null if the current one is enough.
 */
export type SimulatedMonth = { used: number; limit: number | null; extraCents: number | null; needs: PlanId | null };

const team = planOf('team');

const forEmployer = (billing: Billing, more: number): SimulatedMonth => {
  const active = usedOf(billing.use, 'activePostings');
  const used = (active?.used ?? 0) + more;
  const plan = currentPlan(billing);
  const limit = active?.limit ?? plan?.limits.activePostings ?? 0;
  if (active && active.limit === null) return { used, limit: null, extraCents: 0, needs: null };
  if (plan?.price.kind === 'subscription' || plan?.price.kind === 'contract') {
    return used <= limit
      ? { used, limit, extraCents: 0, needs: null }
      : { used, limit, extraCents: null, needs: 'enterprise' };
  }
  const starter = planOf('starter');
  const left = billing.postings ? billing.postings.bought - billing.postings.used : 0;
  const price = starter.price.kind === 'perPosting' ? starter.price.amount : 0;
  const atOnce = starter.limits.activePostings ?? 0;
  if (used <= atOnce) {
    const bought = Math.max(0, more - left);
    return { used, limit: atOnce, extraCents: bought * price, needs: bought > 0 ? 'starter' : null };
  }
  const most = team.limits.activePostings;
  if (most !== null && used > most) return { used, limit: most, extraCents: null, needs: 'enterprise' };
  return { used, limit: most, extraCents: priceOf(team, 'month'), needs: 'team' };
};

const forProfessional = (billing: Billing, more: number): SimulatedMonth => {
  const applications = usedOf(billing.use, 'applicationsPerMonth');
  const used = (applications?.used ?? 0) + more;
  const limit = applications?.limit ?? null;
  if (limit === null || used <= limit) return { used, limit, extraCents: 0, needs: null };
  return { used, limit, extraCents: priceOf(planOf('professional'), 'month'), needs: 'professional' };
};

export const simulatedMonth = (billing: Billing, more: number): SimulatedMonth =>
  billing.kind === 'employer' ? forEmployer(billing, more) : forProfessional(billing, more);
