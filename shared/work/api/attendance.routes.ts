import * as z from 'zod';
import { AttachedMessagesForm } from '../model/attached-message';
import { ClockPhone, ClockPhoneId } from '../model/clock-phone';
import {
  Attendance,
  ConfirmedTimes,
  EntryBatch,
  EntryResult,
  Kiosk,
  KioskCode,
  KioskId,
  PairingCode,
  ReturnAnswer,
  ReturnForm,
  ShiftDay,
  SubmitForm,
} from '../model/attendance';
import {
  Cursor,
  Instant,
  line,
  LocationId,
  optionalProse,
  page,
  prose,
  ShiftId,
  Token,
  UserId,
  Version,
} from '../../core/model/fields';
import { limits } from '../../limits';
import { ReturnQuestion } from '../model/reliability';
import { shiftLimits } from '../limits/shift-limits';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

const shiftParams = z.strictObject({ shiftId: ShiftId });
const bookingParams = shiftParams.extend({ userId: UserId });
const locationParams = z.strictObject({ locationId: LocationId });

export const attendanceRoutes = defineRoutes({
  sendEntries: {
    method: 'POST',
    path: '/api/attendance/entries',
    access: 'recordAttendance',
    summary:
      "Send what the phone recorded for own bookings, in any order, up to 72 hours late. Each entry counts once by its ID. One refused entry doesn't stop the others. An entry without a good signature counts, too, and says so. The first one that a new key signs adds the phone.",
    device: true,
    body: EntryBatch,
    response: z.object({ results: z.array(EntryResult), attendances: z.array(Attendance), serverTime: Instant }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  getAttendance: {
    method: 'GET',
    path: '/api/attendance/shifts/{shiftId}/attendance',
    access: 'recordAttendance',
    summary: 'An own booking on its day: where to go, the times that count, and what is recorded.',
    params: shiftParams,
    response: ShiftDay,
    errors: ['NOT_FOUND'],
  },
  submitAttendance: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/attendance/submit',
    access: 'recordAttendance',
    summary:
      'Submit the times of an own booking with the answers about breaks. Where no time is recorded, the typed one counts.',
    params: shiftParams,
    body: SubmitForm,
    response: Attendance,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'TIME_MISSING'],
  },
  answerReturn: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/attendance/answer',
    access: 'recordAttendance',
    summary:
      'Answer a return: agree with its minutes, correct the times and submit them again, or dispute it. What is not in dispute is approved at once. A dispute ends with `accept`: what is approved is all.',
    params: shiftParams,
    body: ReturnAnswer,
    response: Attendance,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  getBookingAttendance: {
    method: 'GET',
    path: '/api/attendance/shifts/{shiftId}/bookings/{userId}',
    access: 'confirmAttendance',
    summary: 'What is recorded of a booking.',
    params: bookingParams,
    response: Attendance,
    errors: ['NOT_FOUND'],
  },
  confirmAttendance: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/bookings/{userId}/confirm',
    access: 'confirmAttendance',
    summary:
      'Confirm that a professional is or was there. A time that the phone proved stays; a missing one, or one that needs a look, becomes the typed one.',
    params: bookingParams,
    body: ConfirmedTimes,
    response: Attendance,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION'],
  },
  declareNoShow: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/bookings/{userId}/no-show',
    access: 'confirmAttendance',
    summary: 'Say that a professional did not come, from 30 minutes after the start.',
    params: bookingParams,
    response: Attendance,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'TOO_EARLY'],
  },
  sendHome: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/bookings/{userId}/send-home',
    access: 'confirmAttendance',
    summary:
      'Send a professional home, from the start of the shift on. They are paid half the shift, at least 4 hours, worked time included. Worked minutes are approved as usual.',
    params: bookingParams,
    body: z.strictObject({ reason: optionalProse(shiftLimits.reasonLength) }),
    response: Attendance,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'TOO_EARLY'],
  },
  leaveEarly: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/attendance/leave',
    access: 'recordAttendance',
    summary: 'End an own shift early, once clocked in. What was worked is submitted with the answers as usual.',
    params: shiftParams,
    body: z.strictObject({ reason: prose(shiftLimits.reasonLength) }),
    response: Attendance,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  answerWouldReturn: {
    method: 'PUT',
    path: '/api/attendance/shifts/{shiftId}/would-return',
    access: 'recordAttendance',
    summary:
      'Say whether the caller would work for the organization of an own shift again, within 14 days of its end. The newest answer counts, once. Others only see how many of at least 10 people would.',
    params: shiftParams,
    body: z.strictObject({ again: z.boolean() }),
    response: ReturnQuestion,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  listClockPhones: {
    method: 'GET',
    path: '/api/attendance/clock-phones',
    access: 'recordAttendance',
    summary: "List the phones and browsers that sign the caller's clock entries, last used first.",
    device: true,
    response: z.object({ items: z.array(ClockPhone) }),
    errors: [],
  },
  removeClockPhone: {
    method: 'DELETE',
    path: '/api/attendance/clock-phones/{phoneId}',
    access: 'recordAttendance',
    summary:
      'Remove a phone, such as a lost one. What it sends from now on counts as entries of a phone that was removed, also what it recorded before.',
    params: z.strictObject({ phoneId: ClockPhoneId }),
    response: ActionResult('clockPhoneRemoved'),
    errors: ['NOT_FOUND'],
  },
  listAttendanceToApprove: {
    method: 'GET',
    path: '/api/attendance/to-approve',
    access: 'confirmAttendance',
    summary: 'Submitted attendance of all locations, the soonest deadline first. Members see the units they supervise.',
    query: z.strictObject({ cursor: Cursor.optional() }),
    response: page(Attendance),
    errors: ['INVALID_CURSOR'],
  },
  approveAttendance: {
    method: 'POST',
    path: '/api/attendance/approve',
    access: 'confirmAttendance',
    summary:
      'Approve submitted attendance of up to 50 bookings, each as it was read. The approved minutes become lines of the timesheets.',
    body: z.strictObject({
      bookings: z
        .array(z.strictObject({ shiftId: ShiftId, userId: UserId, version: Version }))
        .min(1)
        .max(shiftLimits.approvedAtOnce),
    }),
    response: z.object({
      results: z.array(
        z.object({
          shiftId: ShiftId,
          userId: UserId,
          /** `changed`: changed since it was read, or already decided. `not_found`: not the caller's to approve. */
          outcome: z.enum(['approved', 'changed', 'not_found', 'own']),
          attendance: Attendance.nullable(),
        }),
      ),
    }),
    errors: [],
  },
  returnAttendance: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/bookings/{userId}/return',
    access: 'confirmAttendance',
    summary: 'Return submitted attendance with the minutes that would be approved, and the reason.',
    params: bookingParams,
    body: ReturnForm.extend({ version: Version }),
    response: Attendance,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  settleDispute: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/bookings/{userId}/settle',
    access: 'confirmAttendance',
    summary:
      'Settle a dispute with minutes between those that are approved and those that the professional claims. The difference is another line of the timesheet. So the hours of someone whose no-show was taken back are recorded, too.',
    params: bookingParams,
    body: z.strictObject({ minutes: z.int().min(0).max(shiftLimits.attendedMinutesMax), version: Version }),
    response: Attendance,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  attachMessages: {
    method: 'POST',
    path: '/api/attendance/shifts/{shiftId}/bookings/{userId}/messages',
    access: 'appealDispute',
    summary:
      "Attach messages between the professional and the organization as evidence about returned or disputed hours, or remove what the caller's side attached. The caller must take part in the conversation. What is attached is a copy: both sides see it, and staff if they decide. Repeating it changes nothing.",
    params: bookingParams,
    body: AttachedMessagesForm,
    response: Attendance,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'LIMIT_REACHED'],
  },
  listKiosks: {
    method: 'GET',
    path: '/api/attendance/locations/{locationId}/kiosks',
    access: 'manageLocations',
    summary: 'Screens of a location that show the code for clocking in.',
    params: locationParams,
    response: z.object({ items: z.array(Kiosk) }),
    errors: ['NOT_FOUND'],
  },
  createKioskPairing: {
    method: 'POST',
    path: '/api/attendance/locations/{locationId}/kiosks',
    access: 'manageLocations',
    cost: 'create',
    status: 201,
    summary: 'Make a code that pairs one screen with a location within 10 minutes.',
    params: locationParams,
    body: z.strictObject({ name: line(limits.nameLength) }),
    response: z.object({ code: z.string(), expiresAt: Instant }),
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  revokeKiosk: {
    method: 'DELETE',
    path: '/api/attendance/locations/{locationId}/kiosks/{kioskId}',
    access: 'manageLocations',
    summary: 'Revoke a screen: it shows no further code.',
    params: locationParams.extend({ kioskId: KioskId }),
    response: z.object({ items: z.array(Kiosk) }),
    errors: ['NOT_FOUND'],
  },
  pairKiosk: {
    method: 'POST',
    path: '/api/kiosk',
    access: 'publishableKey',
    status: 201,
    summary:
      'Pair this screen by the code that a manager made. The secret is answered once. Wrong codes are counted for the screen and its address; the right one works whatever they are.',
    device: true,
    body: z.strictObject({ code: PairingCode }),
    response: z.object({ kioskId: KioskId, secret: Token, organization: z.string(), location: z.string() }),
    errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS', 'LIMIT_REACHED'],
  },
  getKioskCode: {
    method: 'POST',
    path: '/api/attendance/kiosk/code',
    access: 'public',
    cost: 'read',
    summary: 'The current code of a paired screen, by its secret. It changes every 30 seconds.',
    body: z.strictObject({ kioskId: KioskId, secret: Token }),
    response: KioskCode,
    errors: ['NOT_FOUND'],
  },
});
