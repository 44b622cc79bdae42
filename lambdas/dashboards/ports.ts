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
  rating(userId: string): Promise<Rating>;
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
