import * as z from 'zod';
import { ApplicationStatus } from '../../core/model/enumerations';
import {
  ApplicationId,
  ApplicationNoteId,
  Day,
  Instant,
  InterviewId,
  JobId,
  OfferId,
  OrganizationId,
  PlacementId,
  ReviewId,
  UserId,
  Version,
} from '../../core/model/fields';
import { hiringSides } from '../../hiring/model/hiring-vocabulary';
import { OrganizationStatus } from '../../organizations/model/organization-verification';
import {
  outboundEntities,
  outboundSchemaVersion,
  outboundTypes,
  type OutboundEntity,
  type OutboundType,
} from './outbound-vocabulary';

const job = z.object({ jobId: JobId });
const invitation = z.object({ jobId: JobId, professionalId: UserId });
const application = z.object({ applicationId: ApplicationId, jobId: JobId });
const applicant = application.extend({ professionalId: UserId });
const move = applicant.extend({ from: ApplicationStatus, to: ApplicationStatus });
const interview = applicant.extend({ interviewId: InterviewId, organizerId: UserId, version: Version });
const offer = applicant.extend({ offerId: OfferId, version: Version });
const placement = z.object({ placementId: PlacementId, jobId: JobId, professionalId: UserId });
const compliance = z.object({ placementId: PlacementId, professionalId: UserId });
const timesheet = placement.extend({ weekStartsOn: Day, version: Version });
const member = z.object({ userId: UserId });

/** IDs and states only, never names, addresses, or texts: receivers read more with the API. */
export const outboundData = {
  'job.changed': job,
  'job.assigned': job.extend({ assigneeId: UserId }),
  'job.filled': job,
  'job.expired': job,
  'job.deleted': job,
  'job_invitation.sent': invitation,
  'job_invitation.declined': invitation,
  'application.submitted': applicant,
  'application.status_changed': move,
  'application.status_announced': move,
  'application.noted': application.extend({ noteId: ApplicationNoteId, authorId: UserId }),
  'application.rated': application,
  'interview.proposed': interview,
  'interview.offered': interview,
  'interview.suggested': interview,
  'interview.accepted': interview,
  'interview.rescheduled': interview,
  'interview.canceled': interview,
  'interview.completed': interview,
  'offer.made': offer,
  'offer.accepted': offer,
  'offer.declined': offer,
  'offer.expired': offer,
  'offer.withdrawn': offer,
  'placement.created': placement,
  'placement.ended': placement.extend({ version: Version }),
  'compliance.rejected': compliance,
  'compliance.confirmed': compliance,
  'compliance.reminder_due': placement.extend({
    step: z.enum(['start', 'expiring', 'expired']),
    days: z.int().nonnegative(),
  }),
  'timesheet.submitted': timesheet,
  'timesheet.disputed': timesheet,
  'timesheet.approved': timesheet,
  'timesheet.paid': timesheet,
  'review.published': z.object({
    reviewId: ReviewId,
    placementId: PlacementId,
    professionalId: UserId,
    side: z.enum(hiringSides),
  }),
  'member.joined': member,
  'member.removed': member,
  'organization.changed': z.object({}),
  'organization.verification_changed': z.object({ from: OrganizationStatus, to: OrganizationStatus }),
} as const satisfies Record<OutboundType, z.ZodObject>;

export type OutboundData<T extends OutboundType = OutboundType> = z.infer<(typeof outboundData)[T]>;

/** ID shared by all deliveries of an event and the log. */
export const OutboundEventId = z.string().regex(/^evt_[0-9a-f]{32}$/);
export const OutboundTypeName = z.enum(outboundTypes as [OutboundType, ...OutboundType[]]);

/** Event before the log assigns its numbers. */
export type NewOutboundEvent = {
  id: string;
  type: OutboundType;
  organizationId: string;
  timestamp: string;
  entity: { type: OutboundEntity; id: string };
  data: Record<string, unknown>;
};

/** Sequence numbers of the organization and of the entity start at 1, without gaps. Test events have 0. */
const Sequence = z.int().nonnegative();

/** Webhook body and event log entry. */
export const OutboundEvent = z.object({
  id: OutboundEventId,
  type: OutboundTypeName,
  schemaVersion: z.literal(outboundSchemaVersion),
  /** Time of the event. */
  timestamp: Instant,
  organizationId: OrganizationId,
  sequence: Sequence,
  entity: z.object({ type: z.enum(outboundEntities), id: z.string(), sequence: Sequence }),
  /** Present only in test events. */
  test: z.literal(true).optional(),
  /** Data by type; see `outboundData`. */
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type OutboundEvent = z.infer<typeof OutboundEvent>;
