import * as z from 'zod';
import { attendanceNews } from '../attendance-vocabulary';
import { BoardPlace } from './board';
import {
  Day,
  Instant,
  LocationId,
  LocationUnitId,
  OrganizationId,
  PlacementId,
  ShiftId,
  UserId,
} from '../../../core/model/fields';
import { bookingStatuses, inviteKinds, termsNews } from './shift-vocabulary';

const ofBooking = {
  shiftId: ShiftId,
  organizationId: OrganizationId,
  placementId: PlacementId,
  professionalId: UserId,
};

/** Events of shifts and their workers. */
export const shiftEventSchemas = {
  /** Shifts of a location's week changed; `cells` are days by unit. */
  'board.changed': z.object({ locationId: LocationId, weekStartsOn: Day, cells: z.array(BoardPlace) }),
  /** A worker's booking on a shift changed. */
  'booking.changed': z.object({
    ...ofBooking,
    status: z.enum(bookingStatuses),
    attempt: z.int().positive(),
  }),
  /** A worker no longer meets a requirement and can still fix it. `since`: start of the lapse. */
  'booking.lapsing': z.object({ ...ofBooking, since: Instant }),
  /** A worker deleted the entry in a connected calendar, but is still booked. */
  'booking.left_calendar': z.object({ shiftId: ShiftId, professionalId: UserId }),
  /** Terms of a booking on an edited shift changed. */
  'booking.terms_changed': z.object({
    ...ofBooking,
    what: z.enum(termsNews),
    at: Instant,
  }),
  /** A worker is running late, hasn't clocked in, or hasn't clocked out; or hours were settled. */
  'attendance.noticed': z.object({
    ...ofBooking,
    what: z.enum(attendanceNews),
  }),
  /** Attendance of a unit will be approved automatically soon; about the first one. */
  'attendance.approval_due': z.object({
    organizationId: OrganizationId,
    locationId: LocationId,
    unitId: LocationUnitId,
    until: Instant,
  }),
  /** Reminder some time before the start, for workers booked by then. */
  'shift.reminder_due': z.object({ shiftId: ShiftId, organizationId: OrganizationId, at: Instant }),
  /** Someone was invited to a shift. `run`: a later run may invite them again. */
  'invite.sent': z.object({
    shiftId: ShiftId,
    organizationId: OrganizationId,
    professionalId: UserId,
    kind: z.enum(inviteKinds),
    run: z.int().positive(),
  }),
  /** An open shift is unlikely to be covered. */
  'fill.at_risk': z.object({ shiftId: ShiftId, organizationId: OrganizationId }),
} as const;
