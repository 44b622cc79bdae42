import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createProfileViews } from '../runtime/profile-views-repository';
import { createResponseTimes } from '../runtime/response-time-repository';
import type { FunnelDeps } from './get-hiring-funnel';
import { createHiringFunnels } from './hiring-funnel-repository';
import type { ProfessionalDeps } from './ports';
import { createProfessionalRecords } from './professional-records-repository';

export const platform = createHttpPlatform();

export const professional: ProfessionalDeps = {
  records: createProfessionalRecords(platform.table),
  views: createProfileViews(platform.table),
  responses: createResponseTimes(platform.table),
  clock: systemClock,
};

export const funnel: FunnelDeps = { funnels: createHiringFunnels(platform.table) };
