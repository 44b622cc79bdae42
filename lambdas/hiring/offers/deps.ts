import { systemClock } from '../../platform/clock';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createHttpPlatform } from '../../store/http-platform';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createNewFiles } from '../../store/people/compliance/new-files';
import { createOffers } from '../../store/hiring/offers/offers';
import { createPlacements } from '../../store/work/placements/placements';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  offers: createOffers(platform.table, platform.cursors),
  placements: createPlacements(platform.table, platform.cursors),
  newFiles: createNewFiles(platform.table),
  organizations: createOrganizations(platform.table),
  people: createPeople(platform.table),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  pdf: lazyDependency(async () => ({ draw: (await import('./draw-offer')).drawOffer })),
  settings: createNotificationSettings(platform.table),
  throttle: createDailyCounts(platform.table, systemClock),
  clock: systemClock,
};
