import * as z from 'zod';
import { bounds } from '../../bounds';
import { shiftLimits } from '../limits/shift-limits';
import { notice } from '../../text/notice';
import {
  breakAnswers,
  clockInMethods,
  entryKinds,
  entryMethods,
  entryOutcomes,
  entrySignings,
  entryTrusts,
  evidenceLevels,
  fenceResults,
  timeMethods,
} from './attendance-vocabulary';
import { AttachedMessage } from './attached-message';
import { BookingLapse } from './booking';
import { Currency } from '../../core/model/enumerations';
import {
  Day,
  idOf,
  Instant,
  LocationId,
  LocationUnitId,
  optionalProse,
  OrganizationId,
  PlacementId,
  prose,
  ShiftCaseId,
  ShiftId,
  typedLine,
  UserId,
} from '../../core/model/fields';
import { GivenInstant } from '../../core/model/given-times';
import { AppealFile } from '../../core/model/file';
import { ReturnQuestion } from './reliability';
import { BreakRule } from './shifts/shift';
import { bookingSides, bookingStatuses } from './shifts/shift-vocabulary';

export const ClockEntryId = z.uuid();
export const KioskId = idOf('ksk');
/** Typed on the screen that is paired: without letters and digits that look alike. */
export const PairingCode = typedLine()
  .toUpperCase()
  .regex(/^[2-9A-HJKMNP-Z]{10}$/);
/** SHA-256 in hexadecimal. */
const EntryHash = z.string().regex(/^[0-9a-f]{64}$/);
/** Random, made by the browser. */
const PhoneId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** What leaves the phone of a location check: no coordinates. */
export const Fence = z.strictObject({
  result: z.enum(fenceResults),
  /** Meters that the accuracy doesn't exceed; null is worse than every step. */
  accuracyUpTo: z.literal(shiftLimits.accuracySteps).nullable(),
});

export const BreakAnswers = z.array(z.enum(breakAnswers)).max(2);

/** At the end of the work. `breaks`: one for each meal of the break rule. */
export const ClockOutAnswers = z.strictObject({
  breaks: BreakAnswers,
  /** Was in charge of the unit. */
  charge: z.boolean().default(false),
  /** Has handed over to the next shift. */
  handover: z.boolean().default(false),
});
export type ClockOutAnswers = z.infer<typeof ClockOutAnswers>;

const Monotonic = z.number().min(0).max(bounds.uptimeMsMax);

/**
 * Of the entry's hash, by ECDSA with P-256 and SHA-256. `key`: the public key (SPKI); `value`: both numbers in a row, as
 * WebCrypto writes them. Both in base64url. Neither is checked here: an entry counts without a good signature, too.
 */
export const EntrySignature = z.strictObject({
  key: z.string().max(shiftLimits.signatureLength),
  value: z.string().max(shiftLimits.signatureLength),
});
export type EntrySignature = z.infer<typeof EntrySignature>;

/**
 * As the phone made it, online or offline. `mono`: milliseconds of its monotonic clock within `session`; `wall`: its own
 * clock. Entries of a booking that a device makes are numbered from 1, and each holds the hash of the one before.
 */
export const ClockEntry = z.strictObject({
  entryId: ClockEntryId,
  shiftId: ShiftId,
  kind: z.enum(entryKinds),
  device: PhoneId,
  seq: z.int().min(1).max(shiftLimits.entriesPerBooking),
  previousHash: EntryHash.nullable(),
  /** Of `entryContent`. */
  hash: EntryHash,
  session: PhoneId,
  mono: Monotonic,
  wall: GivenInstant,
  method: z.enum(entryMethods),
  fence: Fence.nullable().default(null),
  /** As shown at the unit when the entry was made. */
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable()
    .default(null),
  /** "I was asked to start early"; of `in` only. */
  askedEarly: z.boolean().default(false),
  /** Expected minutes after the start; of `late` only. */
  lateMinutes: z.int().min(1).max(shiftLimits.lateMinutesMax).nullable().default(null),
  /** Of `out` only, which with them also submits. */
  answers: ClockOutAnswers.nullable().default(null),
  /** Null from a browser that can't keep a key. */
  signature: EntrySignature.nullable().default(null),
});
export type ClockEntry = z.infer<typeof ClockEntry>;

/** Readings at the moment of sending, and the newest answer of the server before the entries were made. */
export const EntryBatch = z.strictObject({
  entries: z.array(ClockEntry).min(1).max(shiftLimits.entriesAtOnce),
  sync: z.strictObject({ session: PhoneId, mono: Monotonic, wall: GivenInstant }),
  anchors: z
    .array(z.strictObject({ session: PhoneId, mono: Monotonic, server: GivenInstant }))
    .max(shiftLimits.entriesAtOnce)
    .default([]),
});
export type EntryBatch = z.infer<typeof EntryBatch>;

