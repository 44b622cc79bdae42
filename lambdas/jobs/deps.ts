import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createOrganizations } from '../runtime/organization-repository';
import { createPeople } from '../runtime/people-repository';
import { createJobRepository } from './job-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  jobs: createJobRepository(platform.table),
  organizations: createOrganizations(platform.table),
  people: createPeople(platform.table),
  clock: systemClock,
};
