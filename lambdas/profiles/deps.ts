import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createOrganizations } from '../runtime/organization-repository';
import { createOrganizationNames } from './organization-names-repository';
import type { Deps } from './ports';
import { createProfileRepository } from './profile-repository';
import { createProfileViews } from '../runtime/profile-views-repository';

export const platform = createHttpPlatform();

export const deps: Deps = {
  profiles: createProfileRepository(platform.table, systemClock.now),
  organizations: createOrganizations(platform.table),
  organizationNames: createOrganizationNames(platform.table),
  views: createProfileViews(platform.table),
  clock: systemClock,
};
