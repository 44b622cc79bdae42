import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { TimeZone } from '../../messages/model/calendar';
import { ApplicationStatus } from '../../core/model/enumerations';
import {
  ApplicationId,
  ClockTime,
  Instant,
  InterviewId,
  JobId,
  optionalLine,
  optionalProse,
  OptionalUrl,
  OrganizationId,
  UserId,
  Version,
  Photo,
} from '../../core/model/fields';
import { GivenInstant, PlannedDay, ranged } from '../../core/model/given-times';
import { hiringSides, interviewStatuses, interviewTypes, meetingServices, panelModes } from './hiring-vocabulary';
import { storedFields } from '../../core/model/stored-form';

const minutesBetween = (startsAt: string, endsAt: string): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** The use case checks that it is in the future. */
export const InterviewSlot = z
  .strictObject({ startsAt: GivenInstant, endsAt: GivenInstant })
  .refine(
    ({ startsAt, endsAt }) =>
      minutesBetween(startsAt, endsAt) >= limits.interviewMinutesMin &&
      minutesBetween(startsAt, endsAt) <= limits.interviewMinutesMax,
    {
      path: ['endsAt'],
      message: notice('interviewLength', {
        minutes: limits.interviewMinutesMin,
        hours: limits.interviewMinutesMax / 60,
      }),
    },
  );
export type InterviewSlot = z.infer<typeof InterviewSlot>;

export const InterviewSlots = z
  .array(InterviewSlot)
  .min(1, notice('slotRequired'))
  .max(limits.slotsPerInterview)
  .refine((slots) => new Set(slots.map(({ startsAt }) => Date.parse(startsAt))).size === slots.length, {
    message: notice('slotsAlike'),
  });

/** `place` is an address, phone number, or link by type; empty for video, or if a service creates the link. */
const means = {
  type: z.enum(interviewTypes).default('video'),
  /** Zone shown to both sides in addition to their own. */
  timeZone: TimeZone,
  place: optionalLine(limits.urlLength),
  /** Service that creates the meeting of an external interview. */
  meeting: z.enum(meetingServices).nullable().default(null),
  note: optionalProse(limits.interviewNoteLength),
};

type Means = {
  type: (typeof interviewTypes)[number];
  place: string;
  meeting: (typeof meetingServices)[number] | null;
};
const isMade = ({ type, meeting }: Means): boolean => type === 'video' || (type === 'external' && meeting !== null);
const isPlaced = (means: Means): boolean => isMade(means) || means.place !== '';
const isLinked = (means: Means): boolean => isMade(means) || isLink(means);
const isLink = ({ type, place }: Means): boolean =>
  type !== 'external' || OptionalUrl.safeParse(place).data?.startsWith('https:') === true;
/** Normalizes a link to its opened form. */
const withLink = <M extends Means>(means: M): M =>
  means.type === 'external' && isLink(means) ? { ...means, place: OptionalUrl.parse(means.place) } : means;

export const InterviewForm = z
  .strictObject({
    ...means,
    slots: InterviewSlots,
    interviewers: z.array(UserId).max(limits.interviewers).default([]),
  })
  .refine(isPlaced, { path: ['place'], message: notice('required') })
  .refine(isLinked, { path: ['place'], message: notice('interviewLink') })
  .overwrite(withLink);
export type InterviewForm = z.infer<typeof InterviewForm>;

/** Range of workdays and hours in the zone, in which the candidate picks a free time. */
const pickable = {
  minutes: z.int().min(limits.interviewMinutesMin).max(limits.interviewMinutesMax),
  from: PlannedDay,
  to: PlannedDay,
  opens: ClockTime.default('09:00'),
  closes: ClockTime.default('17:00'),
  /** Buffer before and after, for the team. */
  bufferMinutes: z.int().min(0).max(limits.pickBufferMinutes).default(0),
  mode: z.enum(panelModes).default('everyone'),
};

