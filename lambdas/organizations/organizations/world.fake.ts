import { isDeepStrictEqual } from 'node:util';
import type { Requirement } from '../../store/organizations/organizations/two-factor-writes';
import { AppError } from '@shared/errors';
import type { Account, Membership } from '@shared/accounts/model/account';
import type { TeamRole } from '@shared/core/model/enumerations';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { Invitation } from '@shared/organizations/model/invitation';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { CompanyProfile, type Organization } from '@shared/organizations/model/organization';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { TeamFull } from '../../store/organizations/organizations/membership-writes';
import { fakeDailyCounts } from '../../platform/table/daily-limits.fake';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { SentFile, Upload } from '../../platform/files/ports';
import type { Deps } from './ports';

export class World {
  /** Time zone of every account. */
  zone = 'America/Chicago';
  now = new Date('2026-11-21T12:00:00.000Z');
  readonly organizations = new Map<string, Organization>();
  readonly accounts = new Map<string, Account & { lastActiveAt: string | null }>();
  readonly memberships = new Map<string, Membership>();
  readonly invitations = new Map<string, Invitation>();
  readonly placements: PlacementItem[] = [];
  readonly addresses = new Map<string, string>();
  readonly uploads = new Map<string, Upload>();
  readonly sent = new Map<string, SentFile>();
  readonly published = new Map<string, Buffer>();
  readonly counts = new Map<string, number>();
  readonly posting = new Set<string>();
  readonly markedAtOnce: number[] = [];
  readonly requiring = new Map<string, NonNullable<Requirement>>();
  readonly leaving = new Set<string>();
  teamSize = 200;
  meanwhile: (() => void) | null = null;
  filesStay = false;

