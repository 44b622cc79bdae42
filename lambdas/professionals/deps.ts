import { systemClock } from '../platform/clock';
import { createHttpPlatform } from '../store/http-platform';
import { createDisclosures } from '../store/receipts/disclosures';
import { createActivityTracking } from '../store/profiles/activity-tracking';
import { createPortfolios } from '../store/profiles/portfolio';
import { createPresence } from '../store/connections/presence';
import { createProfessionals } from '../store/profiles/professionals';
import { createResponseTimes } from '../store/conversations/response-times';
import type { Deps } from './ports';
import { createProfileViewCounts } from '../store/profiles/profile-view-writes';
import { createSavedProfessionals } from '../store/profiles/saved-professionals';

export const platform = createHttpPlatform();

export const deps: Deps = {
  professionals: createProfessionals(platform.table, systemClock),
  portfolios: createPortfolios(platform.table),
  connections: createPresence(platform.table),
  responses: createResponseTimes(platform.table),
  saved: createSavedProfessionals(platform.table, platform.cursors),
  views: createProfileViewCounts(platform.table),
  tracking: createActivityTracking(platform.table),
  disclosures: createDisclosures(platform.table),
  clock: systemClock,
};
