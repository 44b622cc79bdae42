import type { PlanQuota } from './ports';

export const createPlanQuota = (): PlanQuota => ({ activeJobs: () => Promise.resolve(null) });