  readonly deps: Deps = {
    publicShifts: { of: async () => [] },
    hash: keyedHash(async () => Buffer.from('key')),
    clock: { now: () => this.now, newId: (prefix) => `${prefix}_${ulid()}` },
    throttle: fakeDailyCounts(this),
    accounts: { get: async (userId) => this.accounts.get(userId) ?? null },
    memberships: { get: async (userId) => structuredClone(this.memberships.get(userId)) ?? null },
    people: {
      memberships: async (organizationId) => this.teamOf(organizationId),
      find: async (userIds) =>
        new Map(
          userIds
            .flatMap((userId) => this.accounts.get(userId) ?? [])
            .map(({ userId, firstName, lastName, email, lastActiveAt }) => [
              userId,
              { first_name: firstName, last_name: lastName, email, lastActiveAt, photo_url: null },
            ]),
        ),
    },
    organizations: {
      get: async (id) => {
        const organization = this.organizations.get(id);
        return organization ? { ...structuredClone(organization), ratingSum: 0, ratingCount: 0 } : null;
      },
      names: async (ids) =>
        new Map(
          ids.flatMap((id) => this.organizations.get(id) ?? []).map((it) => [it.organizationId, it.company_name]),
        ),
    },
    companyProfiles: {
      save: async ({ organizationId, profile, version, updatedAt }) => {
        const stored = this.organizations.get(organizationId);
        if (stored?.version !== version) throw new AppError('STALE_VERSION');
        const saved = { ...stored, ...profile, version: version + 1, updatedAt };
        this.organizations.set(organizationId, saved);
        return saved;
      },
    },
    uploads: {
      begin: async (upload) => void this.uploads.set(upload.uploadId, upload),
      find: async (uploadId) => {
        const upload = this.uploads.get(uploadId);
        return upload && upload.expiresAt > this.now.toISOString() ? upload : null;
      },
    },
    logos: {
      change: async ({ organizationId, previous, logo_url, uploadId }) => {
        this.#interrupt();
        const stored = this.organizations.get(organizationId);
        if (uploadId !== null && this.uploads.get(uploadId)?.owner !== organizationId) {
          throw new AppError('UPLOAD_MISSING');
        }
        if (!stored || stored.logo_url !== previous) throw new ConcurrentModificationError();
        if (uploadId !== null) this.uploads.delete(uploadId);
        stored.logo_url = logo_url;
      },
    },
    facilityPhotos: {
      change: async ({ organizationId, previous, photos, uploadIds }) => {
        this.#interrupt();
        const stored = this.organizations.get(organizationId);
        if (uploadIds.some((id) => this.uploads.get(id)?.owner !== organizationId))
          throw new AppError('UPLOAD_MISSING');
        if (!stored || !isDeepStrictEqual(stored.photos, previous)) throw new ConcurrentModificationError();
        for (const id of uploadIds) this.uploads.delete(id);
        stored.photos = structuredClone([...photos]);
        stored.photosVersion += 1;
      },
    },
    files: {
      uploadForm: async (key, { contentType }) => ({ url: 'https://files.test', fields: { key, contentType } }),
      sent: async (key) => this.sent.get(key) ?? null,
      scan: async () => 'clean',
      discard: async (key) => {
        if (this.filesStay) throw new Error('unreachable');
        this.sent.delete(key);
      },
      publish: async (path, { content }) => void this.published.set(path, content),
      withdraw: async (path) => {
        if (this.filesStay) throw new Error('unreachable');
        this.published.delete(path);
      },
    },
    team: {
      change: async ({ member, role, department, keeper }) => {
        this.#assertTeam(member, keeper);
        this.memberships.set(member.userId, { ...member, role, department });
      },
      remove: async ({ member, keeper }) => {
        this.#assertTeam(member, keeper);
        this.memberships.delete(member.userId);
      },
      transfer: async ({ from, to }) => {
        this.#assertTeam(from, null);
        this.memberships.set(to.userId, { ...to, role: 'admin' });
      },
      found: async ({ organizationId, name, founder, at }) => {
        this.#interrupt();
        if (this.memberships.has(founder)) throw new AppError('ALREADY_IN_ORGANIZATION');
        this.#organization(organizationId, name);
        this.#join(founder, organizationId, 'admin', at);
      },
      join: async ({ userId, invitation, at, leaves }) => {
        this.#interrupt();
        const { invitationId, organizationId } = invitation;
        const open = this.invitations.get(invitationId);
        if (open?.acceptedAt !== null || open.expiresAt <= at) throw new ConcurrentModificationError();
        if (this.teamOf(organizationId).length >= this.teamSize) throw new TeamFull();
        const here = this.memberships.get(userId)?.organizationId ?? null;
        if (here !== leaves || (leaves !== null && !this.#isIdle(leaves))) throw new ConcurrentModificationError();
        this.invitations.set(invitationId, { ...open, acceptedAt: at, acceptedBy: userId });
        this.#join(userId, organizationId, invitation.role, at);
        if (leaves !== null) this.organizations.delete(leaves);
      },
      isIdle: async (organizationId) => this.#isIdle(organizationId),
      isLeaving: async (userId) => this.leaving.has(userId),
    },
    teamTwoFactor: {
      requirement: async (organizationId) => this.requiring.get(organizationId) ?? null,
      require: async ({ organizationId, actorId, required, graceDays, at }) => {
        this.#interrupt();
        const actor = this.memberships.get(actorId);
        if (actor?.organizationId !== organizationId || actor.role !== 'admin') throw new AppError('FORBIDDEN');
        if (required && !this.accounts.get(actorId)?.twoFactorEnabled) throw new ConcurrentModificationError();
        const requiredAt = this.requiring.get(organizationId)?.requiredAt ?? at;
        if (required) this.requiring.set(organizationId, { days: graceDays, requiredAt });
        else this.requiring.delete(organizationId);
      },
      members: async (organizationId) =>
        this.teamOf(organizationId).map(({ userId, joinedAt, twoFactorDue = false, twoFactorDueAt = null }) => ({
          userId,
          enabled: this.accounts.get(userId)!.twoFactorEnabled,
          joinedAt,
          due: twoFactorDue,
          dueAt: twoFactorDueAt,
        })),
      mark: async ({ organizationId, requirement, members }) => {
        this.#interrupt();
        this.markedAtOnce.push(members.length);
        const isAsRead = members.every(
          ({ userId, enabled }) => this.accounts.get(userId)?.twoFactorEnabled === enabled,
        );
        const isSame = isDeepStrictEqual(this.requiring.get(organizationId) ?? null, requirement);
        if (!isAsRead || !isSame) throw new ConcurrentModificationError();
        for (const { userId, enabled, until } of members) {
          const { twoFactorDue: _, twoFactorDueAt: _at, ...membership } = this.memberships.get(userId)!;
          const due = requirement !== null && !enabled;
          this.memberships.set(userId, {
            ...membership,
            ...(due && { twoFactorDue: true, ...(until !== null && { twoFactorDueAt: until }) }),
          });
        }
      },
    },
    invitations: {
      get: async (id) => structuredClone(this.invitations.get(id)) ?? null,
      ofAddress: async (organizationId, emailHash) => this.addresses.get(`${organizationId}#${emailHash}`) ?? null,
      put: async (invitation, { emailHash, previous }) => {
        this.#interrupt();
        const address = `${invitation.organizationId}#${emailHash}`;
        if ((this.addresses.get(address) ?? null) !== previous) throw new ConcurrentModificationError();
        this.invitations.set(invitation.invitationId, invitation);
        this.addresses.set(address, invitation.invitationId);
      },
      refresh: async (invitation, refresh) => {
        this.#interrupt();
        const stored = this.invitations.get(invitation.invitationId);
        if (stored?.acceptedAt !== null || stored.expiresAt !== invitation.expiresAt)
          throw new ConcurrentModificationError();
        this.invitations.set(invitation.invitationId, { ...stored, ...refresh });
      },
      revoke: async ({ invitationId }) => {
        this.#interrupt();
        if (this.invitations.get(invitationId)?.acceptedAt !== null) throw new ConcurrentModificationError();
        this.invitations.delete(invitationId);
      },
      list: async (organizationId) => this.#openInvitations(organizationId).filter(({ staff }) => !staff),
      listStaff: async (organizationId) => this.#openInvitations(organizationId).filter(({ staff }) => staff),
    },
    settings: { get: async () => NotificationSettings.parse({ timezone: this.zone }) },
    unitNames: async (_organizationId, unitIds) => [...unitIds],
    staff: {
      placementOf: async (userId, organizationId) =>
        this.placements.find(
          (it) => it.professional.userId === userId && it.organizationId === organizationId && it.endOn === null,
        ) ?? null,
      join: async (placement, { invitationId }) => {
        this.#interrupt();
        this.#accept(invitationId, placement.professional.userId, placement.createdAt);
        this.placements.push(placement);
      },
      keep: async (userId, { invitationId }, at) => this.#accept(invitationId, userId, at),
    },
  };

  #openInvitations(organizationId: string): Invitation[] {
    return [...this.invitations.values()].filter(
      (it) => it.organizationId === organizationId && it.acceptedAt === null,
    );
  }

  #accept(invitationId: string, userId: string, at: string): void {
    const open = this.invitations.get(invitationId);
    if (open?.acceptedAt !== null || open.expiresAt <= at) throw new ConcurrentModificationError();
    this.invitations.set(invitationId, { ...open, acceptedAt: at, acceptedBy: userId });
  }

