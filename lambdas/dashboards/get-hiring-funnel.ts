import { ApplicationStatus } from '@shared/model/enumerations';
import type { HiringFunnel } from '@shared/model/hiring-funnel';
import { applicationSources } from '@shared/model/hiring-vocabulary';
import { organizationOf, type AuthorizedCaller } from '../platform/http/caller';
import { averageIfEnough } from '../store/jobs/sampled-average';
import { funnelCount } from '../store/applications/funnel-counters';
import type { HiringFunnels } from '../store/applications/hiring-funnel';

export type FunnelDeps = { funnels: HiringFunnels };

const secondsOfDay = 24 * 3600;

export const getHiringFunnel = async ({ funnels }: FunnelDeps, caller: AuthorizedCaller): Promise<HiringFunnel> => {
  const items = await funnels.of(organizationOf(caller));
  const count = (counter: string): number => funnelCount(items, counter);
  return {
    stages: ApplicationStatus.options.map((status) => ({
      status,
      current: count(`current_${status}`),
      reached: count(`reached_${status}`),
      averageDays: averageIfEnough(count(`seconds_${status}`) / secondsOfDay, count(`left_${status}`)),
    })),
    sources: applicationSources.map((source) => ({
      source,
      applications: count(`applications_${source}`),
      hires: count(`hires_${source}`),
    })),
  };
};
