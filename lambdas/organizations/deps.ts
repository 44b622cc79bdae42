import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { createHttpPlatform } from '../runtime/http-platform';
import { createOrganizations } from '../runtime/organization-repository';
import { createPeople } from '../runtime/people-repository';
import { createCompanyProfiles } from './company-profile-repository';
import { createInvitations } from './invitation-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  organizations: createOrganizations(platform.table),
  companyProfiles: createCompanyProfiles(platform.table),
  invitations: createInvitations(platform.table),
  people: createPeople(platform.table),
  throttle: createDailyCounts(platform.table, systemClock),
  hash: platform.hash,
  clock: systemClock,
};
