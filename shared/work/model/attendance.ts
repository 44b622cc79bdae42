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
/** Code typed on the screen to pair, without similar-looking letters and digits. */
export const PairingCode = typedLine()
  .toUpperCase()
  .regex(/^[2-9A-HJKMNP-Z]{10}$/);
/** SHA-256 in hexadecimal. */
const EntryHash = z.string().regex(/^[0-9a-f]{64}$/);
/** Random ID created by the browser. */
const PhoneId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Result of a location check as sent by the phone: no coordinates. */
export const Fence = z.strictObject({
  result: z.enum(fenceResults),
  /** Step in meters that the accuracy doesn't exceed; null if worse than every step. */
  accuracyUpTo: z.literal(shiftLimits.accuracySteps).nullable(),
});

export const BreakAnswers = z.array(z.enum(breakAnswers)).max(2);

/** Answers at the end of work. `breaks`: one for each meal of the break rule. */
export const ClockOutAnswers = z.strictObject({
  breaks: BreakAnswers,
  /** Whether the person was in charge of the unit. */
  charge: z.boolean().default(false),
  /** Whether the person handed over to the next shift. */
  handover: z.boolean().default(false),
});
export type ClockOutAnswers = z.infer<typeof ClockOutAnswers>;

const Monotonic = z.number().min(0).max(bounds.uptimeMsMax);

/**
 * Signature of the entry's hash: ECDSA with P-256 and SHA-256. `key`: public key (SPKI); `value`: both numbers concatenated,
 * as in WebCrypto. Both in base64url. Not checked here: an entry counts without a valid signature, too.
 */
export const EntrySignature = z.strictObject({
  key: z.string().max(shiftLimits.signatureLength),
  value: z.string().max(shiftLimits.signatureLength),
});
export type EntrySignature = z.infer<typeof EntrySignature>;

/**
 * Entry as made by the phone, online or offline. `mono`: milliseconds of its monotonic clock within `session`; `wall`: its
 * wall clock. A device numbers its entries of a booking from 1, and each has the hash of the previous one.
 */
export const ClockEntry = z.strictObject({
  entryId: ClockEntryId,
  shiftId: ShiftId,
  kind: z.enum(entryKinds),
  device: PhoneId,
  seq: z.int().min(1).max(shiftLimits.entriesPerBooking),
  previousHash: EntryHash.nullable(),
  /** Hash of `entryContent`. */
  hash: EntryHash,
  session: PhoneId,
  mono: Monotonic,
  wall: GivenInstant,
  method: z.enum(entryMethods),
  fence: Fence.nullable().default(null),
  /** Code shown at the unit when the entry was made. */
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable()
    .default(null),
  /** "I was asked to start early"; only for `in`. */
  askedEarly: z.boolean().default(false),
  /** Expected minutes after the start; only for `late`. */
  lateMinutes: z.int().min(1).max(shiftLimits.lateMinutesMax).nullable().default(null),
  /** Only for `out`, which then also submits. */
  answers: ClockOutAnswers.nullable().default(null),
  /** Null from a browser that can't store a key. */
  signature: EntrySignature.nullable().default(null),
});
export type ClockEntry = z.infer<typeof ClockEntry>;

/** Entries with readings at the time of sending, and the newest server answer before them. */
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
  /** Server time; null if it isn't stored. */
  at: Instant.nullable(),
  trust: z.enum(entryTrusts).nullable(),
  /** Missing if it isn't stored. */
  signing: z.enum(entrySignings).exactOptional(),
});
export type EntryResult = z.infer<typeof EntryResult>;

export const RecordedTime = z.object({
  at: Instant,
  method: z.enum(timeMethods),
  trust: z.enum(entryTrusts),
  /** Signing of the entry; missing if a person entered the time, or for older entries. */
  signing: z.enum(entrySignings).exactOptional(),
});
export type RecordedTime = z.infer<typeof RecordedTime>;

const Minutes = z.int().nonnegative();

export const WorkedMinutes = z.object({
  /** Paid minutes. */
  worked: Minutes,
  unpaidBreak: Minutes,
  /** Minutes before the planned start; paid only if asked for. */
  early: Minutes,
  late: Minutes,
  /** Minutes after the planned end; always paid. */
  over: Minutes,
});

const isOrdered = (times: { in?: string | undefined; out?: string | null | undefined }): boolean =>
  times.in === undefined || typeof times.out !== 'string' || Date.parse(times.out) > Date.parse(times.in);

/** Times entered by the supervisor, if missing or in need of review. `answers` also submit. */
export const ConfirmedTimes = z
  .strictObject({
    in: GivenInstant,
    out: GivenInstant.nullable().default(null),
    askedEarly: z.boolean().default(false),
    answers: ClockOutAnswers.nullable().default(null),
  })
  .refine(isOrdered, { path: ['out'], message: notice('closesBeforeOpens') });
export type ConfirmedTimes = z.infer<typeof ConfirmedTimes>;

