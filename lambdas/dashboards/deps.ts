import { systemClock } from '../platform/clock';
import { createHttpPlatform } from '../store/http-platform';
import { createProfileViews } from '../store/profiles/profile-views';
import { createResponseTimes } from '../store/conversations/response-times';
import type { FunnelDeps } from './get-hiring-funnel';
import { createHiringFunnels } from '../store/applications/hiring-funnel';
import type { ProfessionalDeps } from './ports';
import { createProfessionalRecords } from '../store/profiles/professional-records';

export const platform = createHttpPlatform();

export const professional: ProfessionalDeps = {
  records: createProfessionalRecords(platform.table),
  views: createProfileViews(platform.table),
  responses: createResponseTimes(platform.table),
  clock: systemClock,
};

export const funnel: FunnelDeps = { funnels: createHiringFunnels(platform.table) };
