import type { PlanQuota } from './ports';

/** No limit on active jobs. */
export const createPlanQuota = (): PlanQuota => ({ activeJobs: () => Promise.resolve(null) });
