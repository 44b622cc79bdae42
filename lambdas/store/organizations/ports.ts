import type { Invitation } from '@shared/model/invitation';
import type { Membership } from '@shared/model/account';
import type { CompanyProfile, Organization } from '@shared/model/organization';
import type { BlockedOrganization } from '@shared/model/professional';

export type InvitedAccounts = { get(invitationId: string): Promise<Invitation | null> };

export type ProfileChange = {
  organizationId: string;
  profile: CompanyProfile;
  /** The version that was edited. */
  version: number;
  updatedAt: string;
};

export type CompanyProfiles = {
  /** Stores the profile as the next version and answers the organisation. Refused with STALE_VERSION. */
  save(change: ProfileChange): Promise<Organization>;
};

export type LogoChange = {
  organizationId: string;
  /** The logo that is replaced. */
  previous: string | null;
  logo_url: string | null;
  /** Spent by the change. */
  uploadId: string | null;
};

export type Logos = {
  /** Fails with ConcurrentModificationError when the logo is not `previous` any more; refused with UPLOAD_MISSING when the upload was spent. */
  change(change: LogoChange): Promise<void>;
};

/** `keeper` is another administrator, who has to be one still when the change happens. */
export type Guarded = { member: Membership; keeper: string | null };

/** Every change fails with ConcurrentModificationError when a membership is not what was read. */
export type Team = {
  change(change: Guarded & Pick<Membership, 'role' | 'department'>): Promise<void>;
  remove(removal: Guarded): Promise<void>;
  /** Makes `to` an administrator and `from` a manager. */
  transfer(transfer: { from: Membership; to: Membership }): Promise<void>;
  /** Refused with ALREADY_IN_ORGANIZATION. */
  found(founding: { organizationId: string; name: string; founder: string; at: string }): Promise<void>;
  /**
   * Spends the invitation and joins. `leaves` is deleted: an organisation in which the person is alone and that has no
   * postings. Fails with ConcurrentModificationError, also when that is not so any more; refused with LIMIT_REACHED.
   */
  join(joining: { userId: string; invitation: Invitation; at: string; leaves: string | null }): Promise<void>;
  /** Whether nobody else is in the organisation and it has no postings. */
  isIdle(organizationId: string): Promise<boolean>;
};

/** What asking again changes. */
export type InvitationRefresh = Partial<Pick<Invitation, 'firstName' | 'lastName' | 'role' | 'department'>> & {
  sentAt: string;
  expiresAt: string;
};

export type Invitations = {
  get(invitationId: string): Promise<Invitation | null>;
  /** The newest invitation of the address into the organisation, in whatever state. */
  ofAddress(organizationId: string, emailHash: string): Promise<string | null>;
  /** Stores it as the one of its address instead of `previous`. Fails with ConcurrentModificationError. */
  put(invitation: Invitation, address: { emailHash: string; previous: string | null }): Promise<void>;
  /** Fails with ConcurrentModificationError when the invitation is not as it was read. */
  refresh(invitation: Invitation, refresh: InvitationRefresh, emailHash: string): Promise<void>;
  /** Its link stops working. Fails with ConcurrentModificationError when it was accepted. */
  revoke(invitation: Invitation): Promise<void>;
  /** Newest first, bounded; may hold expired ones. */
  list(organizationId: string): Promise<Invitation[]>;
};

/** Organisations whose name begins with a text, by name. */
export type OrganizationNames = { beginningWith(text: string): Promise<BlockedOrganization[]> };
