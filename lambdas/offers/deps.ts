import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createOrganizations } from '../runtime/organization-repository';
import { createOffers } from './offer-repository';
import { createPlacements } from './placement-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  offers: createOffers(platform.table, platform.cursors),
  placements: createPlacements(platform.table, platform.cursors),
  organizations: createOrganizations(platform.table),
  clock: systemClock,
};
