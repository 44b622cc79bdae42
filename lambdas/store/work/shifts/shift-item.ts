import { bandsBetween, leadBands } from '@shared/work/rules/filling/fill-forecast';
import { hasBackupPlace } from '@shared/work/rules/filling/filling';
import { Booking } from '@shared/work/model/booking';
import { Shift } from '@shared/work/model/shifts/shift';
import { presences } from '@shared/work/model/shifts/shift-vocabulary';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { shiftIndexes, shiftKeys } from './keys';

/** `revision` increases with every write, including bookings, and orders the rows of the board. */
export const ShiftItem = Shift.extend({
  revision: z.int().positive(),
  /** Bookings that wait for approval of their attendance. */
  submitted: z.int().nonnegative().exactOptional(),
  /** People who haven't answered changed terms. */
  awaiting: z.int().nonnegative().exactOptional(),
  /** People who lack a requirement, and will lose their booking unless they fix it. */
  lapsing: z.int().nonnegative().exactOptional(),
  /** Slots of own staff, on the employer's payroll. Absent own staff don't count: others can take their slots. */
  ownStaff: z.int().nonnegative().exactOptional(),
  /** Where each person is who holds a slot, by user ID. Lacks people booked before this was stored. */
  people: z.record(z.string(), z.enum(presences)).exactOptional(),
  /** Lead bands in which the shift was open. */
  openIn: z.array(z.enum(leadBands)).exactOptional(),
  /** Set while unlikely to be covered: covered and total numbers of similar shifts. Absent without enough history. */
  atRisk: z
    .object({ since: z.string(), covered: z.int().exactOptional(), of: z.int().exactOptional() })
    .exactOptional(),
  /** The decile of the first forecast at a checkpoint. */
  forecast: z.int().min(0).max(90).exactOptional(),
  /** Time of the last reminder before the start. */
  remindedUntil: z.string().exactOptional(),
  /** Time of a change that still has to reach some people. */
  restSince: z.string().exactOptional(),
});
export type ShiftItem = z.infer<typeof ShiftItem>;

export const readShift = (item: Item): ShiftItem => ShiftItem.parse(item);

/** Adds the lead bands since the last write, if the shift was open until now. */
export const withOpenTime = (before: ShiftItem, after: ShiftItem): ShiftItem => {
  if (before.status !== 'open') return after;
  const known = before.openIn ?? [];
  const more = bandsBetween(before.updatedAt, after.updatedAt, before.startsAt).filter((it) => !known.includes(it));
  return more.length > 0 ? { ...after, openIn: [...known, ...more] } : after;
};

export const BookingItem = Booking.extend({
  /** Seconds since 1970, once the professional is erased. */
  ttl: z.int().optional(),
  /** Attempts that the person canceled for an exempt reason, hidden from the organization. */
  exemptAttempts: z.array(z.int().positive()).exactOptional(),
});
export type BookingItem = z.infer<typeof BookingItem>;

export const readBooking = (item: Item): BookingItem => BookingItem.parse(item);

const positionOf = ({ startsAt, shiftId }: { startsAt: string; shiftId: string }): string => `${startsAt}#${shiftId}`;

const lacksBackups = (shift: ShiftItem): boolean => shift.status === 'covered' && hasBackupPlace(shift);

/** Whether calendars that showed it have to learn of the cancellation. A draft was in none. */
const leftCalendars = ({ status, publishedAt }: ShiftItem): boolean =>
  status === 'canceled' && publishedAt !== undefined;

export const shiftItem = (shift: ShiftItem): Item => ({
  ...shiftKeys.shift(shift.shiftId),
  ...entity('Shift'),
  ...shift,
  ...(shift.status !== 'canceled' && {
    gsi1pk: shiftIndexes.unitShifts(shift.unitId),
    gsi1sk: positionOf(shift),
  }),
  ...(leftCalendars(shift) && {
    gsi1pk: shiftIndexes.canceledShifts(shift.unitId),
    gsi1sk: `${shift.updatedAt}#${shift.shiftId}`,
  }),
  ...(shift.status === 'open' && {
    gsi2pk: shiftIndexes.openShifts(shift.organizationId),
    gsi2sk: positionOf(shift),
  }),
  ...(lacksBackups(shift) && {
    gsi2pk: shiftIndexes.coveredShifts(shift.organizationId),
    gsi2sk: positionOf(shift),
  }),
  gsi3pk: shiftIndexes.organizationShifts(shift.organizationId),
  gsi3sk: positionOf(shift),
});

/** Deadline of the answer that a booking waits for: the unit's to a request, or the person's to other terms. */
export const answerDue = ({ status, answerBy, change }: Booking): string | undefined => {
  if (status === 'requested') return answerBy;
  return status === 'confirmed' ? change?.answerBy : undefined;
};

/** Returns when time next moves the booking: as `answerDue`, or when a missing requirement ends it. */
export const bookingDue = (booking: Booking): string | undefined => {
  const due = [answerDue(booking), booking.status === 'confirmed' ? booking.lapse?.until : undefined];
  return due.filter((it) => it !== undefined).toSorted()[0];
};

export const bookingItem = (booking: BookingItem): Item => ({
  ...shiftKeys.booking(booking.shiftId, booking.professional.userId),
  ...entity('Booking'),
  ...booking,
  gsi1pk: shiftIndexes.ownBookings(booking.professional.userId),
  gsi1sk: positionOf(booking),
  ...(bookingDue(booking) !== undefined && {
    gsi3pk: shiftIndexes.dueRequests,
    gsi3sk: `${bookingDue(booking)}#${booking.shiftId}#${booking.professional.userId}`,
  }),
});

/** Data that decides whether a person is free. */
export const LiveBooking = z.object({
  shiftId: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  organizationId: z.string(),
  unpaidMinutes: z.int(),
  /** Requested, but not booked: doesn't block other bookings. */
  requested: z.boolean(),
  /** Mark of a backup, which doesn't block other bookings either. */
  backup: z.boolean().exactOptional(),
  /** Unit of an orientation shift. */
  orientationAt: z.string().exactOptional(),
});
export type LiveBooking = z.infer<typeof LiveBooking>;

export const BookingHead = z.object({
  version: z.int(),
  live: z.array(LiveBooking),
  /** Days of cancellations that the person claimed as exempt. */
  exemptOn: z.array(z.string()).exactOptional(),
});
export type BookingHead = z.infer<typeof BookingHead>;

export const emptyHead: BookingHead = { version: 0, live: [] };
