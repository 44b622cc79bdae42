import { limits } from '../../limits';
import type { AccountKind, BillingPeriod, CountedFeature, PlanId, SwitchedFeature } from './vocabulary';

/**
 * The single source of plans, prices, and limits. The pricing page, billing pages, checks, and the payment provider's
 * objects are derived from it (decision 26). Prices are integer cents.
 */
export const currency = 'usd';
/** Prefix of invoice numbers. */
export const invoiceIssuer = 'WL';
export const trialDays = 14;
export const moneyBackDays = 30;
/** Days for which a Starter posting is online. */
export const postingDays = 30;
/** Price of a yearly plan in months. */
const monthsPerYear = 10;

/** Null is no limit. */
export type PlanLimits = Record<CountedFeature, number | null> & Record<SwitchedFeature, boolean>;

export type PlanPrice =
  | { kind: 'free' }
  | { kind: 'subscription'; month: number; year: number }
  | { kind: 'perPosting'; amount: number }
  | { kind: 'contract' };

export type Plan = {
  planId: PlanId;
  kind: AccountKind;
  /** Subscribers to an older version keep its price and limits. */
  version: number;
  price: PlanPrice;
  limits: PlanLimits;
  trial?: true;
};

const subscription = (month: number): PlanPrice => ({ kind: 'subscription', month, year: month * monthsPerYear });

/** Limits of every account, also if no plans are sold. */
const everyones = { jobAlerts: limits.jobAlerts, portfolioItems: limits.portfolioItems };

/** Employer features that professionals don't have. */
const professionals = {
  ...everyones,
  activePostings: 0,
  teamSeats: 0,
  candidateSearch: false,
  analytics: false,
  exports: false,
  apiAccess: false,
};
/** Professional features that employers don't have. */
const employers = { ...everyones, applicationsPerMonth: 0, questionsPerMonth: 0, directMessages: true };

/** Limits of employers without a plan: the founder's seat, and everything that exists already. */
export const withoutPlan: PlanLimits = {
  ...employers,
  activePostings: 0,
  teamSeats: 1,
  candidateSearch: false,
  analytics: false,
  exports: false,
  apiAccess: false,
};

export const unlimited: PlanLimits = {
  ...everyones,
  activePostings: null,
  teamSeats: null,
  applicationsPerMonth: null,
  questionsPerMonth: null,
  candidateSearch: true,
  analytics: true,
  exports: true,
  apiAccess: true,
  directMessages: true,
};

/** All versions of each plan, newest last; older ones stay for their subscribers. */
export const catalogue: readonly Plan[] = [
  {
    planId: 'basic',
    kind: 'professional',
    version: 1,
    price: { kind: 'free' },
    limits: { ...professionals, applicationsPerMonth: 5, questionsPerMonth: 10, directMessages: false },
  },
  {
    planId: 'professional',
    kind: 'professional',
    version: 1,
    price: subscription(29_00),
    limits: { ...professionals, applicationsPerMonth: null, questionsPerMonth: null, directMessages: true },
  },
  {
    planId: 'premium',
    kind: 'professional',
    version: 1,
    price: subscription(59_00),
    limits: {
      ...professionals,
      applicationsPerMonth: null,
      questionsPerMonth: null,
      directMessages: true,
      jobAlerts: 60,
      portfolioItems: 150,
    },
  },
  {
    planId: 'starter',
    kind: 'employer',
    version: 1,
    price: { kind: 'perPosting', amount: 99_00 },
    limits: { ...withoutPlan, activePostings: 1 },
  },
  {
    planId: 'team',
    kind: 'employer',
    version: 1,
    price: subscription(299_00),
    limits: {
      ...employers,
      activePostings: 5,
      teamSeats: null,
      candidateSearch: true,
      analytics: true,
      exports: true,
      apiAccess: true,
    },
    trial: true,
  },
  {
    planId: 'enterprise',
    kind: 'employer',
    version: 1,
    price: { kind: 'contract' },
    limits: unlimited,
  },
];

const newest = (planId: PlanId): Plan => catalogue.findLast((plan) => plan.planId === planId)!;

/** The given version of a plan, or the newest. */
export const planOf = (planId: PlanId, version?: number): Plan =>
  catalogue.find((plan) => plan.planId === planId && plan.version === version) ?? newest(planId);

export const plansFor = (kind: AccountKind): Plan[] => [
  ...new Map(catalogue.filter((plan) => plan.kind === kind).map((plan) => [plan.planId, plan])).values(),
];

/** The highest limit of a feature in any plan. */
export const mostOf = (feature: 'jobAlerts' | 'portfolioItems'): number =>
  Math.max(...catalogue.map((plan) => plan.limits[feature] ?? 0));

/** Price of a subscription; null for other plans. */
export const priceOf = ({ price }: Plan, period: BillingPeriod): number | null =>
  price.kind === 'subscription' ? price[period] : null;

/** Percentage saved by a year compared to twelve months; null for plans without monthly payment. */
export const yearlySaving = ({ price }: Plan): number | null =>
  price.kind === 'subscription' ? Math.round((1 - price.year / (price.month * 12)) * 100) : null;

/** Key of a price at the provider. A price never changes; a new price is a new version. */
export const lookupKey = ({ planId, version }: Plan, period: BillingPeriod | 'posting'): string =>
  `wardline_${planId}_${period}_v${version}`;

export type PricedPlan = { plan: Plan; period: BillingPeriod | 'posting'; lookupKey: string; cents: number };

/** Everything that needs a price at the provider. */
export const pricedPlans: readonly PricedPlan[] = catalogue.flatMap((plan): PricedPlan[] => {
  const { price } = plan;
  if (price.kind === 'perPosting') {
    return [{ plan, period: 'posting' as const, lookupKey: lookupKey(plan, 'posting'), cents: price.amount }];
  }
  if (price.kind !== 'subscription') return [];
  return (['month', 'year'] as const).map((period) => ({
    plan,
    period,
    lookupKey: lookupKey(plan, period),
    cents: price[period],
  }));
});

export const pricedByKey: ReadonlyMap<string, PricedPlan> = new Map(pricedPlans.map((it) => [it.lookupKey, it]));

/** Prefunds shift payouts: bought in steps, and spent as people are paid. */
export const balancePrice = { lookupKey: 'wardline_shift_balance_v1', cents: 100_00 } as const;
