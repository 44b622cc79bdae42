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

/** Of shifts, and of people on them. */
export const shiftEventSchemas = {
  /** Shifts of a location's week; `cells` are days of units. */
  'board.changed': z.object({ locationId: LocationId, weekStartsOn: Day, cells: z.array(BoardPlace) }),
  /** A person on a shift. */
  'booking.changed': z.object({
    ...ofBooking,
    status: z.enum(bookingStatuses),
    attempt: z.int().positive(),
  }),
  /** Its person lacks something that the shift asks for, and can still mend it. `since`: of the lapse. */
  'booking.lapsing': z.object({ ...ofBooking, since: Instant }),
  /** Its person deleted the entry in a connected calendar, and is still booked. */
  'booking.left_calendar': z.object({ shiftId: ShiftId, professionalId: UserId }),
  /** Of a booking whose shift was edited. */
  'booking.terms_changed': z.object({
    ...ofBooking,
    what: z.enum(termsNews),
    at: Instant,
  }),
  /** Of a booking: its person says that they're late, hasn't clocked in, or not out; or its hours were settled. */
  'attendance.noticed': z.object({
    ...ofBooking,
    what: z.enum(attendanceNews),
  }),
  /** Silence approves attendance of a unit soon; of the first that it does. */
  'attendance.approval_due': z.object({
    organizationId: OrganizationId,
    locationId: LocationId,
    unitId: LocationUnitId,
    until: Instant,
  }),
  /** Some time before the start, for who was booked by then. */
  'shift.reminder_due': z.object({ shiftId: ShiftId, organizationId: OrganizationId, at: Instant }),
  /** Someone was asked for a shift. `run`: they may be asked again in a later one. */
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
