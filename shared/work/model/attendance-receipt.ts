import * as z from 'zod';
import { Attendance, RecordedTime } from './attendance';
import { evidenceLevels } from './attendance-vocabulary';
import { Currency } from '../../core/model/enumerations';
import { Day, Instant, ShiftId } from '../../core/model/fields';

const Minutes = z.int().nonnegative();

/** Receipt for both sides of an approved booking. `worked` are paid minutes. */
export const AttendanceReceipt = z.object({
  type: z.literal('attendance-receipt'),
  shiftId: ShiftId,
  professional: z.string(),
  organization: z.string(),
  location: z.string(),
  unit: z.string(),
  day: Day,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  plannedMinutes: Minutes,
  in: RecordedTime.nullable(),
  out: RecordedTime.nullable(),
  evidence: z.enum(evidenceLevels),
  /** Present for hours without clock times, agreed after an overturned no-show. */
  agreedAfterAppeal: z.literal(true).exactOptional(),
  breaks: Attendance.shape.breaks,
  breakAnswers: z.array(z.string()),
  unpaidBreakMinutes: Minutes,
  /** `by`: null if approved automatically, or if the hours were agreed after an appeal. */
  approved: z.object({ minutes: Minutes, at: Instant, by: z.string().nullable() }),
  dispute: z.object({ claimedMinutes: Minutes, settledMinutes: Minutes.nullable() }).nullable(),
  /** Pay before overtime on the day of the receipt; null without both times. */
  pay: z.object({ cents: Minutes, currency: Currency }).nullable(),
  entries: z.int().nonnegative(),
  /** SHA-256 in hexadecimal of all entry hashes, in order of device and number. */
  entriesHash: z.string(),
});
export type AttendanceReceipt = z.infer<typeof AttendanceReceipt>;

/** `signature`: compact JWS, whose payload is `document` as JSON. `keysAt`: the public keys. */
export const SignedAttendanceReceipt = z.object({
  document: AttendanceReceipt.extend({ checkAt: z.url() }),
  signature: z.string(),
  keysAt: z.url(),
});
export type SignedAttendanceReceipt = z.infer<typeof SignedAttendanceReceipt>;
