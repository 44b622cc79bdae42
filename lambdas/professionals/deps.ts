import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createPortfolios } from '../runtime/portfolio-repository';
import { createPresence } from '../runtime/presence-repository';
import { createProfessionals } from '../runtime/professional-repository';
import { createResponseTimes } from '../runtime/response-time-repository';
import type { Deps } from './ports';
import { createProfileViewCounts } from './profile-view-repository';
import { createSavedProfessionals } from './saved-professional-repository';

export const platform = createHttpPlatform();

export const deps: Deps = {
  professionals: createProfessionals(platform.table, systemClock),
  portfolios: createPortfolios(platform.table),
  connections: createPresence(platform.table),
  responses: createResponseTimes(platform.table),
  saved: createSavedProfessionals(platform.table, platform.cursors),
  views: createProfileViewCounts(platform.table),
  clock: systemClock,
};
