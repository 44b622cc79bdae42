import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { TimeZone } from './calendar';
import { ApplicationStatus } from './enumerations';
import {
  ApplicationId,
  Instant,
  InterviewId,
  JobId,
  optionalLine,
  optionalProse,
  OptionalUrl,
  OrganizationId,
  UserId,
  Version,
} from './fields';
import { hiringSides, interviewStatuses, interviewTypes } from './hiring-vocabulary';

const minutesBetween = (startsAt: string, endsAt: string): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** A time that may be chosen. That it lies ahead, the use case checks with its clock. */
export const InterviewSlot = z
  .strictObject({ startsAt: Instant, endsAt: Instant })
  .refine(
    ({ startsAt, endsAt }) =>
      minutesBetween(startsAt, endsAt) >= limits.interviewMinutesMin &&
      minutesBetween(startsAt, endsAt) <= limits.interviewMinutesMax,
    { path: ['endsAt'], message: messages.interviewLength },
  );
export type InterviewSlot = z.infer<typeof InterviewSlot>;

/** One to five different times. */
export const InterviewSlots = z
  .array(InterviewSlot)
  .min(1, messages.slotRequired)
  .max(limits.slotsPerInterview)
  .refine((slots) => new Set(slots.map(({ startsAt }) => Date.parse(startsAt))).size === slots.length, {
    message: messages.slotsAlike,
  });

/** What the employer proposes. `place` is an address, a phone number or a link, as the type needs; empty for video. */
export const InterviewForm = z
  .strictObject({
    type: z.enum(interviewTypes).default('video'),
    slots: InterviewSlots,
    /** The zone in which the times are read out to both sides beside their own. */
    timeZone: TimeZone,
    place: optionalLine(limits.urlLength),
    note: optionalProse(limits.interviewNoteLength),
    /** Members of the team who take part beside the one who proposes it. */
    interviewers: z.array(UserId).max(limits.interviewers).default([]),
  })
  .refine(({ type, place }) => type === 'video' || place !== '', { path: ['place'], message: messages.required })
  .refine(
    ({ type, place }) => type !== 'external' || (place.startsWith('https://') && OptionalUrl.safeParse(place).success),
    {
      path: ['place'],
      message: messages.interviewLink,
    },
  );
export type InterviewForm = z.infer<typeof InterviewForm>;

const Person = z.object({ userId: UserId, name: z.string() });

export const Interview = z.object({
  interviewId: InterviewId,
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  organizationId: OrganizationId,
  organization: z.string(),
  professional: Person,
  /** Who proposed it; invitations come in their name. */
  organizer: Person,
  interviewers: z.array(Person),
  type: z.enum(interviewTypes),
  place: z.string(),
  note: z.string(),
  timeZone: z.string(),
  status: z.enum(interviewStatuses),
  /** Times to choose from, and whose proposal they are: the other side chooses. */
  slots: z.array(z.object({ startsAt: Instant, endsAt: Instant })),
  proposedBy: z.enum(hiringSides),
  /** The chosen time; of a new proposal for an interview that had one, the former time until another is chosen. */
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  /** Of the last proposal, cancellation or completion. */
  reason: z.string(),
  /** Grows with every invitation that is sent (iCalendar SEQUENCE). */
  sequence: z.int().nonnegative(),
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
});
export type Interview = z.infer<typeof Interview>;

/** What an interview could be about. */
export const CandidateApplication = z.object({
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  candidate: z.string(),
  status: ApplicationStatus,
  appliedAt: Instant,
});
export type CandidateApplication = z.infer<typeof CandidateApplication>;

/** Whether a time is taken, in the reader's own calendar and in the other side's; never by what. */
export const SlotCheck = z.object({
  startsAt: Instant,
  endsAt: Instant,
  own: z.array(z.object({ title: z.string(), startsAt: Instant, endsAt: Instant })),
  otherBusy: z.boolean(),
});
export type SlotCheck = z.infer<typeof SlotCheck>;

/** What a browser needs to open the video room. */
export const InterviewCall = z.object({
  interviewId: InterviewId,
  /** For RTCPeerConnection. */
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  /** The room is open from some minutes before the start until some time after the end. */
  opensAt: Instant,
  closesAt: Instant,
  others: z.array(Person),
});
export type InterviewCall = z.infer<typeof InterviewCall>;
