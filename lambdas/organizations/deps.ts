import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { createUploads } from '../runtime/files/upload-repository';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createOrganizations } from '../runtime/organization-repository';
import { createPeople } from '../runtime/people-repository';
import { createAccounts } from './account-repository';
import { createCompanyProfiles } from './company-profile-repository';
import { createInvitations } from './invitation-repository';
import { createLogos } from './logo-repository';
import type { Deps } from './ports';
import { createTeam } from './team-repository';

export const platform = createHttpPlatform();
const { table, hash, memberships } = platform;

export const deps: Deps = {
  organizations: createOrganizations(table),
  companyProfiles: createCompanyProfiles(table),
  logos: createLogos(table, systemClock),
  uploads: createUploads(table, systemClock),
  // A logo is changed rarely; nothing else needs it.
  files: lazyPort(async () => (await import('../runtime/files/files-gateway')).createFiles()),
  team: createTeam(table),
  memberships,
  accounts: createAccounts(table),
  invitations: createInvitations(table),
  people: createPeople(table),
  throttle: createDailyCounts(table, systemClock),
  hash,
  clock: systemClock,
};
