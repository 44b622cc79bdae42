import * as z from 'zod';
import { BoardDay } from '../model/board';
import { Booking, OwnBooking } from '../model/booking';
import { Day, LocationId, LocationUnitId, prose, ShiftId, UserId, Version } from '../model/fields';
import { shiftLimits } from '../shift-limits';
import { TermsHash } from '../model/offer';
import { Reliability, ReliabilityRecord } from '../model/reliability';
import { FoundShift, Shift, ShiftForm } from '../model/shift';
import { defineRoutes } from './route';

const shiftParams = z.strictObject({ shiftId: ShiftId });
const bookingParams = shiftParams.extend({ userId: UserId });
const reason = z.strictObject({ reason: prose(shiftLimits.reasonLength) });
const shiftWithBookings = z.object({
  shift: Shift,
  bookings: z.array(Booking),
  /** Of those who ask for the shift. */
  records: z.array(ReliabilityRecord.extend({ userId: UserId })).exactOptional(),
});

export const shiftRoutes = defineRoutes({
  getBoard: {
    method: 'GET',
    path: '/api/locations/{locationId}/board',
    access: 'readCoverage',
    summary: "Coverage of a location's units by day, at most 14 days. Members see the units they supervise.",
    params: z.strictObject({ locationId: LocationId }),
    query: z.strictObject({ from: Day, days: z.coerce.number().int().min(1).max(shiftLimits.boardDaysMax).default(7) }),
    response: z.object({ days: z.array(BoardDay) }),
    errors: ['NOT_FOUND'],
  },
  createShift: {
    method: 'POST',
    path: '/api/locations/{locationId}/units/{unitId}/shifts',
    access: 'planShifts',
    status: 201,
    idempotent: true,
    summary: 'Create a shift of a unit. Only verified organizations may publish it.',
    params: z.strictObject({ locationId: LocationId, unitId: LocationUnitId }),
    body: z.strictObject({ shift: ShiftForm, publish: z.boolean() }),
    response: Shift,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'ORGANIZATION_NOT_VERIFIED', 'SHIFT_OVER_BUDGET'],
  },
  getShift: {
    method: 'GET',
    path: '/api/shifts/{shiftId}',
    access: 'readCoverage',
    summary: 'A shift with its bookings and requests.',
    params: shiftParams,
    response: shiftWithBookings,
    errors: ['NOT_FOUND'],
  },
  updateShift: {
    method: 'PUT',
    path: '/api/shifts/{shiftId}',
    access: 'planShifts',
    summary: 'Save a shift. Once people are booked or have asked, only headcount and notes change.',
    params: shiftParams,
    body: z.strictObject({ shift: ShiftForm, version: Version }),
    response: shiftWithBookings,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'SHIFT_BOOKED', 'SHIFT_NOT_OPEN'],
  },
  publishShift: {
    method: 'POST',
    path: '/api/shifts/{shiftId}/publish',
    access: 'planShifts',
    verified: true,
    summary: 'Publish a draft.',
    params: shiftParams,
    response: shiftWithBookings,
    errors: ['NOT_FOUND', 'SHIFT_NOT_OPEN', 'SHIFT_OVER_BUDGET'],
  },
  cancelShift: {
    method: 'POST',
    path: '/api/shifts/{shiftId}/cancel',
    access: 'planShifts',
    summary: 'Cancel a shift that has not started, with every booking of it.',
    params: shiftParams,
    body: reason,
    response: shiftWithBookings,
    errors: ['NOT_FOUND', 'SHIFT_STARTED'],
  },
  approveShiftRequest: {
    method: 'POST',
    path: '/api/shifts/{shiftId}/bookings/{userId}/approve',
    access: 'planShifts',
    summary: 'Book a professional who asked for the shift.',
    params: bookingParams,
    response: shiftWithBookings,
    errors: ['NOT_FOUND', 'SHIFT_FILLED', 'SHIFT_NOT_OPEN', 'SHIFT_STARTED', 'NOT_ELIGIBLE', 'ILLEGAL_TRANSITION'],
  },
  declineShiftRequest: {
    method: 'POST',
    path: '/api/shifts/{shiftId}/bookings/{userId}/decline',
    access: 'planShifts',
    summary: "Decline a professional's request.",
    params: bookingParams,
    response: shiftWithBookings,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  cancelBooking: {
    method: 'POST',
    path: '/api/shifts/{shiftId}/bookings/{userId}/cancel',
    access: 'planShifts',
    summary: "Cancel a professional's booking before the shift starts.",
    params: bookingParams,
    body: reason,
    response: shiftWithBookings,
    errors: ['NOT_FOUND', 'SHIFT_STARTED', 'ILLEGAL_TRANSITION'],
  },
  findShifts: {
    method: 'GET',
    path: '/api/me/open-shifts',
    access: 'bookShifts',
    summary: 'Open shifts of the next four weeks at organizations that the caller works for, the earliest first.',
    response: z.object({ items: z.array(FoundShift) }),
    errors: [],
  },
  bookShift: {
    method: 'POST',
    path: '/api/shifts/{shiftId}/book',
    access: 'bookShifts',
    staying: true,
    idempotent: true,
    summary: 'Book a shift, or ask for it where the unit decides. `termsHash` is that of the terms that were shown.',
    params: shiftParams,
    body: z.strictObject({ termsHash: TermsHash }),
    response: OwnBooking,
    errors: [
      'NOT_FOUND',
      'SHIFT_NOT_OPEN',
      'SHIFT_FILLED',
      'SHIFT_STARTED',
      'TERMS_CHANGED',
      'NOT_ELIGIBLE',
      'LIMIT_REACHED',
    ],
  },
  leaveShift: {
    method: 'POST',
    path: '/api/shifts/{shiftId}/leave',
    access: 'bookShifts',
    summary:
      'Cancel the own booking before the shift starts, or withdraw the own request. `exempt`: one of the reasons holds for which a cancellation does not count, twice in 180 days.',
    params: shiftParams,
    body: z.strictObject({ exempt: z.boolean() }),
    response: OwnBooking,
    errors: ['NOT_FOUND', 'SHIFT_STARTED', 'ILLEGAL_TRANSITION', 'EXEMPTIONS_USED'],
  },
  undoLeaving: {
    method: 'POST',
    path: '/api/shifts/{shiftId}/undo-leave',
    access: 'bookShifts',
    staying: true,
    summary: 'Take back the cancellation of the own booking within minutes, while the slot is free.',
    params: shiftParams,
    response: OwnBooking,
    errors: [
      'NOT_FOUND',
      'UNDO_EXPIRED',
      'SHIFT_NOT_OPEN',
      'SHIFT_FILLED',
      'SHIFT_STARTED',
      'TERMS_CHANGED',
      'NOT_ELIGIBLE',
      'ILLEGAL_TRANSITION',
    ],
  },
  getReliability: {
    method: 'GET',
    path: '/api/reliability',
    access: 'readReliability',
    summary: "The caller's own record of bookings, or that of the organization, with what moved it.",
    response: Reliability,
    errors: [],
  },
  listOwnBookings: {
    method: 'GET',
    path: '/api/me/shifts',
    access: 'bookShifts',
    summary: 'Own bookings and requests of shifts that start within at most 31 days, the earliest first.',
    query: z.strictObject({ from: Day, days: z.coerce.number().int().min(1).max(31).default(7) }),
    response: z.object({ items: z.array(OwnBooking) }),
    errors: [],
  },
});
