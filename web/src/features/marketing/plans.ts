import { planOf, plansFor, yearlySaving, type PlanPrice } from '@shared/billing/catalogue';
import type { AccountKind, PlanId } from '@shared/billing/vocabulary';

type Texts =
  | `professionals.plans.${'basic' | 'professional' | 'premium'}`
  | `employers.plans.${'starter' | 'professional' | 'enterprise'}`;

export type Plan = {
  texts: Texts;
  price: PlanPrice;
  saving: number | null;
  popular?: true;
  /** Missing while the server does not enforce the plan's limits: no price, no way to choose it. */
  available?: true;
  leadsTo: 'register' | 'contact';
};

const texts: Record<PlanId, Texts> = {
  basic: 'professionals.plans.basic',
  professional: 'professionals.plans.professional',
  premium: 'professionals.plans.premium',
  starter: 'employers.plans.starter',
  team: 'employers.plans.professional',
  enterprise: 'employers.plans.enterprise',
};

const popular: ReadonlySet<PlanId> = new Set(['professional', 'team']);
const available: ReadonlySet<PlanId> = new Set(['basic', 'enterprise']);

const shownPlans = (kind: AccountKind): Plan[] =>
  plansFor(kind).map(({ planId, price }) => ({
    texts: texts[planId],
    price,
    saving: yearlySaving(planOf(planId)),
    ...(popular.has(planId) && { popular: true }),
    ...(available.has(planId) && { available: true }),
    leadsTo: price.kind === 'contract' ? 'contact' : 'register',
  }));

export const professionalPlans: readonly Plan[] = shownPlans('professional');
export const employerPlans: readonly Plan[] = shownPlans('employer');

/** Smallest yearly saving of the available plans; null if none is paid yearly. */
export const leastYearlySaving = (plans: readonly Plan[]): number | null => {
  const savings = plans.flatMap(({ saving, available: sold }) => (sold && saving !== null ? [saving] : []));
  return savings.length > 0 ? Math.min(...savings) : null;
};
