import * as z from 'zod';
import { billingNotices } from '../../money/billing/vocabulary';
import { BillingOwnerId } from '../../money/model/billing';
import { answerSteps } from '../../hiring/model/answer-vocabulary';
import { ApplicationStatus, SecurityChange } from './enumerations';
import { ExclusionHold } from '../../trust/model/exclusion';
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
  ReferenceId,
  ReferralInvitationId,
  ReviewId,
  ShiftCaseId,
  UploadId,
  UserId,
  Version,
  WebhookId,
  TicketId,
  CaseId,
} from './fields';
import { closingChanges, rolesAfterHandOver } from '../../organizations/model/organization-closing-vocabulary';
import { hiringSides, interviewChanges, offerStatuses, timesheetStatuses } from '../../hiring/model/hiring-vocabulary';
import { ViewGrantId } from '../../trust/model/staff';
import { TicketPostId } from '../../trust/model/ticket';

import { PayoutId } from '../../money/model/payout';
import { payoutOutcomes } from '../../money/model/payout-vocabulary';
import { moderationChanges } from '../../trust/model/report-vocabulary';
import { shiftCaseStates } from '../../work/model/shifts/shift-case-vocabulary';
import { shiftEventSchemas } from '../../work/model/shifts/shift-event';
import { OrganizationStatus } from '../../organizations/model/organization-verification';
import { CredentialId, VerificationStatus } from '../../people/model/verification';
import { IntegrationId, IntegrationProviderName } from '../../connect/model/integration';
import { webhookStops } from '../../connect/model/webhook-vocabulary';

