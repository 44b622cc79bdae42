import type { ApplicationStatus, NotificationType } from '@shared/model/enumerations';
import type { Rating } from '@shared/model/review';
import type { Clock } from '../runtime/clock';
import type { ProfileViews } from '../runtime/profile-views-repository';
import type { ResponseTimes } from '../runtime/response-time-repository';

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

export type ProfessionalDeps = {
  records: ProfessionalRecords;
  views: ProfileViews;
  responses: ResponseTimes;
  clock: Pick<Clock, 'now'>;
};
