import { plansFor, yearlySaving, type Plan } from '@shared/money/billing/catalogue';
import type { AccountKind, PlanId } from '@shared/money/billing/vocabulary';

const popular: ReadonlySet<PlanId> = new Set(['professional', 'team']);

export type ShownPlan = {
  plan: Plan;
  saving: number | null;
  popular: boolean;
  leadsTo: 'register' | 'contact';
};

const shownPlans = (kind: AccountKind): ShownPlan[] =>
  plansFor(kind).map((plan) => ({
    plan,
    saving: yearlySaving(plan),
    popular: popular.has(plan.planId),
    leadsTo: plan.price.kind === 'contract' ? 'contact' : 'register',
  }));

export const professionalPlans: readonly ShownPlan[] = shownPlans('professional');
export const employerPlans: readonly ShownPlan[] = shownPlans('employer');

/** Smallest yearly saving; null if none is paid yearly. */
export const leastYearlySaving = (plans: readonly ShownPlan[]): number | null => {
  const savings = plans.flatMap(({ saving }) => saving ?? []);
  return savings.length > 0 ? Math.min(...savings) : null;
};
