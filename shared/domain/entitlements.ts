import { calendarDay, monthOf } from './calendar-days';
import { billingLimits } from '../billing/billing-limits';
import { planOf, unlimited, withoutPlan, type Plan, type PlanLimits } from '../billing/catalogue';
import type { AccountKind, BillingMode, BillingPeriod, PlanFeature, PlanId, PlanState } from '../billing/vocabulary';

/** As the provider has it. */
export type Subscribed = {
  planId: PlanId;
  termsVersion: number;
  period: BillingPeriod;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused';
  /** Of a trial, its end. */
  periodEndsAt: string;
  cancelsAt: string | null;
};

/** What the stored state of an account says about its plan. */
export type Standing = {
  kind: AccountKind;
  subscription: Subscribed | null;
  /** Since when a payment fails. */
  failingSince: string | null;
  /** Starter postings that were paid for, used or not. */
  postingsBought: number;
  override: { planId: PlanId; activePostings: number | null; until: string } | null;
  /** When the provider was last read; null before the first purchase. */
  syncedAt: string | null;
};

/** `graceUntil`: until then, accounts without a plan aren't limited. */
export type StageBilling = { mode: BillingMode; graceUntil: string | null };

export type Entitlements = {
  planId: PlanId | null;
  state: PlanState;
  limits: PlanLimits;
  /** With Starter, postings that were paid for; a posting that goes online the first time uses one. */
  postingsBought: number | null;
};

export const unlimitedEntitlements = (kind: AccountKind): Entitlements => ({
  planId: kind === 'professional' ? 'basic' : null,
  state: kind === 'professional' ? 'free' : 'none',
  limits: unlimited,
  postingsBought: null,
});

const after = (at: string, { hours = 0, days = 0 }: { hours?: number; days?: number }): string =>
  new Date(Date.parse(at) + (days * 24 + hours) * 3600_000).toISOString();

export const limitedFrom = (failingSince: string): string =>
  after(failingSince, { days: billingLimits.dunningDays.at(-1)! });

/**
 * A period that ended counts for some hours more if nothing was heard of the provider since: its word about the renewal
 * may only be late. Once the provider was read after the end, its word counts.
 */
const runs = ({ periodEndsAt, cancelsAt }: Subscribed, { syncedAt }: Standing, now: string): boolean => {
  if (cancelsAt !== null && cancelsAt <= now) return false;
  if (now < periodEndsAt) return true;
  return (syncedAt ?? '') < periodEndsAt && now < after(periodEndsAt, { hours: billingLimits.graceHours });
};

const stateOf = (subscription: Subscribed, standing: Standing, now: string): PlanState => {
  const { status } = subscription;
  if (status === 'unpaid') return 'limited';
  if (status === 'paused') return 'paused';
  if (status === 'past_due') {
    if (subscription.cancelsAt !== null && subscription.cancelsAt <= now) return 'none';
    return now < limitedFrom(standing.failingSince ?? subscription.periodEndsAt) ? 'past_due' : 'limited';
  }
  return runs(subscription, standing, now) ? status : 'none';
};

const isEntitled = (state: PlanState): boolean => ['trialing', 'active', 'past_due', 'contract'].includes(state);

const withPlan = (plan: Plan, state: PlanState): Entitlements => ({
  planId: plan.planId,
  state,
  limits: plan.limits,
  postingsBought: null,
});

const base = ({ kind, postingsBought }: Standing, state: PlanState): Entitlements => {
  if (kind === 'professional') return withPlan(planOf('basic'), state === 'none' ? 'free' : state);
  if (postingsBought > 0) {
    return { ...withPlan(planOf('starter'), state === 'none' ? 'postings' : state), postingsBought };
  }
  return { planId: null, state, limits: withoutPlan, postingsBought: null };
};

/** What an account may do at an instant, by what is stored about it and nothing else. */
export const entitlementsOf = (standing: Standing, { mode, graceUntil }: StageBilling, at: Date): Entitlements => {
  const now = at.toISOString();
  if (mode === 'off') return unlimitedEntitlements(standing.kind);
  const { override, subscription } = standing;
  if (override && now < override.until) {
    const { limits, ...given } = withPlan(planOf(override.planId), 'contract');
    return { ...given, limits: { ...limits, activePostings: override.activePostings ?? limits.activePostings } };
  }
  const state = subscription ? stateOf(subscription, standing, now) : 'none';
  if (subscription && isEntitled(state)) return withPlan(planOf(subscription.planId, subscription.termsVersion), state);
  const without = base(standing, state);
  const isInGrace = graceUntil !== null && now < graceUntil && subscription === null && without.postingsBought === null;
  return isInGrace ? { ...without, limits: unlimited } : without;
};

export const emptyStanding = (kind: AccountKind): Standing => ({
  kind,
  subscription: null,
  failingSince: null,
  postingsBought: 0,
  override: null,
  syncedAt: null,
});

/** The cheapest plan of this kind that allows more of a feature; null if none does. */
export const liftingPlan = (kind: AccountKind, feature: PlanFeature, wanted: number): PlanId | null => {
  const order: Record<AccountKind, readonly PlanId[]> = {
    professional: ['basic', 'professional', 'premium'],
    employer: ['starter', 'team', 'enterprise'],
  };
  const lifts = (planId: PlanId): boolean => {
    const plan = planOf(planId);
    const limit = plan.limits[feature];
    if (plan.later) return false;
    return typeof limit === 'boolean' ? limit : limit === null || limit >= wanted;
  };
  return order[kind].find(lifts) ?? null;
};

/** The calendar month in UTC that applications count in. */
export const useMonth = (at: Date): string => monthOf(calendarDay(at.getTime()));
