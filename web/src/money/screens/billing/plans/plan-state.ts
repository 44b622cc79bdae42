import { planOf, type Plan } from '@shared/money/billing/catalogue';
import type { PlanState } from '@shared/money/billing/vocabulary';
import type { Billing, FeatureUse, PaymentMethod } from '@shared/money/model/billing';
import type { BadgeTone } from '@/components/ui/badge';

export const stateTones: Record<PlanState, BadgeTone> = {
  none: 'neutral',
  free: 'neutral',
  postings: 'success',
  trialing: 'info',
  active: 'success',
  past_due: 'danger',
  limited: 'danger',
  paused: 'warning',
  contract: 'success',
};

const running: readonly PlanState[] = ['trialing', 'active', 'past_due'];

/** A subscription or trial that can be changed and canceled. */
export const isRunning = ({ plan: { state } }: Pick<Billing, 'plan'>): boolean => running.includes(state);

export const isPaidFor = ({ plan: { state }, postings }: Pick<Billing, 'plan' | 'postings'>): boolean =>
  state === 'active' || state === 'trialing' || (postings !== null && postings.bought > 0);

export const usedOf = (use: readonly FeatureUse[], feature: FeatureUse['feature']): FeatureUse | undefined =>
  use.find((it) => it.feature === feature);

export const currentPlan = ({ plan: { planId } }: Pick<Billing, 'plan'>): Plan | null =>
  planId === null ? null : planOf(planId);

/** Number of jobs that may stay online after a subscription: the remaining Starter postings. */
export const postingsAfterEnd = ({ postings }: Pick<Billing, 'postings'>): number =>
  postings === null || postings.used >= postings.bought ? 0 : (planOf('starter').limits.activePostings ?? 0);

/** "VISA", "MC" */
export const cardMark = ({ brand, type }: PaymentMethod): string => {
  const name = brand ?? type;
  const short: Record<string, string> = { mastercard: 'MC', amex: 'AMEX', us_bank_account: 'BANK', discover: 'DISC' };
  return short[name] ?? name.slice(0, 4).toUpperCase();
};

const dayMs = 86_400_000;

/** A card is valid until the end of its month. */
export const expiryOf = (expires: string | null, days: number, now: number): 'expired' | 'soon' | null => {
  if (expires === null) return null;
  const [year = 0, month = 0] = expires.split('-').map(Number);
  const left = Date.UTC(year, month, 1) - now;
  if (left <= 0) return 'expired';
  return left <= days * dayMs ? 'soon' : null;
};

/** The same plan for an account that has it, or tried it before. */
export const withoutTrial = ({ trial: _, ...plan }: Plan): Plan => plan;
