import { plansFor, type Plan } from '../billing/catalogue';
import { share } from '../billing/money';
import type { AccountKind } from '../billing/vocabulary';
import type { PlanEstimate, RealUse } from '../model/billing';

type Span = { from: string; to: string | null };

/** Maximum number of spans at the same time since then. A span ending as another begins doesn't overlap it. */
export const mostAtOnce = (spans: readonly Span[], since: string): number => {
  const moments = spans
    .filter(({ to }) => to === null || to > since)
    .flatMap(({ from, to }) => [
      { at: from > since ? from : since, by: 1 },
      ...(to === null ? [] : [{ at: to, by: -1 }]),
    ])
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.by - other.by);
  let [running, most] = [0, 0];
  for (const { by } of moments) {
    running += by;
    most = Math.max(most, running);
  }
  return most;
};

const obstacleOf = (
  { limits, price }: Plan,
  { mostActive, mostApplicationsPerMonth }: RealUse,
): PlanEstimate['obstacle'] => {
  const { activePostings, applicationsPerMonth } = limits;
  if (activePostings !== null && mostActive > activePostings) return 'activePostings';
  if (applicationsPerMonth !== null && mostApplicationsPerMonth > applicationsPerMonth) return 'applicationsPerMonth';
  return price.kind === 'contract' ? 'contract' : null;
};

const daysOf = { month: 365 / 12, year: 365 };

/** Cost for the share of a year in the given days: 90 days are three of twelve months, rounded to cents. */
const costsOf = (plan: Plan, { days, postings }: RealUse): Pick<PlanEstimate, 'period' | 'cents'>[] => {
  const { price } = plan;
  if (price.kind === 'free') return [{ period: null, cents: 0 }];
  if (price.kind === 'perPosting') return [{ period: null, cents: price.amount * postings }];
  if (price.kind === 'contract') return [{ period: null, cents: null }];
  const months = Math.round(days / daysOf.month);
  return [
    { period: 'month', cents: price.month * months },
    { period: 'year', cents: share(price.year, months, 12) },
  ];
};

/** Cost of the use under every plan that is sold. */
export const estimatePlans = (kind: AccountKind, use: RealUse): PlanEstimate[] =>
  plansFor(kind).flatMap((plan) =>
    costsOf(plan, use).map((cost) => ({
      planId: plan.planId,
      ...cost,
      obstacle: obstacleOf(
        plan,
        kind === 'employer' ? { ...use, mostApplicationsPerMonth: 0 } : { ...use, mostActive: 0 },
      ),
    })),
  );
