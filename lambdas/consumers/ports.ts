import type { DomainEvent, EventOf } from '@shared/model/event';
import type { NotificationType, TeamRole, UserType } from '@shared/model/enumerations';
import type { NewsCategory } from '@shared/model/notification-settings';
import type { VerificationStatus } from '@shared/model/verification';
import type { JobCard } from '@shared/model/job';
import type { StoredInterview } from '../runtime/stored-interview';
import type { StoredOffer } from '../runtime/stored-offer';
import type { StoredPlacement } from '../runtime/stored-placement';
import type { StoredTimesheet } from '../runtime/stored-timesheet';

export type EventBus = {
  /** Puts at most ten events; answers the positions of those that the bus did not take. */
  put(events: readonly DomainEvent[]): Promise<number[]>;
};

/** Remembers what was done, so that a message delivered again does nothing again. */
export type ProcessedEvents = {
  /** Runs `work` unless it was done under this id; throws while another delivery is at it, and what `work` throws. */
  once(consumer: string, id: string, work: () => Promise<void>): Promise<void>;
};

/** One thing to do about an event. `id` tells it apart from the event's others, the same at every delivery. */
export type Effect = { id: string; run: () => Promise<void> };
export type Reaction = (event: DomainEvent) => Promise<Effect[]>;

export type NewNotification = {
  id: string;
  userId: string;
  type: NotificationType;
  category: NewsCategory;
  title: string;
  content: string;
  actionUrl: string;
  /** What a text message about it says; null when it is not worth one. */
  sms: string | null;
  createdAt: string;
};

export type Notifications = {
  /** Stores an unread notification; a second one of the same id is none. */
  put(notification: NewNotification): Promise<void>;
};

export type EventApplication = {
  jobTitle: string;
  organization: string;
  candidateName: string;
};
/** `team`: who looks after the posting and belongs to its organisation; its administrators when nobody of those is left. */
export type EventJob = { title: string; team: readonly string[] };
export type EventAccount = { email: string; firstName: string; lastName: string; userType: UserType };
export type EventInvitation = { email: string; organizationId: string; role: TeamRole };

/** A credential as its case has it now. `note`: what was said when it came into this status. */
export type EventCredential = { label: string; status: VerificationStatus; expiryDate: string | null; note: string };

/** What an alert found, its name and its search as they are now. */
export type EventDelivery = { name: string; search: Record<string, string>; jobs: JobCard[]; more: boolean };

/** An interview as it is now. `people`: all who take part or did before the last change; `team`: those of the team who still belong to it. */
export type EventInterview = {
  interview: StoredInterview;
  organization: string;
  people: readonly { userId: string; name: string; email: string }[];
  team: readonly string[];
};

/** How an application came into a status: what was said, and who did it. */
/** `because` names what the step came with, when that tells of itself. */
export type EventStep = { reason: string; by: string; because: string | null };

export type ApplicationReader = {
  application(applicationId: string): Promise<EventApplication | null>;
  /** The last time that it came into this status. */
  applicationStep(applicationId: string, status: string): Promise<EventStep | null>;
};

/** Who wrote a message, as its recipient sees them. */
export type EventMessage = { senderName: string; organization: string | null; subject: string };
export type MessageReader = {
  /** Null when the recipient is not told of it: they are here, were told before, or may not read it any more. */
  message(message: EventOf<'message.sent'>['data']): Promise<EventMessage | null>;
};

export type HiringReader = {
  offer(offerId: string): Promise<StoredOffer | null>;
  placement(placementId: string): Promise<StoredPlacement | null>;
  timesheet(week: { placementId: string; weekStartsOn: string }): Promise<StoredTimesheet | null>;
  /** Whether somebody still is a manager or administrator of the organisation. */
  isManager(userId: string, organizationId: string): Promise<boolean>;
  /** Managers and administrators of the organisation. */
  managers(organizationId: string): Promise<string[]>;
  /** Applications for the posting that nobody has decided on. */
  openApplications(jobId: string): Promise<{ applicationId: string; professionalId: string; organization: string }[]>;
};

/** Reads what events only name by id. Null when it is gone. */
export type EventReader = MessageReader &
  HiringReader &
  ApplicationReader & {
    job(jobId: string): Promise<EventJob | null>;
    account(userId: string): Promise<EventAccount | null>;
    invitation(invitationId: string): Promise<EventInvitation | null>;
    organizationName(organizationId: string): Promise<string>;
    credential(credential: { userId: string; credentialId: string }): Promise<EventCredential | null>;
    interview(interviewId: string): Promise<EventInterview | null>;
    /** Administrators of the organisation. */
    admins(organizationId: string): Promise<string[]>;
    /** Null when the alert is paused or gone by now. Only jobs that still take applications. */
    delivery(delivery: { deliveryId: string; userId: string; jobAlertId: string }): Promise<EventDelivery | null>;
  };
