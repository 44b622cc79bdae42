import { calendarDay, monthOf } from '../../core/rules/calendar-days';
import { billingLimits } from '../billing/billing-limits';
import { planOf, unlimited, withoutPlan, type Plan, type PlanLimits } from '../billing/catalogue';
import type { AccountKind, BillingMode, BillingPeriod, PlanFeature, PlanId, PlanState } from '../billing/vocabulary';

/** Subscription as the provider reports it. */
export type Subscribed = {
  planId: PlanId;
  termsVersion: number;
  period: BillingPeriod;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused';
  /** End of the period, or of the trial. */
  periodEndsAt: string;
  cancelsAt: string | null;
};

/** Stored state of an account's plan. */
export type Standing = {
  kind: AccountKind;
  subscription: Subscribed | null;
  /** Start of the payment failure. */
  failingSince: string | null;
  /** Number of Starter postings paid for, used or not. */
  postingsBought: number;
  /** `dueAt`: due date of its invoice while unpaid. */
  override: { planId: PlanId; activePostings: number | null; until: string; dueAt?: string | undefined } | null;
  trialUsed: boolean;
  /** Time of the last read from the provider; null before the first purchase. */
  syncedAt: string | null;
};

/** `graceUntil`: until then, accounts without a plan have no limits. */
export type StageBilling = { mode: BillingMode; graceUntil: string | null };

export type Entitlements = {
  planId: PlanId | null;
  state: PlanState;
  limits: PlanLimits;
  /** With Starter, the number of postings paid for; a posting uses one when it first goes online. */
  postingsBought: number | null;
  trialAvailable?: true;
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
 * An ended period counts for some hours more if the provider wasn't read since: news of the renewal may be late. Once read
 * after the end, the provider's state counts.
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

/** Whether a trial is offered: once, before the first subscription. */
export const offersTrial = ({ kind, trialUsed, subscription }: Pick<Standing, 'kind' | 'trialUsed' | 'subscription'>) =>
  kind === 'employer' && planOf('team').trial === true && !trialUsed && subscription === null;

const base = (standing: Standing, state: PlanState): Entitlements => {
  const { kind, postingsBought } = standing;
  const trial = offersTrial(standing) && ({ trialAvailable: true } as const);
  if (kind === 'professional') return withPlan(planOf('basic'), state === 'none' ? 'free' : state);
  if (postingsBought > 0) {
    return { ...withPlan(planOf('starter'), state === 'none' ? 'postings' : state), postingsBought, ...trial };
  }
  return { planId: null, state, limits: withoutPlan, postingsBought: null, ...trial };
};

/** Entitlements of an account at an instant, based only on its stored state. */
export const entitlementsOf = (standing: Standing, { mode, graceUntil }: StageBilling, at: Date): Entitlements => {
  const now = at.toISOString();
  if (mode === 'off') return unlimitedEntitlements(standing.kind);
  const { override, subscription } = standing;
  const isUnpaid = override?.dueAt !== undefined && now >= limitedFrom(override.dueAt);
  const isGiven = override !== null && now < override.until;
  if (isGiven && !isUnpaid) {
    const { limits, ...given } = withPlan(planOf(override.planId), 'contract');
    return { ...given, limits: { ...limits, activePostings: override.activePostings ?? limits.activePostings } };
  }
  const withoutSubscription = isGiven ? 'limited' : 'none';
  const state = subscription ? stateOf(subscription, standing, now) : withoutSubscription;
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
  trialUsed: false,
  syncedAt: null,
});

/** Whether a plan allows this amount of a feature. */
export const allows = ({ limits }: Plan, feature: PlanFeature, wanted: number): boolean => {
  const limit = limits[feature];
  return typeof limit === 'boolean' ? limit : limit === null || limit >= wanted;
};

/** The cheapest plan of this kind that allows more of a feature; null if none does. */
export const liftingPlan = (kind: AccountKind, feature: PlanFeature, wanted: number): PlanId | null => {
  const order: Record<AccountKind, readonly PlanId[]> = {
    professional: ['basic', 'professional', 'premium'],
    employer: ['starter', 'team', 'enterprise'],
  };
  return order[kind].find((planId) => allows(planOf(planId), feature, wanted)) ?? null;
};

/** The calendar month in UTC to which applications count. */
export const useMonth = (at: Date): string => monthOf(calendarDay(at.getTime()));