export const EntryResult = z.object({
  entryId: ClockEntryId,
  outcome: z.enum(entryOutcomes),
  /** Server time; null if it isn't kept. */
  at: Instant.nullable(),
  trust: z.enum(entryTrusts).nullable(),
  /** Absent if it isn't kept. */
  signing: z.enum(entrySignings).exactOptional(),
});
export type EntryResult = z.infer<typeof EntryResult>;

export const RecordedTime = z.object({
  at: Instant,
  method: z.enum(timeMethods),
  trust: z.enum(entryTrusts),
  /** Of the entry; absent if a person typed the time, or phones didn't sign yet. */
  signing: z.enum(entrySignings).exactOptional(),
});
export type RecordedTime = z.infer<typeof RecordedTime>;

const Minutes = z.int().nonnegative();

export const WorkedMinutes = z.object({
  /** Paid. */
  worked: Minutes,
  unpaidBreak: Minutes,
  /** Before the planned start; paid only if asked for. */
  early: Minutes,
  late: Minutes,
  /** After the planned end; always paid. */
  over: Minutes,
});

const isOrdered = (times: { in?: string | undefined; out?: string | null | undefined }): boolean =>
  times.in === undefined || typeof times.out !== 'string' || Date.parse(times.out) > Date.parse(times.in);

/** The supervisor's: a missing time, or one that needs a look. `answers` also submit. */
export const ConfirmedTimes = z
  .strictObject({
    in: GivenInstant,
    out: GivenInstant.nullable().default(null),
    askedEarly: z.boolean().default(false),
    answers: ClockOutAnswers.nullable().default(null),
  })
  .refine(isOrdered, { path: ['out'], message: notice('closesBeforeOpens') });
export type ConfirmedTimes = z.infer<typeof ConfirmedTimes>;

/** `in` and `out`: where no time is recorded. */
export const SubmitForm = z
  .strictObject({
    in: GivenInstant.exactOptional(),
    out: GivenInstant.exactOptional(),
    askedEarly: z.boolean().default(false),
    answers: ClockOutAnswers,
    note: optionalProse(shiftLimits.reasonLength),
  })
  .refine(isOrdered, { path: ['out'], message: notice('closesBeforeOpens') });
export type SubmitForm = z.infer<typeof SubmitForm>;

/** `minutes`: what the supervisor would pay. */
export const ReturnForm = z.strictObject({
  minutes: z.int().min(0).max(shiftLimits.attendedMinutesMax),
  reason: prose(shiftLimits.reasonLength),
});

export const ReturnAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('agree') }),
  z.strictObject({
    answer: z.literal('correct'),
    in: GivenInstant,
    out: GivenInstant,
    askedEarly: z.boolean().default(false),
    answers: ClockOutAnswers,
    note: optionalProse(shiftLimits.reasonLength),
  }),
  z.strictObject({ answer: z.literal('dispute'), statement: prose(shiftLimits.statementLength) }),
  /** Of a dispute: what is approved is all. */
  z.strictObject({ answer: z.literal('accept') }),
]);
export type ReturnAnswer = z.infer<typeof ReturnAnswer>;

/** Of staff. `settled`: the two settled it before staff decided. `minutes` and what follows are null until it's decided. */
export const DisputeCase = z.object({
  caseId: ShiftCaseId,
  state: z.enum(['open', 'decided', 'settled']),
  /** Of a decision, which makes it final. */
  isAppeal: z.boolean(),
  /** Who appealed, or objected, and what they say. Null if time opened it. */
  openedBy: z.enum(bookingSides).nullable(),
  text: z.string(),
  files: z.array(AppealFile),
  openedAt: Instant,
  /** Until then our team decides. */
  dueAt: Instant,
  minutes: Minutes.nullable(),
  reason: z.string().nullable(),
  decidedAt: Instant.nullable(),
});
export type DisputeCase = z.infer<typeof DisputeCase>;

