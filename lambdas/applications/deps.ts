import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createOrganizations } from '../runtime/organization-repository';
import { createApplicationRepository } from './application-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  applications: createApplicationRepository(platform.table, platform.cursors),
  organizations: createOrganizations(platform.table),
  clock: systemClock,
};
