// Separate from the schemas, so pages that only name events do not load zod.

/** Event types that other systems can receive about an organization, by family. A type never changes its meaning. */
export const outboundFamilies = {
  job: ['job.changed', 'job.assigned', 'job.filled', 'job.expired', 'job.deleted'],
  job_invitation: ['job_invitation.sent', 'job_invitation.declined'],
  application: [
    'application.submitted',
    'application.status_changed',
    'application.status_announced',
    'application.noted',
    'application.rated',
  ],
  interview: [
    'interview.proposed',
    'interview.offered',
    'interview.suggested',
    'interview.accepted',
    'interview.rescheduled',
    'interview.canceled',
    'interview.completed',
  ],
  offer: ['offer.made', 'offer.accepted', 'offer.declined', 'offer.expired', 'offer.withdrawn'],
  placement: ['placement.created', 'placement.ended'],
  compliance: ['compliance.rejected', 'compliance.confirmed', 'compliance.reminder_due'],
  timesheet: ['timesheet.submitted', 'timesheet.disputed', 'timesheet.approved', 'timesheet.paid'],
  review: ['review.published'],
  member: ['member.joined', 'member.removed'],
  organization: ['organization.changed', 'organization.verification_changed'],
} as const;
export type OutboundFamily = keyof typeof outboundFamilies;
export type OutboundType = (typeof outboundFamilies)[OutboundFamily][number];

export const outboundFamilyNames = Object.keys(outboundFamilies) as OutboundFamily[];
export const outboundTypes: readonly OutboundType[] = Object.values(outboundFamilies).flat();

export const familyOf = (type: OutboundType): OutboundFamily => type.slice(0, type.indexOf('.')) as OutboundFamily;

/** Kinds of entities that an event is about; each entity has its own sequence. */
export const outboundEntities = [
  'job',
  'job_invitation',
  'application',
  'interview',
  'offer',
  'placement',
  'timesheet',
  'review',
  'member',
  'organization',
] as const;
export type OutboundEntity = (typeof outboundEntities)[number];

/** Version of the body. It increases when a field is removed or changes its meaning, but not for new fields. */
export const outboundSchemaVersion = 1;

/** Whole families, which include types added later, or single types. */
export const eventChoices: readonly (OutboundFamily | OutboundType)[] = [...outboundFamilyNames, ...outboundTypes];
export type EventChoice = OutboundFamily | OutboundType;

export const chooses = (choices: readonly EventChoice[], type: OutboundType): boolean =>
  choices.includes(type) || choices.includes(familyOf(type));
