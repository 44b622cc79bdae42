import type { EventType } from '../../core/model/event';

/** Domain events sent to other systems; lambdas/events/kinds/outbound-events.ts maps them. */
export const outboundSources = [
  'job.changed',
  'job.filled',
  'job.expired',
  'job.removed',
  'job.assigned',
  'job_invitation.sent',
  'job_invitation.declined',
  'application.submitted',
  'application.status_changed',
  'application.status_announced',
  'application.noted',
  'application.rated',
  'interview.changed',
  'offer.changed',
  'placement.created',
  'placement.ended',
  'compliance.decided',
  'compliance.reminder_due',
  'timesheet.changed',
  'review.published',
  'member.joined',
  'member.removed',
  'organization.changed',
  'organization.verification_changed',
] as const satisfies readonly EventType[];
export type OutboundSource = (typeof outboundSources)[number];
