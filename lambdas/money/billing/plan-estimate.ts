import { monthsFrom } from '@shared/core/rules/calendar-days';
import { billingLimits } from '@shared/money/billing/billing-limits';
import { estimatePlans, mostAtOnce } from '@shared/money/rules/plan-estimate';
import type { Estimate, RealUse } from '@shared/money/model/billing';
import { addSeconds, utcDay } from '../../platform/clock';
import { kindOf } from '../../store/money/billing/billing-account';
import type { Deps } from './ports';

const realUse = async (
  { use, months, clock }: Pick<Deps, 'use' | 'months' | 'clock'>,
  ownerId: string,
): Promise<RealUse> => {
  const now = clock.now();
  const since = addSeconds(now, -billingLimits.estimateDays * 24 * 3600);
  const base = { from: utcDay(since), days: billingLimits.estimateDays };
  if (kindOf(ownerId) === 'professional') {
    const counts = await months.ofMonths(ownerId, monthsFrom(utcDay(since), utcDay(now)));
    const applications = counts.reduce((sum, count) => sum + count, 0);
    return { ...base, postings: 0, mostActive: 0, applications, mostApplicationsPerMonth: Math.max(0, ...counts) };
  }
  const spans = await use.postings(ownerId, since.toISOString());
  const started = spans.filter(({ from }) => from >= since.toISOString()).length;
  return {
    ...base,
    postings: started,
    mostActive: mostAtOnce(spans, since.toISOString()),
    applications: 0,
    mostApplicationsPerMonth: 0,
  };
};

export const getPlanEstimate = async (
  deps: Pick<Deps, 'use' | 'months' | 'clock'>,
  ownerId: string,
): Promise<Estimate> => {
  const use = await realUse(deps, ownerId);
  return { use, plans: estimatePlans(kindOf(ownerId), use) };
};
