import type { Clock } from '../../platform/clock';
import type { NotificationSettingsStore } from '../../store/messages/notifications/notification-settings';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Files, Uploads } from '../../platform/files/ports';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Memberships } from '../../platform/http/ports';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { People } from '../../store/organizations/organizations/member-names';
import type { PublicShifts } from '../../store/work/shifts/public-shifts';
import type { StaffJoining } from '../../store/work/placements/ports';
import type { AccountReader } from '../../store/accounts/accounts/ports';
import type {
  CompanyProfiles,
  FacilityPhotos,
  Invitations,
  Logos,
  Team,
  TeamTwoFactor,
} from '../../store/organizations/organizations/ports';

export type Deps = {
  staff: StaffJoining;
  /** Names of the organization's existing units, in this order. */
  unitNames(organizationId: string, unitIds: readonly string[]): Promise<string[]>;
  settings: Pick<NotificationSettingsStore, 'get'>;
  organizations: Organizations;
  publicShifts: PublicShifts;
  companyProfiles: CompanyProfiles;
  logos: Logos;
  facilityPhotos: FacilityPhotos;
  uploads: Uploads;
  files: Files;
  team: Team;
  teamTwoFactor: TeamTwoFactor;
  memberships: Memberships;
  accounts: AccountReader;
  invitations: Invitations;
  people: People;
  throttle: DailyCounts;
  hash: KeyedHash;
  clock: Clock;
};
