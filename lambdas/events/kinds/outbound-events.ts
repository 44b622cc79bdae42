import type { DomainEvent, EventOf, EventType } from '@shared/core/model/event';
import type { NewOutboundEvent } from '@shared/connect/model/outbound-event';
import { outboundSources, type OutboundSource } from '@shared/connect/model/outbound-sources';
import type { OutboundType } from '@shared/connect/model/outbound-vocabulary';
import { createHash } from 'node:crypto';

type Entity = NewOutboundEvent['entity'];
type Outbound = { type: OutboundType | null; entity: Entity; data: object };
type Mapping = { [T in OutboundSource]: (event: EventOf<T>) => Outbound };

const about = (type: Entity['type'], ...ids: string[]): Entity => ({ type, id: ids.join(':') });

const without = <T extends object, K extends keyof T>(data: T, ...names: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;

const ofJob =
  <T extends 'job.changed' | 'job.filled' | 'job.expired' | 'job.removed'>(type: OutboundType) =>
  ({ data }: EventOf<T>) => ({ type, entity: about('job', data.jobId), data });

const ofApplication =
  <T extends EventType & `application.${string}`>(type: OutboundType) =>
  ({ data }: EventOf<T>) => ({ type, entity: about('application', data.applicationId), data });

const ofInvitation = <T extends 'job_invitation.sent' | 'job_invitation.declined'>({ type, data }: EventOf<T>) => ({
  type: type as OutboundType,
  entity: about('job_invitation', data.jobId, data.professionalId),
  data: without(data as EventOf<'job_invitation.declined'>['data'], 'invitedBy'),
});

const interviewTypes = {
  proposed: 'interview.proposed',
  offered: 'interview.offered',
  suggested: 'interview.suggested',
  accepted: 'interview.accepted',
  rescheduled: 'interview.rescheduled',
  cancelled: 'interview.canceled',
  completed: 'interview.completed',
} as const satisfies Record<EventOf<'interview.changed'>['data']['change'], OutboundType>;

const offerTypes = {
  open: 'offer.made',
  accepted: 'offer.accepted',
  declined: 'offer.declined',
  expired: 'offer.expired',
  withdrawn: 'offer.withdrawn',
} as const satisfies Record<EventOf<'offer.changed'>['data']['status'], OutboundType>;

/** Hours are private until they are submitted. */
const timesheetTypes = {
  draft: null,
  submitted: 'timesheet.submitted',
  disputed: 'timesheet.disputed',
  approved: 'timesheet.approved',
  paid: 'timesheet.paid',
} as const satisfies Record<EventOf<'timesheet.changed'>['data']['status'], OutboundType | null>;

const mapping: Mapping = {
  'job.changed': ofJob('job.changed'),
  'job.filled': ofJob('job.filled'),
  'job.expired': ofJob('job.expired'),
  'job.removed': ofJob('job.deleted'),
  'job.assigned': ({ data }) => ({ type: 'job.assigned', entity: about('job', data.jobId), data }),
  'job_invitation.sent': ofInvitation,
  'job_invitation.declined': ofInvitation,
  'application.submitted': ofApplication('application.submitted'),
  'application.status_changed': ofApplication('application.status_changed'),
  'application.status_announced': ofApplication('application.status_announced'),
  'application.noted': ({ data }) => ({
    type: 'application.noted',
    entity: about('application', data.applicationId),
    data: without(data, 'mentions'),
  }),
  'application.rated': ofApplication('application.rated'),
  // Webhooks always include an application, so calls without one aren't sent.
  'interview.changed': ({ data }) => ({
    type: data.applicationId === null ? null : interviewTypes[data.change],
    entity: about('interview', data.interviewId),
    data: without(data, 'change'),
  }),
  'offer.changed': ({ data }) => ({
    type: offerTypes[data.status],
    entity: about('offer', data.offerId),
    data: without(data, 'status'),
  }),
  'placement.created': ({ data }) => ({
    type: 'placement.created',
    entity: about('placement', data.placementId),
    data,
  }),
  // Own staff were never reported as placed.
  'placement.ended': ({ data }) => ({
    type: data.jobId === null ? null : 'placement.ended',
    entity: about('placement', data.placementId),
    data,
  }),
  'compliance.decided': ({ data }) => ({
    type: `compliance.${data.kind}`,
    entity: about('placement', data.placementId),
    data: without(data, 'kind'),
  }),
  'compliance.reminder_due': ({ data }) => ({
    type: 'compliance.reminder_due',
    entity: about('placement', data.placementId),
    data: without(data, 'professional', 'employer'),
  }),
  'timesheet.changed': ({ data }) => ({
    type: timesheetTypes[data.status],
    entity: about('timesheet', data.placementId, data.weekStartsOn),
    data: without(data, 'status'),
  }),
  'review.published': ({ data }) => ({ type: 'review.published', entity: about('review', data.reviewId), data }),
  'member.joined': ({ data }) => ({ type: 'member.joined', entity: about('member', data.userId), data }),
  'member.removed': ({ data }) => ({ type: 'member.removed', entity: about('member', data.userId), data }),
  'organization.changed': ({ data }) => ({
    type: 'organization.changed',
    entity: about('organization', data.organizationId),
    data: {},
  }),
  'organization.verification_changed': ({ data }) => ({
    type: 'organization.verification_changed',
    entity: about('organization', data.organizationId),
    data: without(data, 'byReviewer'),
  }),
};

const isSource = (type: EventType): type is OutboundSource => (outboundSources as readonly EventType[]).includes(type);

/** Unguessable from outside, and the same whenever the change is read again. */
export const outboundIdOf = (domainEventId: string, organizationId: string): string =>
  `evt_${createHash('sha256').update(`${organizationId}\0${domainEventId}`).digest('hex').slice(0, 32)}`;

/** Returns null for internal events. */
export const toOutboundEvent = (event: DomainEvent): NewOutboundEvent | null => {
  if (!isSource(event.type)) return null;
  const map = mapping[event.type] as (event: DomainEvent) => Outbound;
  const outbound = map(event);
  if (outbound.type === null) return null;
  const { organizationId } = event.data as { organizationId: string };
  const { organizationId: _named, ...data } = outbound.data as Record<string, unknown>;
  return {
    id: outboundIdOf(event.id, organizationId),
    type: outbound.type,
    organizationId,
    timestamp: event.occurredAt,
    entity: outbound.entity,
    data,
  };
};
