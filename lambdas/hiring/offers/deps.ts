import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
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
  clock: systemClock,
};
