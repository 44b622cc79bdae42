import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { Rating } from '@shared/people/model/review';
import type { MatchedProfile } from '@shared/hiring/rules/match/match-subject-of';
import type { PortfolioItem, PortfolioItemForm } from '@shared/people/model/portfolio';
import type {
  HeldCertification,
  License,
  MemberPrivacy,
  MyProfile,
  ProfilePrivacy,
  StoredProfile,
} from '@shared/people/model/professional';
import type { ChecklistPractice } from '../checklists/ports';
import type { KeptNotification } from '../../messages/notifications/notification-item';
import type { ResumeItem } from './resume-item';
import type { Page } from '../../../platform/table/page';

export type OwnApplication = {
  applicationId: string;
  jobTitle: string;
  organization: string;
  status: ApplicationStatus;
  appliedAt: string;
};

/** Calendar days; `endOn` may be earlier than agreed. */
export type OwnPlacement = { startOn: string; endOn: string | null; agreedEndOn: string | null };

export type OwnNotification = Pick<KeptNotification, 'type' | 'title' | 'content' | 'actionUrl' | 'createdAt'>;

export type OwnCredential = { expiresOn: string } & (
  | { type: 'license'; license: License['type']; name: string; state: License['state'] }
  | { type: 'certification'; code: HeldCertification['code']; otherName: string }
);

/** Facts about the owner, with expiring credentials only. */
export type OwnProfileFacts = ChecklistPractice & {
  rating: Rating;
  photo: boolean;
  resume: boolean;
  credentials: OwnCredential[];
};

export type ProfessionalRecords = {
  applications(userId: string): Promise<OwnApplication[]>;
  placements(userId: string): Promise<OwnPlacement[]>;
  notifications(userId: string): Promise<OwnNotification[]>;
  profile(userId: string): Promise<OwnProfileFacts>;
  portfolioItems(userId: string): Promise<number>;
  unreadMessages(userId: string): Promise<number>;
  /** Calendar entries, interviews, and booked shifts that start in the period. */
  upcoming(userId: string, stretch: { after: string; before: string }): Promise<number>;
};

/** Matched fields, and employers that the person blocked. */
export type OwnMatch = MatchedProfile & Pick<StoredProfile, 'blockedOrganizations'>;
export type MatchedProfiles = { get(userId: string): Promise<OwnMatch | null> };

export type PortfolioRef = { userId: string; portfolioItemId: string };

/** Setting an image consumes its upload. */
export type ImageChange = { previous: string | null; image: string | null; uploadId: string | null };

export type PortfolioRepository = {
  list(userId: string): Promise<PortfolioItem[]>;
  get(ref: PortfolioRef): Promise<PortfolioItem | null>;
  /** LIMIT_REACHED beyond the limit. */
  create(userId: string, item: PortfolioItem, limit: number): Promise<void>;
  /** Saves the next version, keeping the image. Throws NOT_FOUND and STALE_VERSION. */
  update(ref: PortfolioRef, change: { form: PortfolioItemForm; version: number; at: string }): Promise<PortfolioItem>;
  /** ConcurrentModificationError if gone or its image changed. */
  remove(ref: PortfolioRef, read: Pick<PortfolioItem, 'image'>): Promise<void>;
  /** ConcurrentModificationError like `remove`; UPLOAD_MISSING if the upload was used. */
  setImage(ref: PortfolioRef, change: ImageChange): Promise<void>;
};

/** `hasProfile`: for professionals, whose profile shows the photo. */
export type PhotoOwner = { userId: string; hasProfile: boolean };

export type Photos = {
  /** NOT_FOUND without an account. */
  get(owner: PhotoOwner): Promise<string | null>;
  /** ConcurrentModificationError if another photo is set; UPLOAD_MISSING if the upload was used. */
  set(owner: PhotoOwner, change: ImageChange & { at: string }): Promise<void>;
};

export type SavedPerson = { userId: string; savedAt: string };

export type ViewedPerson = { userId: string; viewedAt: string };

export type SavedProfessionals = {
  /** Returns when it was first saved. LIMIT_REACHED beyond `limits.savedProfessionals`. */
  save(viewerId: string, saved: SavedPerson): Promise<string>;
  remove(viewerId: string, userId: string): Promise<void>;
  has(viewerId: string, userId: string): Promise<boolean>;
  list(viewerId: string, query: { cursor?: string | undefined; pageSize: number }): Promise<Page<SavedPerson>>;
  ids(viewerId: string): Promise<string[]>;
};

/** `organizationId`: the organization whose name the profile's owner sees. */
export type ProfileView = { userId: string; viewerId: string; organizationId: string | null; at: Date };

export type ProfileViewCounts = {
  /** Counts once a day per viewer. */
  count(view: ProfileView): Promise<void>;
  remember(viewerId: string, viewed: ViewedPerson): Promise<void>;
  recent(viewerId: string, limit: number): Promise<ViewedPerson[]>;
};

export type OwnProfile = Omit<MyProfile, 'measuredFrom'> & Pick<StoredProfile, 'blockedOrganizations' | 'home'>;

export type PrivacyChange<Privacy> = { privacy: Privacy; version: number | undefined; at: string };

/** Privacy settings of team members. */
export type MemberPrivacies = {
  get(userId: string): Promise<MemberPrivacy & { version: number }>;
  /** Like `ProfileRepository.setPrivacy`. */
  set(userId: string, change: PrivacyChange<MemberPrivacy>): Promise<number>;
};

export type ProfileViewer = { organizationId: string; viewedOn: string };

export type ProfileViewers = {
  /** Lists the latest first, since a day. */
  list(userId: string, query: { since: string; cursor?: string | undefined }): Promise<Page<ProfileViewer>>;
};

export type ProfileRepository = {
  /** Consistent read; before the first save empty with version 0. */
  get(userId: string): Promise<OwnProfile>;
  /** One transaction with the account's names and phone and verification changes. STALE_VERSION on a conflict. */
  save(before: OwnProfile, after: OwnProfile): Promise<void>;
  /** Returns the new version. STALE_VERSION unless the stored one is `version`; undefined replaces any. */
  setPrivacy(userId: string, change: PrivacyChange<ProfilePrivacy>): Promise<number>;
  blocked(userId: string): Promise<string[]>;
  /** ConcurrentModificationError if the stored list is no longer `before`. */
  setBlocked(userId: string, before: readonly string[], after: readonly string[], at: string): Promise<void>;
};

export type ResumeChange = {
  userId: string;
  previous: ResumeItem | null;
  resume: ResumeItem | null;
  uploadId: string | null;
  at: string;
};

export type ResumeRepository = {
  get(userId: string): Promise<ResumeItem | null>;
  /** ConcurrentModificationError if another resume is stored; UPLOAD_MISSING if the upload was used. */
  set(change: ResumeChange): Promise<void>;
};
