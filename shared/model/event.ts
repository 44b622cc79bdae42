import * as z from 'zod';
import { ApplicationStatus } from './enumerations';
import {
  AlertDeliveryId,
  ApplicationId,
  Instant,
  InvitationId,
  JobAlertId,
  JobId,
  NotificationId,
  OrganizationId,
  UploadId,
  UserId,
} from './fields';
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
  'job.published': z.object({ jobId: JobId, organizationId: OrganizationId }),
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
  /** So many days before it expires; 0 on the day. */
  'credential.expiring': z.object({ userId: UserId, credentialId: CredentialId, days: z.int().nonnegative() }),
  /** The case or its document is gone, or another document took its place. */
  'credential.document_removed': z.object({ userId: UserId, credentialId: CredentialId, documentId: UploadId }),
  'notification.created': z.object({ notificationId: NotificationId, userId: UserId }),
} as const;

export type EventType = keyof typeof eventSchemas;
/** EventBridge `source` of every event of the product. */
export const eventSource = 'wardline';

const envelope = <T extends EventType>(type: T) =>
  z.object({
    /** Stable across redeliveries: consumers deduplicate by it. */
    id: z.string(),
    type: z.literal(type),
    occurredAt: Instant,
    data: eventSchemas[type],
  });

export const DomainEvent = z.discriminatedUnion('type', [
  envelope('account.verified'),
  envelope('account.password_changed'),
  envelope('account.two_factor_changed'),
  envelope('invitation.created'),
  envelope('invitation.resent'),
  envelope('member.joined'),
  envelope('member.removed'),
  envelope('organization.changed'),
  envelope('job.changed'),
  envelope('job.removed'),
  envelope('job.expired'),
  envelope('job_alert.matched'),
  envelope('job.published'),
  envelope('job.assigned'),
  envelope('application.submitted'),
  envelope('application.status_changed'),
  envelope('profile.changed'),
  envelope('credential.status_changed'),
  envelope('credential.check_requested'),
  envelope('credential.expiring'),
  envelope('credential.document_removed'),
  envelope('notification.created'),
]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>;
