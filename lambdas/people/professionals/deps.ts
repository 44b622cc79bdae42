import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { createDisclosures } from '../../store/work/receipts/disclosures';
import { createActivityTracking } from '../../store/people/profiles/views/activity-tracking';
import { createPortfolios } from '../../store/people/profiles/portfolio';
import { createPresence } from '../../store/messages/live-connections/presence';
import { createProfessionals } from '../../store/people/profiles/professionals';
import { createResponseTimes } from '../../store/messages/conversations/response-times';
import type { Deps } from './ports';
import { createProfileViewCounts } from '../../store/people/profiles/views/profile-view-writes';
import { createSavedProfessionals } from '../../store/people/profiles/views/saved-professionals';

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