  advance(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  teamOf(organizationId: string): Membership[] {
    return [...this.memberships.values()].filter((it) => it.organizationId === organizationId);
  }

  account(overrides: Partial<Account> = {}): string {
    const userId = randomUUID();
    this.accounts.set(userId, {
      userId,
      userType: 'employer',
      email: `${userId}@example.test`,
      firstName: 'Ada',
      lastName: 'Example',
      phone: '',
      emailVerifiedAt: this.now.toISOString(),
      language: 'en',
      twoFactorEnabled: false,
      createdAt: this.now.toISOString(),
      lastActiveAt: null,
      ...overrides,
    });
    return userId;
  }

  emailOf(userId: string): string {
    return this.accounts.get(userId)!.email;
  }

  organization(...team: TeamRole[]): { organizationId: string; users: string[] } {
    const organizationId = this.#organization(`org_${ulid()}`, 'Harbor');
    const users = team.map((role) => {
      const userId = this.account();
      this.#join(userId, organizationId, role, this.now.toISOString());
      return userId;
    });
    return { organizationId, users };
  }

  #organization(organizationId: string, company_name: string): string {
    const at = this.now.toISOString();
    this.organizations.set(organizationId, {
      ...CompanyProfile.parse({ company_name, industry: null, company_size: null }),
      organizationId,
      logo_url: null,
      photos: [],
      photosVersion: 0,
      verified: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
    return organizationId;
  }

  #join(userId: string, organizationId: string, role: TeamRole, joinedAt: string): void {
    this.memberships.set(userId, { userId, organizationId, role, department: '', joinedAt });
  }

  #isIdle(organizationId: string): boolean {
    return this.teamOf(organizationId).length === 1 && !this.posting.has(organizationId);
  }

  #interrupt(): void {
    const { meanwhile } = this;
    this.meanwhile = null;
    meanwhile?.();
  }

  #assertTeam(member: Membership, keeper: string | null): void {
    this.#interrupt();
    const stored = this.memberships.get(member.userId);
    const isSame = stored?.organizationId === member.organizationId && stored.role === member.role;
    const kept = keeper === null ? null : this.memberships.get(keeper);
    const isKept = kept === null || (kept?.role === 'admin' && kept.organizationId === member.organizationId);
    if (!isSame || !isKept) throw new ConcurrentModificationError();
  }
}
