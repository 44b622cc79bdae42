import * as z from 'zod';
import { answerStages } from './answer-vocabulary';
import { ComplianceCode } from '../../people/model/compliance';
import { Currency, JobType, RateUnit } from '../../core/model/enumerations';
import {
  ApplicationId,
  ConversationId,
  Day,
  Instant,
  InterviewId,
  JobId,
  LocationId,
  OfferId,
  OrganizationId,
  PlacementId,
  UserId,
} from '../../core/model/fields';
import { interviewTypes } from './hiring-vocabulary';
import { heldCertifications } from '../../people/model/healthcare-vocabulary';
import { licenseTypes } from '../../people/model/profile-vocabulary';
import { skillsChecklistCodes } from '../../people/model/skills-vocabulary';

const Count = z.int().nonnegative();
const Face = z.object({ userId: UserId, name: z.string(), photo_url: z.string().nullable() });
export type QueueFace = z.infer<typeof Face>;

/** Sort key of the rows. */
const due = { due: Instant };

/** Confirmed interview today that hasn't ended. */
export const QueueInterview = z.object({
  interviewId: InterviewId,
  /** Null, like the job's title, for a call without an application. */
  applicationId: ApplicationId.nullable(),
  jobTitle: z.string().nullable(),
  organizationId: OrganizationId,
  organization: z.string(),
  professional: Face,
  type: z.enum(interviewTypes),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** Team members other than the reader. */
  team: z.array(z.string()),
  /** Whether the reader takes part. */
  isMine: z.boolean(),
});
export type QueueInterview = z.infer<typeof QueueInterview>;

const Slots = z.array(z.object({ startsAt: Instant, endsAt: Instant }));
const Pay = z.object({ payCents: z.int(), rate: RateUnit, currency: Currency });
const Unread = z.object({
  kind: z.literal('unread'),
  ...due,
  count: Count,
  conversationId: ConversationId,
  from: z.string(),
  excerpt: z.string(),
});
const interviewRow = z.object({ kind: z.literal('interview'), ...due, interview: QueueInterview });

export const QueuedWeek = z.object({
  placementId: PlacementId,
  weekStartsOn: Day,
  professional: Face,
  jobTitle: z.string(),
  minutes: Count,
  cents: Count,
  currency: Currency,
});
export type QueuedWeek = z.infer<typeof QueuedWeek>;

/** A location with shifts of the row: their number, and their first and last day. */
const BoardPlace = z.object({
  locationId: LocationId,
  location: z.string(),
  count: Count,
  from: Day,
  until: Day,
});
export type QueueBoard = z.infer<typeof BoardPlace>;

export const LatePerson = Face.extend({ unit: z.string(), startsAt: Instant });
export type LatePerson = z.infer<typeof LatePerson>;

export const EmployerQueueRow = z.discriminatedUnion('kind', [
  interviewRow,
  z.object({
    kind: z.literal('new_applicants'),
    ...due,
    count: Count,
    jobs: z.array(z.object({ jobId: JobId, title: z.string(), count: Count })),
    faces: z.array(Face),
  }),
  /** Candidates of a job who wait past the promised day. */
  z.object({
    kind: z.literal('answers_missed'),
    ...due,
    jobId: JobId,
    title: z.string(),
    count: Count,
    /** The oldest promised day. */
    on: Day,
    stage: z.enum(answerStages),
  }),
  z.object({
    kind: z.literal('another_time'),
    ...due,
    interviewId: InterviewId,
    professional: Face,
    jobTitle: z.string().nullable(),
    timeZone: z.string(),
    slots: Slots,
  }),
  z.object({
    kind: z.literal('offer_expiring'),
    ...due,
    offerId: OfferId,
    applicationId: ApplicationId,
    professional: Face,
    jobTitle: z.string(),
    pay: Pay,
    expiresOn: Day,
  }),
  z.object({
    kind: z.literal('weeks_submitted'),
    ...due,
    count: Count,
    /** Whether there are more than counted. */
    isMore: z.boolean(),
    /** Null for several currencies. */
    total: z.object({ cents: Count, currency: Currency }).nullable(),
    firstWeek: Day,
    lastWeek: Day,
    weeks: z.array(QueuedWeek),
  }),
  /** People who haven't clocked in to a shift that runs. Places are in the order of the people, latest first. */
  z.object({
    kind: z.literal('people_late'),
    ...due,
    count: Count,
    people: z.array(LatePerson),
    places: z.array(BoardPlace),
  }),
  /** Free slots of today's shifts, the next one first. */
  z.object({
    kind: z.literal('slots_open'),
    ...due,
    count: Count,
    /** Slots for which Cover Now asks people. */
    covering: Count,
    next: z.object({ unit: z.string(), startsAt: Instant, timeZone: z.string() }),
    places: z.array(BoardPlace),
  }),
  /** Submitted hours of shifts, the soonest deadline first. */
  z.object({
    kind: z.literal('shifts_to_approve'),
    ...due,
    count: Count,
    /** Whether there are more than counted. */
    isMore: z.boolean(),
    overdue: Count,
    timeZone: z.string(),
  }),
  z.object({
    kind: z.literal('credential_lapsing'),
    ...due,
    placementId: PlacementId,
    professional: Face,
    jobTitle: z.string(),
    endOn: Day.nullable(),
    item: z.object({ code: ComplianceCode, subject: z.string(), label: z.string() }),
    validUntil: Day,
    /** Number of further ones of the same person. */
    others: Count,
  }),
  z.object({
    kind: z.literal('job_closing'),
    ...due,
    jobId: JobId,
    title: z.string(),
    closesOn: Day,
    applications: Count,
  }),
  Unread,
]);
export type EmployerQueueRow = z.infer<typeof EmployerQueueRow>;