const pickFields = z.strictObject({
  ...means,
  ...pickable,
  panel: z
    .array(UserId)
    .min(1, notice('panelRequired'))
    .max(limits.pickPanel, notice('panelTooLarge', { most: limits.pickPanel }))
    .refine((userIds) => new Set(userIds).size === userIds.length),
});

export const SelfSchedulingForm = ranged(pickFields, { from: 'from', to: 'to' }, { days: limits.pickDays })
  .refine(isPlaced, { path: ['place'], message: notice('required') })
  .refine(isLinked, { path: ['place'], message: notice('interviewLink') })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: notice('closesBeforeOpens') })
  .overwrite(withLink);
export type SelfSchedulingForm = z.infer<typeof SelfSchedulingForm>;

/** The application that an interview is for, or the professional of a call. */
export const Addressee = z.union([
  z.strictObject({ applicationId: ApplicationId }),
  z.strictObject({ professionalId: UserId }),
]);
export type Addressee = z.infer<typeof Addressee>;

/** `except` is the interview being moved, whose time counts as free. Without a zone, that of the job's place applies. */
export const FreeTimesForm = z.strictObject({
  to: Addressee,
  minutes: z.int().min(limits.interviewMinutesMin).max(limits.interviewMinutesMax),
  timeZone: TimeZone.optional(),
  interviewers: z.array(UserId).max(limits.interviewers).default([]),
  except: InterviewId.optional(),
});
export type FreeTimes = z.input<typeof FreeTimesForm>;

const Person = z.object({ userId: UserId, name: z.string(), photo_url: Photo });

/** Range in which the candidate picks the time. `until` is the deadline to pick. */
export const SelfScheduling = z.object({ ...storedFields(pickable), until: Instant, panel: z.array(Person) });

export const Interview = z.object({
  interviewId: InterviewId,
  /** Null, like the job's, for a call that was proposed in a conversation. */
  applicationId: ApplicationId.nullable(),
  jobId: JobId.nullable(),
  jobTitle: z.string().nullable(),
  organizationId: OrganizationId,
  organization: z.string(),
  professional: Person,
  organizer: Person,
  interviewers: z.array(Person),
  type: z.enum(interviewTypes),
  place: z.string(),
  meeting: z.enum(meetingServices).nullable().default(null),
  note: z.string(),
  timeZone: z.string(),
  status: z.enum(interviewStatuses),
  /** Proposed slots, from which the other side than `proposedBy` chooses. */
  slots: z.array(z.object({ startsAt: Instant, endsAt: Instant })),
  proposedBy: z.enum(hiringSides),
  /** The confirmed time; during a new proposal still the previous one. */
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  /** Set while the candidate may pick a time, including a new one; until then the team is the panel. */
  selfScheduling: SelfScheduling.nullable().default(null),
  /** Reason for the last proposal, cancellation or completion. */
  reason: z.string(),
  /** Whether it was canceled because the job was filled. */
  closedWithJob: z.boolean().default(false),
  /** iCalendar SEQUENCE, incremented per invitation. */
  sequence: z.int().nonnegative(),
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
});
export type Interview = z.infer<typeof Interview>;

export const CandidateApplication = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  candidate: z.string(),
  status: ApplicationStatus,
  appliedAt: Instant,
});
export type CandidateApplication = z.infer<typeof CandidateApplication>;

/** Conflicts in either side's calendar, without details. */
export const SlotCheck = z.object({
  startsAt: Instant,
  endsAt: Instant,
  /** The title is null for a connected calendar or a call, and otherwise the job's. */
  own: z.array(
    z.object({
      title: z.string().nullable(),
      interviewType: z.enum(interviewTypes).nullable(),
      startsAt: Instant,
      endsAt: Instant,
    }),
  ),
  otherBusy: z.boolean(),
});
export type SlotCheck = z.infer<typeof SlotCheck>;

export const InterviewCall = z.object({
  interviewId: InterviewId,
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  opensAt: Instant,
  closesAt: Instant,
  others: z.array(Person),
});
export type InterviewCall = z.infer<typeof InterviewCall>;
