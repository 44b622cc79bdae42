import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createUploads } from '../../platform/files/uploads';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createPublicShifts } from '../../store/work/shifts/public-shifts';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { createCompanyProfiles } from '../../store/organizations/organizations/company-profiles';
import { createInvitations } from '../../store/organizations/organizations/invitations';
import { createMemberships } from '../../store/organizations/organizations/memberships';
import { createFacilityPhotos } from '../../store/organizations/organizations/facility-photos';
import { createLogos } from '../../store/organizations/organizations/logos';
import type { Deps } from './ports';
import { createStaffJoining } from '../../store/work/placements/staff-joining';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createUnitNames } from '../../store/work/locations/unit-names';
import { createTeam } from '../../store/organizations/organizations/team';
import { createTeamTwoFactor } from '../../store/organizations/organizations/team-two-factor';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  settings: createNotificationSettings(table),
  organizations: createOrganizations(table),
  publicShifts: createPublicShifts(table, systemClock),
  companyProfiles: createCompanyProfiles(table),
  logos: createLogos(table, systemClock),
  facilityPhotos: createFacilityPhotos(table, systemClock),
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  team: createTeam(table),
  staff: createStaffJoining(table),
  unitNames: createUnitNames(table),
  teamTwoFactor: createTeamTwoFactor(table),
  memberships: createMemberships(table),
  accounts: createAccountReader(table),
  invitations: createInvitations(table),
  people: createPeople(table),
  throttle: createDailyCounts(table, systemClock),
  hash,
  clock: systemClock,
};