// Events carry IDs and states only, never names, addresses or texts.
const eventSchemas = {
  'account.verified': z.object({ userId: UserId }),
  'account.password_changed': z.object({ userId: UserId }),
  /** A staff member stopped reading the site as this person. */
  'account.viewed': z.object({ userId: UserId, grantId: ViewGrantId, startedAt: Instant, endedAt: Instant }),
  'account.two_factor_changed': z.object({ userId: UserId, enabled: z.boolean() }),
  /** A new sign-in method, or a new secret for one. */
  'account.security_changed': z.object({ userId: UserId, change: SecurityChange, at: Instant }),
  /** Export of the person, or of the organization with `organizationId`. */
  'data_export.finished': z.object({
    userId: UserId,
    organizationId: OrganizationId.nullable(),
    outcome: z.enum(['ready', 'failed']),
  }),
  /** A deletion was requested or canceled. */
  'account_deletion.changed': z.object({
    userId: UserId,
    deletionId: z.string(),
    state: z.enum(['pending', 'canceled']),
    dueAt: Instant,
  }),
  'account_deletion.reminder_due': z.object({ userId: UserId, dueAt: Instant }),
  'invitation.created': z.object({ invitationId: InvitationId, organizationId: OrganizationId }),
  'invitation.resent': z.object({ invitationId: InvitationId, organizationId: OrganizationId }),
  'member.joined': z.object({ userId: UserId, organizationId: OrganizationId }),
  'member.removed': z.object({ userId: UserId, organizationId: OrganizationId }),
  /** The member must set up required two-factor authentication by `until`, or immediately. */
  'member.two_factor_due': z.object({
    userId: UserId,
    organizationId: OrganizationId,
    until: Instant.nullable(),
    /** Whether it is the reminder one day before. */
    reminder: z.boolean(),
  }),
  /** The name or logo shown on jobs changed. */
  'organization.changed': z.object({ organizationId: OrganizationId }),
  /** A closing changed; `reminded` some days before its end. */
  'organization.closing_changed': z.object({
    organizationId: OrganizationId,
    change: z.enum(closingChanges),
    closesAt: Instant,
  }),
  /** An administrator made another member an administrator and stepped back. */
  'organization.handed_over': z.object({
    organizationId: OrganizationId,
    from: UserId,
    to: UserId,
    ownRole: z.enum(rolesAfterHandOver),
  }),
  /** Data relevant to verification changed: name, website, tax ID, phone, state. Also sent for a new organization. */
  'organization.profile_changed': z.object({ organizationId: OrganizationId }),
  'organization.verification_changed': z.object({
    organizationId: OrganizationId,
    from: OrganizationStatus,
    to: OrganizationStatus,
    byReviewer: z.boolean(),
  }),
  /** Paused because the organization lost its verification. */
  'job.withheld': z.object({ jobId: JobId, organizationId: OrganizationId }),
  /** Paused because no remaining team member is responsible for it. */
  'job.unattended': z.object({ jobId: JobId, organizationId: OrganizationId, leaverId: UserId }),
  /** Anything changed that search finds or shows. */
  'job.changed': z.object({ jobId: JobId, organizationId: OrganizationId }),
  'job.removed': z.object({ jobId: JobId, organizationId: OrganizationId }),
  /** Closed automatically after its deadline. */
  'job.expired': z.object({ jobId: JobId, organizationId: OrganizationId }),
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
  /** The move is now visible to the professional; `from` is the status they saw before. */
  'application.status_announced': z.object({
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    from: ApplicationStatus,
    to: ApplicationStatus,
  }),
  /** The employer promised a later day. */
  'application.answer_extended': z.object({
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    from: Day,
    to: Day,
  }),
  /** Candidates have answers promised for this day. */
  'job.answers_due': z.object({
    jobId: JobId,
    organizationId: OrganizationId,
    on: Day,
    step: z.enum(answerSteps),
    waiting: z.int().positive(),
  }),
  /** Candidates started or stopped waiting past the promised day. */
  'job.waiting_changed': z.object({ jobId: JobId, organizationId: OrganizationId }),
  'job_invitation.sent': z.object({ jobId: JobId, organizationId: OrganizationId, professionalId: UserId }),
  'job_invitation.declined': z.object({
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    invitedBy: UserId,
  }),
  /** The visibility changed, or anything that search finds or shows. */
  'profile.changed': z.object({ userId: UserId }),
  'credential.status_changed': z.object({
    userId: UserId,
    credentialId: CredentialId,
    /** Null for a new verification. */
    from: VerificationStatus.nullable(),
    to: VerificationStatus,
  }),
  'exclusion.changed': z.object({ userId: UserId, from: ExclusionHold.nullable(), to: ExclusionHold }),
  'credential.check_requested': z.object({ userId: UserId, credentialId: CredentialId }),
  /** Days until expiration; 0 on the day. */
  'credential.expiring': z.object({ userId: UserId, credentialId: CredentialId, days: z.int().nonnegative() }),
  /** A verification or document was deleted, or a document was replaced. */
  'credential.document_removed': z.object({ userId: UserId, credentialId: CredentialId, documentId: UploadId }),
  /** An item of a health file expires in `days` days. */
  'health_file.expiring': z.object({ userId: UserId, days: z.int().positive() }),
  'health_file.document_removed': z.object({ userId: UserId, documentId: UploadId }),
  'application.noted': z.object({
    applicationId: ApplicationId,
    jobId: JobId,
    organizationId: OrganizationId,
    noteId: ApplicationNoteId,
    authorId: UserId,
    mentions: z.array(UserId),
  }),
  'application.rated': z.object({ applicationId: ApplicationId, jobId: JobId, organizationId: OrganizationId }),
  'message.sent': z.object({
    conversationId: ConversationId,
    messageId: MessageId,
    senderId: UserId,
    recipientId: UserId,
  }),
  'conversation.read': z.object({ conversationId: ConversationId, readerId: UserId, otherId: UserId }),
  'interview.changed': z.object({
    interviewId: InterviewId,
    /** Null, like the job's, for a call without an application. */
    applicationId: ApplicationId.nullable(),
    jobId: JobId.nullable(),
    organizationId: OrganizationId,
    professionalId: UserId,
    organizerId: UserId,
    change: z.enum(interviewChanges),
    version: Version,
  }),
  /** Minutes before the start. */
  'interview.reminder_due': z.object({
    interviewId: InterviewId,
    professionalId: UserId,
    organizerId: UserId,
    minutes: z.int().positive(),
  }),
  /** The candidate hasn't picked a time yet. */
  'interview.choice_due': z.object({ interviewId: InterviewId, professionalId: UserId }),
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
  /** The last day was set or moved earlier. */
  'placement.ended': z.object({
    placementId: PlacementId,
    /** Null for own staff. */
    jobId: JobId.nullable(),
    organizationId: OrganizationId,
    professionalId: UserId,
    version: Version,
  }),
  /** The employer rejected an item of the compliance file, or confirmed the first day. */
  'compliance.decided': z.object({
    placementId: PlacementId,
    organizationId: OrganizationId,
    professionalId: UserId,
    kind: z.enum(['rejected', 'confirmed']),
  }),
  /** Days until the first day or an expiration, and the number of open items of each side. */
  'compliance.reminder_due': z.object({
    placementId: PlacementId,
    jobId: JobId,
    organizationId: OrganizationId,
    professionalId: UserId,
    step: z.enum(['start', 'expiring', 'expired']),
    days: z.int().nonnegative(),
    professional: z.int().nonnegative(),
    employer: z.int().nonnegative(),
  }),
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
  ...shiftEventSchemas,
  'review.published': z.object({
    reviewId: ReviewId,
    placementId: PlacementId,
    /** Side of the author. */
    side: z.enum(hiringSides),
    organizationId: OrganizationId,
    professionalId: UserId,
  }),
  /** The person asked, or asked again. */
  'reference.requested': z.object({ userId: UserId, referenceId: ReferenceId }),
  'reference.reminder_due': z.object({ userId: UserId, referenceId: ReferenceId }),
  'reference.closed': z.object({
    userId: UserId,
    referenceId: ReferenceId,
    status: z.enum(['answered', 'declined']),
  }),
  'referral.invited': z.object({ invitationId: ReferralInvitationId, userId: UserId }),
  'ticket.opened': z.object({ ticketId: TicketId }),
  /** Support answered a ticket. */
  'ticket.answered': z.object({ ticketId: TicketId, postId: TicketPostId }),
  /** Resolved by support without an answer, or closed automatically. */
  'ticket.finished': z.object({ ticketId: TicketId, status: z.enum(['resolved', 'closed']) }),
  /** A moderation case changed for the affected person or the reporters. */
  'moderation.changed': z.object({ caseId: CaseId, change: z.enum(moderationChanges) }),
  /** A case was opened or decided. `ownerId`: the professional or organization whose record it is about. */
  'shift_case.changed': z.object({ caseId: ShiftCaseId, ownerId: z.string(), state: z.enum(shiftCaseStates) }),
  /** The payment provider reported a change of a customer. */
  'billing.customer_changed': z.object({ customerId: z.string() }),
  /** The entitlements of an organization or a professional changed. */
  'billing.plan_changed': z.object({ ownerId: BillingOwnerId }),
  /** A bank accepted or returned a payout. `rerouted`: an instant one failed and is sent as a standard one. */
  'payout.settled': z.object({
    payoutId: PayoutId,
    userId: UserId,
    status: z.enum(payoutOutcomes),
    attempt: z.int().positive(),
  }),
  'billing.notice_due': z.object({ ownerId: BillingOwnerId, notice: z.enum(billingNotices), noticeId: z.string() }),
  /** Paused after its last retry, or disabled because the endpoint is gone. */
  'webhook.stopped': z.object({
    webhookId: WebhookId,
    organizationId: OrganizationId,
    reason: z.enum(webhookStops),
    at: Instant,
  }),
  /** The provider ended our access; a person has to reconnect. */
  'integration.stopped': z.object({
    integrationId: IntegrationId,
    provider: IntegrationProviderName,
    /** Present for an organization's connection, missing for a person's. */
    organizationId: OrganizationId.optional(),
    userId: UserId.optional(),
    at: Instant,
  }),
  'notification.created': z.object({ notificationId: NotificationId, userId: UserId }),
  'notification.changed': z.object({ notificationId: NotificationId, userId: UserId }),
} as const;

export type EventType = keyof typeof eventSchemas;
export const eventTypes = Object.keys(eventSchemas) as EventType[];
/** EventBridge `source` of all events. */
export const eventSource = 'wardline';

export type EventOf<T extends EventType> = {
  [K in T]: {
    /** Stable across redeliveries, for deduplication. */
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