/** Who was there, of one booking. Minutes are paid minutes unless they say otherwise. */
export const Attendance = z.object({
  shiftId: ShiftId,
  organizationId: OrganizationId,
  locationId: LocationId,
  unitId: LocationUnitId,
  location: z.string(),
  unit: z.string(),
  professional: z.object({ userId: UserId, name: z.string() }),
  placementId: PlacementId,
  /** Of the booking. */
  status: z.enum(bookingStatuses),
  day: Day,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  breakRule: BreakRule,
  plannedMinutes: Minutes,
  in: RecordedTime.nullable(),
  out: RecordedTime.nullable(),
  askedEarly: z.boolean(),
  /** As the phone's timer measured them; only the answers decide what is unpaid. `until`: null while it runs. */
  breaks: z.array(z.object({ from: Instant, until: Instant.nullable() })),
  /** "Running late": when it was said, and by how much. */
  runningLate: z.object({ at: Instant, minutes: Minutes }).nullable(),
  /** Null until they are given. */
  answers: ClockOutAnswers.nullable(),
  missedMeals: z.int().nonnegative(),
  /** Null without both times. Without the answers no break is deducted. */
  recorded: WorkedMinutes.nullable(),
  evidence: z.enum(evidenceLevels),
  /** Within 15 minutes of the plan, with times that need no look. */
  matches: z.boolean(),
  /** No one clocked out within 12 hours after the end. */
  needsTime: z.boolean(),
  note: z.string(),
  submittedAt: Instant.nullable(),
  /** Until then the unit should answer; null before it is submitted. */
  answerBy: Instant.nullable(),
  /** When silence approves it: `answerBy`, if the accepted terms say so and the times need no look. */
  approvedBySilenceAt: Instant.nullable(),
  returned: z.object({ minutes: Minutes, reason: z.string(), at: Instant, by: z.string() }).nullable(),
  /** `bySilence`: no one decided in time. `minutes` are those on which both agree. */
  approved: z.object({ minutes: Minutes, at: Instant, by: z.string().nullable(), bySilence: z.boolean() }).nullable(),
  /**
   * The rest of the minutes, which the two don't agree on. `until`: the end of the time to settle it. Of a no-show: the hours
   * of someone who was there after all, which the unit has yet to record.
   */
  dispute: z
    .object({
      claimedMinutes: Minutes,
      foundMinutes: Minutes,
      statement: z.string(),
      at: Instant,
      until: Instant,
      settledMinutes: Minutes.nullable(),
      settledAt: Instant.nullable().default(null),
      /** By the professional: the unit's minutes stay, and nothing is left to object to. */
      accepted: z.literal(true).exactOptional(),
      /** The first one opens when that time ends. In the order in which they were opened. */
      cases: z.array(DisputeCase).default([]),
    })
    .nullable(),
  /** What either side attached as evidence, by when it was sent. Absent if nothing was. */
  messages: z.array(AttachedMessage).exactOptional(),
  currency: Currency,
  /** As planned, before overtime. */
  expectedCents: z.int().nonnegative(),
  /** For the approved minutes, else for those recorded; before overtime. Null without both times. */
  payCents: z.int().nonnegative().nullable(),
  /** 0 before anything is recorded. */
  version: z.int().nonnegative(),
});
export type Attendance = z.infer<typeof Attendance>;

/** What the shift-day screen needs, kept on the phone for work without a connection. */
export const ShiftDay = z.object({
  attendance: Attendance,
  /** Of a no-show that our team took out of the person's reliability. */
  lifted: z.literal(true).exactOptional(),
  /** Asked once its hours are there, until some days after the shift. */
  returning: ReturnQuestion.exactOptional(),
  /** What the person lacks since they booked, before the shift starts. */
  lapse: BookingLapse.exactOptional(),
  place: z.object({
    organization: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    entrance: z.string(),
    parking: z.string(),
    /** Null until the location has one; then only the other methods work. */
    center: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    fenceMeters: z.int().positive(),
    clockInBy: z.enum(clockInMethods),
    /** Of the unit; empty if it has none. */
    phone: z.string(),
  }),
  /** Of the unit, by name. */
  supervisors: z.array(z.object({ name: z.string() })),
  notes: z.string(),
  /** Own entries, by their time. */
  entries: z.array(
    z.object({
      entryId: ClockEntryId,
      kind: z.enum(entryKinds),
      device: PhoneId,
      seq: z.int(),
      hash: EntryHash,
      at: Instant,
      trust: z.enum(entryTrusts),
      method: z.enum(entryMethods),
    }),
  ),
  /** Clock-in is possible between these. */
  clockInFrom: Instant,
  clockInUntil: Instant,
  serverTime: Instant,
});
export type ShiftDay = z.infer<typeof ShiftDay>;

/** A screen at the unit that shows the code. */
export const Kiosk = z.object({
  kioskId: KioskId,
  locationId: LocationId,
  name: z.string(),
  pairedAt: Instant,
  pairedBy: z.string(),
});
export type Kiosk = z.infer<typeof Kiosk>;

export const KioskCode = z.object({
  location: z.string(),
  organization: z.string(),
  timeZone: z.string(),
  code: z.string(),
  /** The next code follows then. */
  validUntil: Instant,
  serverTime: Instant,
});
export type KioskCode = z.infer<typeof KioskCode>;
