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
  UserId,
} from './fields';

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
  envelope('notification.created'),
]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>;
