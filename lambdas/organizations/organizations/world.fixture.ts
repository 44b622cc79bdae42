import type { Account, Membership } from '@shared/accounts/model/account';
import type { TeamRole } from '@shared/core/model/enumerations';
import type { Invitation } from '@shared/organizations/model/invitation';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { FakeFiles } from '../../platform/files/files.fake';
import { createUploads } from '../../platform/files/uploads';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { memoryTable, testCursors } from '../../platform/table/memory-table.fixture';
import type { Item } from '../../platform/table/table';
import { leavingWrite } from '../../store/accounts/account-deletions/leaving';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { accountItem, accountOf, changeAccount } from '../../store/accounts/accounts/accounts.fixture';
import { addWrite, totalsKey } from '../../store/hiring/jobs/job-counters';
import { notificationKeys } from '../../store/messages/notifications/keys';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createCompanyProfiles } from '../../store/organizations/organizations/company-profiles';
import { createFacilityPhotos } from '../../store/organizations/organizations/facility-photos';
import { createInvitations } from '../../store/organizations/organizations/invitations';
import { organizationKeys } from '../../store/organizations/organizations/keys';
import { createLogos } from '../../store/organizations/organizations/logos';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createMemberships } from '../../store/organizations/organizations/memberships';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { addMember, foundOrganization } from '../../store/organizations/organizations/organizations.fixture';
import { createTeam } from '../../store/organizations/organizations/team';
import { createTeamTwoFactor } from '../../store/organizations/organizations/team-two-factor';
import { createUnitNames } from '../../store/work/locations/unit-names';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import { createPlacements } from '../../store/work/placements/placements';
import { createStaffJoining } from '../../store/work/placements/staff-joining';
import { createPublicShifts } from '../../store/work/shifts/public-shifts';
import type { Deps } from './ports';

/** Organizations and their people in the table, with a clock and files of the test. */
export class World {
  now = new Date('2026-11-21T12:00:00.000Z');
  readonly table = memoryTable();
  readonly files = new FakeFiles();
  readonly #clock = { now: () => this.now, newId: <P extends string>(prefix: P) => `${prefix}_${ulid()}` as const };
  #joined = 0;

  readonly deps: Deps = {
    settings: createNotificationSettings(this.table),
    organizations: createOrganizations(this.table),
    publicShifts: createPublicShifts(this.table, this.#clock),
    companyProfiles: createCompanyProfiles(this.table),
    logos: createLogos(this.table, this.#clock),
    facilityPhotos: createFacilityPhotos(this.table, this.#clock),
    uploads: createUploads(this.table, this.#clock),
    files: this.files.files,
    team: createTeam(this.table),
    staff: createStaffJoining(this.table),
    unitNames: createUnitNames(this.table),
    teamTwoFactor: createTeamTwoFactor(this.table),
    memberships: createMemberships(this.table),
    accounts: createAccountReader(this.table),
    invitations: createInvitations(this.table),
    people: createPeople(this.table),
    throttle: createDailyCounts(this.table, this.#clock),
    hash: keyedHash(async () => Buffer.from('key')),
    clock: this.#clock,
  };

  /** Runs `action` between what the next request reads and what it writes. */
  meanwhile(action: () => unknown): void {
    this.table.beforeNextTransaction(action);
  }

  advance(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  /** A person in Chicago. */
  account(changes: Partial<Account> = {}): string {
    const userId = randomUUID();
    const at = this.now.toISOString();
    const account = accountOf(userId, { phone: '', emailVerifiedAt: at, createdAt: at, ...changes });
    const settings = { ...notificationKeys.notificationSettings(userId), timezone: 'America/Chicago' };
    this.table.put(accountItem(account), settings);
    return userId;
  }

  changeAccount(userId: string, changes: Partial<Account>): void {
    changeAccount(this.table, userId, changes);
  }

  async emailOf(userId: string): Promise<string> {
    return (await this.deps.accounts.get(userId))!.email;
  }

  /** Marks the account as about to be deleted, or no longer if `dueAt` is null. */
  leave(userId: string, dueAt: string | null): void {
    this.table.write([leavingWrite(this.table.name, userId, dueAt)]);
  }

  /** `founder` is its first administrator. */
  organizationOf(founder: string): string {
    const organizationId = `org_${ulid()}`;
    foundOrganization(this.table, { organizationId, founder, at: this.#nextJoining() });
    return organizationId;
  }

  /** The first one founds it. Lists of the team are in this order. */
  organization(founding: 'admin', ...team: TeamRole[]): { organizationId: string; users: string[] } {
    const founder = this.account();
    const organizationId = this.organizationOf(founder);
    return { organizationId, users: [founder, ...team.map((role) => this.member(organizationId, role))] };
  }

  member(organizationId: string, role: TeamRole): string {
    const userId = this.account();
    addMember(this.table, { userId, organizationId, role, department: '', joinedAt: this.#nextJoining() });
    return userId;
  }

  /** Past times, one second apart. */
  #nextJoining(): string {
    this.#joined += 1;
    return new Date(this.now.getTime() - 3_600_000 + this.#joined * 1000).toISOString();
  }

  teamOf(organizationId: string): Promise<Membership[]> {
    return this.deps.people.memberships(organizationId);
  }

  membership(userId: string): Membership | undefined {
    return this.table.item(organizationKeys.membership(userId)) as Membership | undefined;
  }

  changeMembership(userId: string, changes: Partial<Membership>): void {
    this.table.put({ ...this.table.item(organizationKeys.membership(userId)), ...changes });
  }

  endMembership(userId: string): void {
    this.table.write([{ Delete: { TableName: this.table.name, Key: organizationKeys.membership(userId) } }]);
  }

  changeInvitation(invitationId: string, changes: Partial<Invitation> | Item): void {
    this.table.put({ ...this.table.item(organizationKeys.invitation(invitationId)), ...changes });
  }

  /** Counts one more job of the organization. */
  postJob(organizationId: string): void {
    const totals = {
      key: totalsKey(organizationId, null),
      entity: 'OrganizationTotals',
      counts: { totalJobs: 1 },
    } as const;
    this.table.write([addWrite(this.table, totals)]);
  }

  async placementsOf(userId: string): Promise<PlacementItem[]> {
    return (await createPlacements(this.table, testCursors).listOfProfessional(userId)).items;
  }
}
