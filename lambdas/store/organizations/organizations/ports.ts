import type { Invitation } from '@shared/organizations/model/invitation';
import type { FacilityPhoto } from '@shared/people/model/facility-photo';
import type { Membership } from '@shared/accounts/model/account';
import type { CompanyProfile, Organization } from '@shared/organizations/model/organization';
import type { RoleAfterHandOver } from '@shared/organizations/model/organization-closing-vocabulary';
import type { BlockedOrganization } from '@shared/people/model/professional';
import type { DueCursor } from '../../../platform/table/table';
import type { Requirement } from './two-factor-writes';

/** Invitations of own staff, newest first. */
export type StaffInvitations = Pick<Invitations, 'get' | 'ofAddress' | 'put' | 'refresh' | 'listStaff'>;

export type InvitedAccounts = { get(invitationId: string): Promise<Invitation | null> };

export type ProfileChange = {
  organizationId: string;
  profile: CompanyProfile;
  version: number;
  updatedAt: string;
};

export type CompanyProfiles = {
  /** Saves the next version. STALE_VERSION on a conflict. */
  save(change: ProfileChange): Promise<Organization>;
};

export type LogoChange = {
  organizationId: string;
  previous: string | null;
  logo_url: string | null;
  uploadId: string | null;
};

export type Logos = {
  /** ConcurrentModificationError if the logo is no longer `previous`; UPLOAD_MISSING if the upload was used. */
  change(change: LogoChange): Promise<void>;
};

export type FacilityPhotoChange = {
  organizationId: string;
  previous: readonly FacilityPhoto[];
  photos: readonly FacilityPhoto[];
  uploadIds: readonly string[];
};

export type FacilityPhotos = {
  /** ConcurrentModificationError if the photos are no longer `previous`; UPLOAD_MISSING if an upload was used. */
  change(change: FacilityPhotoChange): Promise<void>;
};

/** `keeper`: another user who must still be administrator when the change is written. */
export type Guarded = { member: Membership; keeper: string | null };

/** All changes throw ConcurrentModificationError if a membership changed since reading. */
export type Team = {
  change(change: Guarded & Pick<Membership, 'role' | 'department'>): Promise<void>;
  remove(removal: Guarded): Promise<void>;
  /** Writes both changes at once. With `none` the former administrator leaves. */
  transfer(transfer: { from: Membership; to: Membership; ownRole: RoleAfterHandOver; at: string }): Promise<void>;
  /** ALREADY_IN_ORGANIZATION if the user has one. */
  found(founding: { organizationId: string; name: string; founder: string; at: string }): Promise<void>;
  /** `leaves`: an organization without other members or jobs, which is deleted. LIMIT_REACHED for a full team. */
  join(joining: { userId: string; invitation: Invitation; at: string; leaves: string | null }): Promise<void>;
  isIdle(organizationId: string): Promise<boolean>;
  /** Whether the member's account is about to be deleted. */
  isLeaving(userId: string): Promise<boolean>;
};

/** `due`: marked as having to set it up, after `dueAt` if that isn't null. */
export type MemberTwoFactor = {
  userId: string;
  enabled: boolean;
  joinedAt: string;
  due: boolean;
  dueAt: string | null;
};

/** `until`: end of the grace period; null means at once. */
type TwoFactorMark = Pick<MemberTwoFactor, 'userId' | 'enabled'> & { until: string | null };

type RequirementChange = { organizationId: string; actorId: string; required: boolean; graceDays: number; at: string };

/** The requirement of an organization. Changes throw ConcurrentModificationError if their inputs changed. */
export type TeamTwoFactor = {
  requirement(organizationId: string): Promise<Requirement>;
  /** FORBIDDEN unless the actor is still administrator. Turning it on requires their own two-factor. */
  require(change: RequirementChange): Promise<void>;
  members(organizationId: string): Promise<MemberTwoFactor[]>;
  /** Sets or removes the marks that follow from the read state. One transaction. */
  mark(change: { organizationId: string; requirement: Requirement; members: readonly TwoFactorMark[] }): Promise<void>;
};

/** Members in the grace period, a day before its end. */
export type TwoFactorReminders = {
  page(now: string, after: DueCursor | null): Promise<{ due: TwoFactorReminder[]; next: DueCursor | null }>;
  /** Returns false if another run was first, or it is no longer due. */
  remind(due: TwoFactorReminder, at: string): Promise<boolean>;
};
export type TwoFactorReminder = { userId: string; position: string };

export type InvitationRefresh = Partial<
  Pick<Invitation, 'firstName' | 'lastName' | 'role' | 'department' | 'staff'>
> & {
  sentAt: string;
  expiresAt: string;
};

export type Invitations = {
  get(invitationId: string): Promise<Invitation | null>;
  ofAddress(organizationId: string, emailHash: string): Promise<string | null>;
  /** Replaces the address's `previous` invitation. Throws ConcurrentModificationError. */
  put(invitation: Invitation, address: { emailHash: string; previous: string | null }): Promise<void>;
  /** ConcurrentModificationError if changed since reading. */
  refresh(invitation: Invitation, refresh: InvitationRefresh, emailHash: string): Promise<void>;
  /** Invalidates the link. ConcurrentModificationError if accepted in the meantime. */
  revoke(invitation: Invitation): Promise<void>;
  list(organizationId: string): Promise<Invitation[]>;
  /** Lists invitations of own staff. */
  listStaff(organizationId: string): Promise<Invitation[]>;
};

export type OrganizationNames = { beginningWith(text: string): Promise<BlockedOrganization[]> };