/** `in` and `out`: for times that aren't recorded. */
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

/** `minutes`: minutes that the supervisor would pay. */
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
  /** Ends a dispute by accepting the approved minutes. */
  z.strictObject({ answer: z.literal('accept') }),
]);
export type ReturnAnswer = z.infer<typeof ReturnAnswer>;

/** Case decided by staff. `settled`: the sides settled first. `minutes` and the following are null until decided. */
export const DisputeCase = z.object({
  caseId: ShiftCaseId,
  state: z.enum(['open', 'decided', 'settled']),
  /** Whether it appeals a decision, which makes the next one final. */
  isAppeal: z.boolean(),
  /** Side that appealed or objected, and its statement. Null if opened automatically. */
  openedBy: z.enum(bookingSides).nullable(),
  text: z.string(),
  files: z.array(AppealFile),
  openedAt: Instant,
  /** Time by which our team decides. */
  dueAt: Instant,
  minutes: Minutes.nullable(),
  reason: z.string().nullable(),
  decidedAt: Instant.nullable(),
});
export type DisputeCase = z.infer<typeof DisputeCase>;

/** Attendance of one booking. Minutes are paid minutes unless stated otherwise. */
export const Attendance = z.object({
  shiftId: ShiftId,
  organizationId: OrganizationId,
  locationId: LocationId,
  unitId: LocationUnitId,
  location: z.string(),
  unit: z.string(),
  professional: z.object({ userId: UserId, name: z.string() }),
  placementId: PlacementId,
  /** Status of the booking. */
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
  /** Breaks as timed by the phone; only the answers decide what is unpaid. `until`: null while running. */
  breaks: z.array(z.object({ from: Instant, until: Instant.nullable() })),
  /** "Running late": time of the notice, and minutes. */
  runningLate: z.object({ at: Instant, minutes: Minutes }).nullable(),
  /** Null until given. */
  answers: ClockOutAnswers.nullable(),
  missedMeals: z.int().nonnegative(),
  /** Null without both times. Without answers, no break is deducted. */
  recorded: WorkedMinutes.nullable(),
  evidence: z.enum(evidenceLevels),
  /** Whether within 15 minutes of the plan, with times that need no review. */
  matches: z.boolean(),
  /** Whether no one clocked out within 12 hours after the end. */
  needsTime: z.boolean(),
  note: z.string(),
  submittedAt: Instant.nullable(),
  /** Time by which the unit should answer; null before submission. */
  answerBy: Instant.nullable(),
  /** Time of automatic approval: `answerBy`, if the accepted terms allow it and the times need no review. */
  approvedBySilenceAt: Instant.nullable(),
  returned: z.object({ minutes: Minutes, reason: z.string(), at: Instant, by: z.string() }).nullable(),
  /** `bySilence`: approved automatically. `minutes` are those that both sides agree on. */
  approved: z.object({ minutes: Minutes, at: Instant, by: z.string().nullable(), bySilence: z.boolean() }).nullable(),
  /**
   * Disputed minutes. `until`: deadline to settle them. For an overturned no-show: the worker's hours, which the unit has
   * yet to record.
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
      /** Present if the professional accepted the unit's minutes, which ends all objections. */
      accepted: z.literal(true).exactOptional(),
      /** Cases in order of opening. The first opens at that deadline. */
      cases: z.array(DisputeCase).default([]),
    })
    .nullable(),
  /** Messages attached as evidence by either side, by sending time. Missing if there are none. */
  messages: z.array(AttachedMessage).exactOptional(),
  currency: Currency,
  /** Pay as planned, before overtime. */
  expectedCents: z.int().nonnegative(),
  /** Pay for the approved, or else the recorded minutes; before overtime. Null without both times. */
  payCents: z.int().nonnegative().nullable(),
  /** 0 before the first entry. */
  version: z.int().nonnegative(),
});
export type Attendance = z.infer<typeof Attendance>;

/** Data of the shift-day screen, stored on the phone for offline use. */
export const ShiftDay = z.object({
  attendance: Attendance,
  /** Present if our team overturned a no-show. */
  lifted: z.literal(true).exactOptional(),
  /** Present once the hours are recorded, until some days after the shift. */
  returning: ReturnQuestion.exactOptional(),
  /** Requirements that have lapsed since booking, before the shift starts. */
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
    /** Phone of the unit; empty if it has none. */
    phone: z.string(),
  }),
  /** Supervisors of the unit, by name. */
  supervisors: z.array(z.object({ name: z.string() })),
  notes: z.string(),
  /** Own entries in order of time. */
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
  /** First and last time to clock in. */
  clockInFrom: Instant,
  clockInUntil: Instant,
  serverTime: Instant,
});
export type ShiftDay = z.infer<typeof ShiftDay>;

/** Screen at the unit that shows the code. */
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
  /** Time of the next code. */
  validUntil: Instant,
  serverTime: Instant,
});
export type KioskCode = z.infer<typeof KioskCode>;
