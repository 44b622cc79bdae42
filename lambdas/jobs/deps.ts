import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createPostingLists } from '../runtime/managed-jobs';
import { createOrganizations } from '../runtime/organization-repository';
import { createPeople } from '../runtime/people-repository';
import { createJobCounters } from './job-counters-repository';
import { createJobHistory } from './job-history-repository';
import { createJobRepository } from './job-repository';
import { createMatchedProfiles } from './matched-profiles-repository';
import { createPlanQuota } from './plan-quota-gateway';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  jobs: createJobRepository(platform.table),
  postings: createPostingLists(platform.table, platform.cursors),
  history: createJobHistory(platform.table, platform.cursors),
  counters: createJobCounters(platform.table),
  profiles: createMatchedProfiles(platform.table),
  quota: createPlanQuota(),
  organizations: createOrganizations(platform.table),
  people: createPeople(platform.table),
  clock: systemClock,
};
