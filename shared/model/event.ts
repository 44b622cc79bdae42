import * as z from 'zod';
import { ApplicationStatus } from './enumerations';
import {
  AlertDeliveryId,
  ApplicationId,
  ApplicationNoteId,
  ConversationId,
  Day,
  Instant,
  InterviewId,
  InvitationId,
  JobAlertId,
  JobId,
  MessageId,
  NotificationId,
  OfferId,
  OrganizationId,
  PlacementId,
  ReviewId,
  UploadId,
  UserId,
  Version,
} from './fields';
import { hiringSides, interviewChanges, offerStatuses, timesheetStatuses } from './hiring-vocabulary';
import { CredentialId, VerificationStatus } from './verification';

// Events carry ids and states only, never names, addresses or texts.
const eventSchemas = {
  'account.verified': z.object({ userId: UserId }),
  'account.password_changed': z.object({ userId: UserId }),
  'account.two_factor_changed': z.object({ userId: UserId, enabled: z.boolean() }),
  'invitation.created': z.object({ invitationId: InvitationId, organizationId: OrganizationId }),
  'invitation.resent': z.object({ invitationId: InvitationId, organizationId: OrganizationId }),
  'member.joined': z.object({ userId: UserId, organizationId: OrganizationId }),
  'member.removed': z.object({ userId: UserId, organizationId: OrganizationId }),
  /** Its name or logo: what postings show of it. */
  'organization.changed': z.object({ organizationId: OrganizationId }),
  /** Anything that a search would find or show. */
  'job.changed': z.object({ jobId: JobId, organizationId: OrganizationId }),
  'job.removed': z.object({ jobId: JobId, organizationId: OrganizationId }),
  /** Closed by itself after its deadline. */
  'job.expired': z.object({ jobId: JobId, organizationId: OrganizationId }),
  /** An alert found new jobs, which the delivery lists. */
  'job_alert.matched': z.object({ deliveryId: AlertDeliveryId, jobAlertId: JobAlertId, userId: UserId }),
  'job.assigned': z.object({ jobId: JobId, organizationId: OrganizationId, assigneeId: UserId }),
  'application.submitted': z.object({
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
  }),
  'application.status_changed': z.object({
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    from: ApplicationStatus,
    to: ApplicationStatus,
  }),
  /** The professional sees it from now on; `from` is what they saw before. */
  'application.status_announced': z.object({
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    from: ApplicationStatus,
    to: ApplicationStatus,
  }),
  /** Anything of a profile that a search would find or show, or who may see it. */
  'profile.changed': z.object({ userId: UserId }),
  'credential.status_changed': z.object({
    userId: UserId,
    credentialId: CredentialId,
    /** Null when the case was opened. */
    from: VerificationStatus.nullable(),
    to: VerificationStatus,
  }),
  /** The registry is to be asked. */
  'credential.check_requested': z.object({ userId: UserId, credentialId: CredentialId }),
  /** Days before it expires; 0 on the day. */
  'credential.expiring': z.object({ userId: UserId, credentialId: CredentialId, days: z.int().nonnegative() }),
  /** The case or its document is gone, or another document took its place. */
  'credential.document_removed': z.object({ userId: UserId, credentialId: CredentialId, documentId: UploadId }),
  /** A note of the team, with the members it mentions. */
  'application.noted': z.object({
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    noteId: ApplicationNoteId,
    authorId: UserId,
    mentions: z.array(UserId),
  }),
  /** The team's rating of an applicant. */
  'application.rated': z.object({ applicationId: ApplicationId, jobId: JobId, organizationId: OrganizationId }),
  'message.sent': z.object({
    conversationId: ConversationId,
    messageId: MessageId,
    senderId: UserId,
    recipientId: UserId,
  }),
  /** The reader has read everything up to now. */
  'conversation.read': z.object({ conversationId: ConversationId, readerId: UserId, otherId: UserId }),
  'interview.changed': z.object({
    interviewId: InterviewId,
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    organizerId: UserId,
    change: z.enum(interviewChanges),
    version: Version,
  }),
  /** Minutes before it begins. */
  'interview.reminder_due': z.object({
    interviewId: InterviewId,
    professionalId: UserId,
    organizerId: UserId,
    minutes: z.int().positive(),
  }),
  'offer.changed': z.object({
    offerId: OfferId,
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    status: z.enum(offerStatuses),
    version: Version,
  }),
  'placement.created': z.object({
    placementId: PlacementId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
  }),
  /** Its last day is earlier than agreed, or it got one. */
  'placement.ended': z.object({
    placementId: PlacementId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    version: Version,
  }),
  /** The last opening was filled. */
  'job.filled': z.object({ jobId: JobId, organizationId: OrganizationId }),
  'timesheet.changed': z.object({
    placementId: PlacementId,
    weekStartsOn: Day,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    status: z.enum(timesheetStatuses),
    version: Version,
  }),
  'review.published': z.object({
    reviewId: ReviewId,
    placementId: PlacementId,
    /** Who wrote it. */
    side: z.enum(hiringSides),
    organizationId: OrganizationId,
    professionalId: UserId,
  }),
  'notification.created': z.object({ notificationId: NotificationId, userId: UserId }),
  /** Read or dismissed. */
  'notification.changed': z.object({ notificationId: NotificationId, userId: UserId }),
} as const;

export type EventType = keyof typeof eventSchemas;
export const eventTypes = Object.keys(eventSchemas) as EventType[];
/** EventBridge `source` of every event of the product. */
export const eventSource = 'wardline';

export type EventOf<T extends EventType> = {
  [K in T]: {
    /** Stable across redeliveries: consumers deduplicate by it. */
    id: string;
    type: K;
    occurredAt: string;
    data: z.infer<(typeof eventSchemas)[K]>;
  };
}[T];
export type DomainEvent = EventOf<EventType>;

const envelope = (type: EventType) =>
  z.object({ id: z.string(), type: z.literal(type), occurredAt: Instant, data: eventSchemas[type] });
const [first, ...others] = eventTypes.map(envelope);

export const DomainEvent = z.discriminatedUnion('type', [first!, ...others]) as unknown as z.ZodType<DomainEvent>;