/** Shifts of today that the caller may see. */
export const QueueCoverage = z.object({
  late: Count,
  open: Count,
  /** Whether someone is late, or a gap starts so soon that Cover Now fills it. */
  isUrgent: z.boolean(),
  /** Boards with such shifts, and the days on which a change matters. */
  boards: z.array(z.object({ locationId: LocationId, from: Day, until: Day })),
});
export type QueueCoverage = z.infer<typeof QueueCoverage>;

export const EmployerQueue = z.object({
  today: z.array(EmployerQueueRow),
  later: z.array(EmployerQueueRow),
  interviews: z.array(QueueInterview),
  counts: z.object({ newApplications: Count, weeks: Count, interviews: Count }),
  coverage: QueueCoverage,
});
export type EmployerQueue = z.infer<typeof EmployerQueue>;

export const ProfessionalQueueRow = z.discriminatedUnion('kind', [
  interviewRow,
  z.object({
    kind: z.literal('choose_time'),
    ...due,
    interviewId: InterviewId,
    organizationId: OrganizationId,
    organization: z.string(),
    jobTitle: z.string().nullable(),
    timeZone: z.string(),
    slots: Slots,
  }),
  z.object({
    kind: z.literal('offer'),
    ...due,
    offerId: OfferId,
    applicationId: ApplicationId,
    organizationId: OrganizationId,
    organization: z.string(),
    jobTitle: z.string(),
    jobType: JobType,
    pay: Pay,
    startOn: Day,
    endOn: Day.nullable(),
    location: z.string(),
    expiresOn: Day,
  }),
  z.object({
    kind: z.literal('week_returned'),
    ...due,
    placementId: PlacementId,
    weekStartsOn: Day,
    organizationId: OrganizationId,
    organization: z.string(),
    reason: z.object({ day: Day, text: z.string() }).nullable(),
  }),
  z.object({
    kind: z.literal('week_to_submit'),
    ...due,
    placementId: PlacementId,
    weekStartsOn: Day,
    organizationId: OrganizationId,
    organization: z.string(),
    jobTitle: z.string(),
  }),
  z.object({
    kind: z.literal('credential_expiring'),
    ...due,
    credential: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('license'),
        license: z.enum(licenseTypes),
        name: z.string(),
        state: z.string().nullable(),
      }),
      z.object({ type: z.literal('certification'), code: z.enum(heldCertifications), otherName: z.string() }),
    ]),
    expiresOn: Day,
  }),
  z.object({
    kind: z.literal('invitations'),
    ...due,
    count: Count,
    jobId: JobId,
    title: z.string(),
    organizationId: OrganizationId,
    organization: z.string(),
  }),
  /** Open documents of a placement, due from this day. */
  z.object({
    kind: z.literal('documents'),
    ...due,
    placementId: PlacementId,
    organizationId: OrganizationId,
    organization: z.string(),
    jobTitle: z.string(),
    count: z.int().positive(),
    firstDueOn: Day,
  }),
  z.object({ kind: z.literal('references'), ...due, missing: z.int().positive(), points: z.int().positive() }),
  z.object({
    kind: z.literal('checklist'),
    ...due,
    checklist: z.enum(skillsChecklistCodes),
    points: z.int().positive(),
  }),
  Unread,
]);
export type ProfessionalQueueRow = z.infer<typeof ProfessionalQueueRow>;

export const ProfessionalQueue = z.object({
  rows: z.array(ProfessionalQueueRow),
  counts: z.object({ offers: Count, returnedWeeks: Count, interviews: Count }),
  /** Whether the person works for an organization and may have shifts to book. */
  inPool: z.boolean(),
});
export type ProfessionalQueue = z.infer<typeof ProfessionalQueue>;
