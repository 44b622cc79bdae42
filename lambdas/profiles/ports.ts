import type { BlockedOrganization, MyProfile, ProfilePrivacy, StoredProfile } from '@shared/model/professional';
import type { Clock } from '../runtime/clock';
import type { Organizations } from '../runtime/organization-repository';
import type { ProfileViews } from '../runtime/profile-views-repository';

/** What the owner edits, as it is stored, and which organisations do not see it. */
export type OwnProfile = MyProfile & Pick<StoredProfile, 'blockedOrganizations'>;

export type ProfileRepository = {
  /** Read consistently; before the first save empty with version 0. */
  get(userId: string): Promise<OwnProfile>;
  /**
   * Stores the profile as its `version`, made from the one before: the profile, the private details, names and phone of
   * the account, and what the change means for verification, all or nothing. Refused with STALE_VERSION.
   */
  save(before: OwnProfile, after: OwnProfile): Promise<void>;
  setPrivacy(userId: string, privacy: ProfilePrivacy, at: string): Promise<void>;
  blocked(userId: string): Promise<string[]>;
  /** Fails with ChangedMeanwhile when the stored list is not `before` any more. */
  setBlocked(userId: string, before: readonly string[], after: readonly string[], at: string): Promise<void>;
};

/** Organisations whose name begins with a text, by name. */
export type OrganizationNames = { beginningWith(text: string): Promise<BlockedOrganization[]> };

export type Deps = {
  profiles: ProfileRepository;
  organizations: Pick<Organizations, 'names'>;
  organizationNames: OrganizationNames;
  views: ProfileViews;
  clock: Clock;
};
