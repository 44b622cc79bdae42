type Texts =
  | `professionals.plans.${'basic' | 'professional' | 'premium'}`
  | `employers.plans.${'starter' | 'professional' | 'enterprise'}`;

/** Price in whole US dollars. */
export type Plan = {
  texts: Texts;
  price:
    | { kind: 'free' }
    | { kind: 'monthly'; month: number; year: number }
    | { kind: 'perPosting'; amount: number }
    | { kind: 'custom' };
  popular?: true;
  /** Missing while the server does not enforce the plan's limits: no price, no way to choose it. */
  available?: true;
  leadsTo: 'register' | 'contact';
};

export const professionalPlans: readonly Plan[] = [
  { texts: 'professionals.plans.basic', price: { kind: 'free' }, available: true, leadsTo: 'register' },
  {
    texts: 'professionals.plans.professional',
    price: { kind: 'monthly', month: 29, year: 290 },
    popular: true,
    leadsTo: 'register',
  },
  { texts: 'professionals.plans.premium', price: { kind: 'monthly', month: 59, year: 590 }, leadsTo: 'register' },
];

export const employerPlans: readonly Plan[] = [
  { texts: 'employers.plans.starter', price: { kind: 'perPosting', amount: 99 }, leadsTo: 'register' },
  {
    texts: 'employers.plans.professional',
    price: { kind: 'monthly', month: 299, year: 2990 },
    popular: true,
    leadsTo: 'register',
  },
  { texts: 'employers.plans.enterprise', price: { kind: 'custom' }, available: true, leadsTo: 'contact' },
];

export const yearlySaving = ({ month, year }: { month: number; year: number }): number =>
  Math.round((1 - year / (month * 12)) * 100);

/** Smallest yearly saving of the available plans; null if none is paid yearly. */
export const leastYearlySaving = (plans: readonly Plan[]): number | null => {
  const savings = plans.flatMap(({ price, available }) =>
    available && price.kind === 'monthly' ? [yearlySaving(price)] : [],
  );
  return savings.length > 0 ? Math.min(...savings) : null;
};
