import type { BillingPeriod } from '@shared/money/billing/vocabulary';

/**
 * `contract`: granted by staff, with this many active jobs, or unlimited. `subscription`: paid with a card. `trial`: with a
 * card for later payments. `declined`: an ended trial whose card was declined. `postings`: bought individually.
 */
export type SeedPlan =
  | { kind: 'contract'; activePostings: number | null }
  | { kind: 'subscription'; period: BillingPeriod }
  | { kind: 'trial' }
  | { kind: 'declined' }
  | { kind: 'postings'; quantity: number };

/** Prepaid balances of organizations for contractors' shifts, in steps of 100 dollars. */
export const seedBalances: Readonly<Partial<Record<string, number>>> = { lakeshore: 30 };

/** Plans by key of the organization or professional. Others have no plan, or Basic. */
export const seedPlans: Readonly<Partial<Record<string, SeedPlan>>> = {
  lakeshore: { kind: 'contract', activePostings: null },
  'cedar-valley': { kind: 'contract', activePostings: 40 },
  harbor: { kind: 'contract', activePostings: 30 },
  meridian: { kind: 'contract', activePostings: null },
  larkfield: { kind: 'contract', activePostings: null },
  willamette: { kind: 'trial' },
  gulfside: { kind: 'subscription', period: 'month' },
  alder: { kind: 'postings', quantity: 2 },
  'elena-vasquez': { kind: 'subscription', period: 'month' },
  'isaac-thompson': { kind: 'subscription', period: 'year' },
  // Prairie Creek Clinics, which awaits verification and has no jobs to pause.
  'andrea-novak': { kind: 'declined' },
};
