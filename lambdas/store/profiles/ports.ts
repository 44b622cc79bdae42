import type { ApplicationStatus, NotificationType } from '@shared/model/enumerations';
import type { Rating } from '@shared/model/review';
import type { MatchedProfile } from '@shared/domain/match';
import type { PortfolioItem, PortfolioItemForm } from '@shared/model/portfolio';
import type { MyProfile, ProfilePrivacy, StoredProfile } from '@shared/model/professional';
import type { ResumeItem } from './resume-item';
import type { Page } from '../../platform/table/page';

export type OwnApplication = {
  applicationId: string;
  jobTitle: string;
  organization: string;
  status: ApplicationStatus;
  appliedAt: string;
};

/** Calendar days; `endOn` may be earlier than what was agreed. */
export type OwnPlacement = { startOn: string; endOn: string | null; agreedEndOn: string | null };

export type OwnNotification = {
  type: NotificationType;
  title: string;
  content: string;
  actionUrl: string;
  createdAt: string;
};

/** What is stored of one professional, newest first, each list up to a limit. */
export type ProfessionalRecords = {
  applications(userId: string): Promise<OwnApplication[]>;
  placements(userId: string): Promise<OwnPlacement[]>;
  notifications(userId: string): Promise<OwnNotification[]>;
  /** Of the profile: its rating, and whether there is a photo and an uploaded resume. */
  profile(userId: string): Promise<{ rating: Rating; photo: boolean; resume: boolean }>;
  portfolioItems(userId: string): Promise<number>;
  verifiedCredentials(userId: string): Promise<number>;
  unreadMessages(userId: string): Promise<number>;
  /** Events and interviews that are not over, between two instants. */
  upcoming(userId: string, stretch: { after: string; before: string }): Promise<number>;
};

export type MatchedProfiles = { get(userId: string): Promise<MatchedProfile | null> };

export type PortfolioRef = { userId: string; portfolioItemId: string };

/** An image is set by an upload, which that spends, or removed. */
export type ImageChange = { previous: string | null; image: string | null; uploadId: string | null };

export type PortfolioRepository = {
  /** Featured items first, then newest first. */
  list(userId: string): Promise<PortfolioItem[]>;
  get(ref: PortfolioRef): Promise<PortfolioItem | null>;
  /** Refuses more than `limits.portfolioItems`. */
  create(userId: string, item: PortfolioItem): Promise<void>;
  /** Stores what was entered as the next version; the image stays. Refuses with NOT_FOUND and STALE_VERSION. */
  update(ref: PortfolioRef, change: { form: PortfolioItemForm; version: number; at: string }): Promise<PortfolioItem>;
  /** Fails with ConcurrentModificationError when it is gone or has another image than was read. */
  remove(ref: PortfolioRef, read: Pick<PortfolioItem, 'image'>): Promise<void>;
  /** Fails with ConcurrentModificationError like `remove`; refuses with UPLOAD_MISSING when the upload was spent. */
  setImage(ref: PortfolioRef, change: ImageChange): Promise<void>;
};

export type Photos = {
  /** Path of the photo that the profile shows. */
  get(userId: string): Promise<string | null>;
  /** Fails with ConcurrentModificationError when another one is shown; refuses with UPLOAD_MISSING when the upload was spent. */
  set(userId: string, change: ImageChange & { at: string }): Promise<void>;
};

export type SavedPerson = { userId: string; savedAt: string };

export type ViewedPerson = { userId: string; viewedAt: string };

export type SavedProfessionals = {
  /** When they were first saved. Refuses more than `limits.savedProfessionals`. */
  save(viewerId: string, saved: SavedPerson): Promise<string>;
  remove(viewerId: string, userId: string): Promise<void>;
  has(viewerId: string, userId: string): Promise<boolean>;
  /** Last saved first. */
  list(viewerId: string, query: { cursor?: string | undefined; pageSize: number }): Promise<Page<SavedPerson>>;
  ids(viewerId: string): Promise<string[]>;
};

export type ProfileViewCounts = {
  /** Counts for the owner, once a day for each viewer. */
  count(view: { userId: string; viewerId: string; at: Date }): Promise<void>;
  /** Puts the professional first among those that the viewer has seen. */
  remember(viewerId: string, viewed: ViewedPerson): Promise<void>;
  /** Last viewed first. */
  recent(viewerId: string, limit: number): Promise<ViewedPerson[]>;
};

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
  /** Fails with ConcurrentModificationError when the stored list is not `before` any more. */
  setBlocked(userId: string, before: readonly string[], after: readonly string[], at: string): Promise<void>;
};

export type ResumeChange = {
  userId: string;
  /** The resume that is replaced. */
  previous: ResumeItem | null;
  resume: ResumeItem | null;
  /** Spent by the change. */
  uploadId: string | null;
  at: string;
};

export type ResumeRepository = {
  /** Read consistently. */
  get(userId: string): Promise<ResumeItem | null>;
  /** Fails with ConcurrentModificationError when another one is stored; refuses with UPLOAD_MISSING when the upload was spent. */
  set(change: ResumeChange): Promise<void>;
};
