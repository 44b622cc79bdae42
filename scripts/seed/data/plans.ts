import type { BillingPeriod } from '@shared/money/billing/vocabulary';

/**
 * `contract`: given by staff, with this many active jobs, or without a limit. `subscription`: paid with a card. `trial`: with
 * a card that pays after it. `declined`: a trial that ended with a card that has no money. `postings`: bought one by one.
 */
export type SeedPlan =
  | { kind: 'contract'; activePostings: number | null }
  | { kind: 'subscription'; period: BillingPeriod }
  | { kind: 'trial' }
  | { kind: 'declined' }
  | { kind: 'postings'; quantity: number };

/** What organizations prepaid for shifts of contractors, in steps of 100 dollars. */
export const seedBalances: Readonly<Partial<Record<string, number>>> = { lakeshore: 30 };

/** By the key of the organization or professional. Who isn't here has no plan, or Basic. */
export const seedPlans: Readonly<Partial<Record<string, SeedPlan>>> = {
  lakeshore: { kind: 'contract', activePostings: null },
  'cedar-valley': { kind: 'contract', activePostings: 40 },
  harbor: { kind: 'contract', activePostings: 30 },
  meridian: { kind: 'contract', activePostings: null },
  willamette: { kind: 'trial' },
  gulfside: { kind: 'subscription', period: 'month' },
  alder: { kind: 'postings', quantity: 2 },
  'elena-vasquez': { kind: 'subscription', period: 'month' },
  'isaac-thompson': { kind: 'subscription', period: 'year' },
  // Prairie Creek Clinics, which waits for its verification and has no jobs that could be paused.
  'andrea-novak': { kind: 'declined' },
};
