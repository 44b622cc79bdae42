import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { workedOf } from '@shared/work/rules/attendance/attended-pay';
import type { PayCalendar } from '@shared/work/rules/pay/shift-pay/pay-calendar';
import { workweekPay, type PlacedShift } from '@shared/work/rules/pay/workweek-pay';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import { owedCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import { sentHomeLines } from '@shared/work/rules/attendance/sent-home';
import type { Due } from '@shared/work/rules/pay/adjustment-lines';
import type { Booking } from '@shared/work/model/booking';
import type { PayLine, PayRules } from '@shared/work/model/pay-line';
import type { Engagement } from '@shared/hiring/model/pay-vocabulary';
import { daysOfWeek } from '@shared/work/model/shifts/shift-vocabulary';
import type { Locations } from '../locations/ports';
import type { ShiftItem } from '../shifts/shift-item';
import type { Shifts } from '../shifts/ports';
import type { ReadWeek, RecomputedWeeks } from '../timesheets/recomputed-weeks';
import { attendedShift } from './derive-attendance';
import type { AttendanceStore } from './ports';

export type WorkDeps = {
  shifts: Pick<Shifts, 'booking' | 'many' | 'ownBookings'>;
  attendance: Pick<AttendanceStore, 'whole'>;
  weeks: Pick<RecomputedWeeks, 'get'>;
  locations: Pick<Locations, 'unit'>;
  /** Engagement of a placement. */
  engagement(placementId: string): Promise<Engagement | null>;
};

/** Total pay of a booking. */
export type BookingDue = { booking: Booking; due: Due; rules: PayRules | null };

/** `bookings`: all inputs of the amounts. */
export type Dues = { dues: BookingDue[]; bookings: readonly Booking[]; weeks: ReadWeek[] };

/** Returns dues of a cancellation. A person who was booked again gets none, and written ones are reversed. */
export const cancellationDues = (booking: Booking): BookingDue[] => {
  if (!booking.cancellations?.some(({ cents }) => cents > 0)) return [];
  const owed = owedCancellation(booking);
  const hourlyCents = booking.terms.rateCents;
  const lines: PayLine[] = owed
    ? [{ code: 'cancellation', hourlyCents, minutes: owed.minutes, cents: owed.cents }]
    : [];
  return [{ booking, due: { of: 'cancellation', lines }, rules: null }];
};

/** Returns dues of being sent home, at once like a cancellation; a later approval corrects them. */
export const sentHomeDues = (
  booking: Booking,
  facts: { state: ShiftItem['state'] | null; approvedMinutes: number | null },
): BookingDue[] => {
  const lines = sentHomeLines(booking, facts);
  return lines ? [{ booking, due: { of: 'sent_home', lines }, rules: null }] : [];
};

const dayMs = 24 * 3600 * 1000;

/** Any workweek of a shift lies within these days. */
const weekDays = 8;

const around = ({ startsAt, endsAt }: Pick<Booking, 'endsAt' | 'startsAt'>, days: number) => ({
  from: new Date(Date.parse(startsAt) - days * dayMs).toISOString(),
  until: new Date(Date.parse(endsAt) + days * dayMs).toISOString(),
});

/** Reads whole workweeks on both sides, for the person and the employer; each one, because the list may lag. */
const neighbors = async ({ shifts }: WorkDeps, booking: Booking): Promise<Booking[]> => {
  const { userId } = booking.professional;
  const listed = await shifts.ownBookings(userId, around(booking, 2 * weekDays));
  const others = listed.filter(
    ({ shiftId, organizationId, currency, payroll }) =>
      shiftId !== booking.shiftId &&
      organizationId === booking.organizationId &&
      currency === booking.currency &&
      !payroll,
  );
  const read = await Promise.all(others.map(({ shiftId }) => shifts.booking(shiftId, userId)));
  return [booking, ...read.filter((it) => it !== null)].filter(
    ({ status }) => holdsSlot(status) || status === 'no_show',
  );
};

/** An overturned no-show has approved minutes. */
export const mayHaveApproved = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'approved' || status === 'paid' || status === 'no_show';

export const readWeeks = async (
  { weeks }: Pick<WorkDeps, 'weeks'>,
  bookings: readonly Booking[],
): Promise<ReadWeek[]> => {
  const places = bookings.map(({ placementId, terms }) => ({ placementId, monday: mondayOfDay(terms.day) }));
  const distinct = new Map(places.map((place) => [`${place.placementId} ${place.monday}`, place]));
  return Promise.all(
    [...distinct.values()].map(async (place) => ({
      ...place,
      sheet: await weeks.get(place.placementId, place.monday),
    })),
  );
};

const calendarOf = async ({ locations }: WorkDeps, shift: ShiftItem): Promise<PayCalendar> => {
  const { organizationId, locationId, unitId } = shift;
  const place = await locations.unit({ organizationId, locationId, unitId });
  const time = place?.location.workdayStartsAt ?? '00:00';
  const day = daysOfWeek[place?.location.workweekStartsOn ?? 0] ?? 'sun';
  return { zone: shift.timeZone, workdayStartsAt: time, workweek: { day, time } };
};

const approvedOf = async ({ attendance }: WorkDeps, booking: Booking) => {
  const { item } = await attendance.whole(booking.shiftId, booking.professional.userId);
  return item?.approved && item.attempt === booking.attempt ? { item, minutes: item.approved.minutes } : null;
};
type Approved = NonNullable<Awaited<ReturnType<typeof approvedOf>>>;

const placed = async (
  deps: WorkDeps,
  booking: Booking,
  shift: ShiftItem | undefined,
  approved: Approved | null,
): Promise<PlacedShift[]> => {
  const attended = approved && attendedShift(approved.item, booking, approved.minutes);
  if (!shift || !attended) return [];
  const { missedMeals } = approved.item;
  return [
    {
      shift: { ...workedOf(booking.shiftId, attended), missedMeals },
      ...{ day: booking.terms.day, state: shift.state, calendar: await calendarOf(deps, shift) },
      // An unknown engagement counts as employee, who gets overtime.
      overtime: (await deps.engagement(booking.placementId)) !== 'contractor',
    },
  ];
};

const readOnce = <Key, Found>(read: (key: Key) => Promise<Found>, nameOf: (key: Key) => string) => {
  const known = new Map<string, Promise<Found>>();
  return (key: Key): Promise<Found> => {
    const name = nameOf(key);
    const found = known.get(name) ?? read(key);
    known.set(name, found);
    return found;
  };
};

/** Shifts of one person share their unit and their placement. */
const readingOnce = (deps: WorkDeps): WorkDeps => ({
  ...deps,
  locations: {
    unit: readOnce(
      (unit) => deps.locations.unit(unit),
      ({ locationId, unitId }) => `${locationId} ${unitId}`,
    ),
  },
  engagement: readOnce(
    (placementId) => deps.engagement(placementId),
    (placementId) => placementId,
  ),
});

/** Computes the dues of the approved shifts in the workweeks of a booking. */
export const workDues = async (given: WorkDeps, booking: Booking): Promise<Dues> => {
  const deps = readingOnce(given);
  const bookings = await neighbors(deps, booking);
  const approved = bookings.filter(mayHaveApproved);
  const { from, until } = around(booking, weekDays);
  const near = approved.filter(({ startsAt }) => startsAt >= from && startsAt <= until);
  // Read before the bookings: an approval, or a resolved dispute, writes both.
  const weeks = await readWeeks(deps, near);
  const shifts = new Map(
    (await deps.shifts.many(approved.map(({ shiftId }) => shiftId))).map((it) => [it.shiftId, it]),
  );
  const minutes = new Map<string, number>();
  const worked = await Promise.all(
    approved.map(async (it) => {
      const own = await approvedOf(deps, it);
      if (own) minutes.set(it.shiftId, own.minutes);
      return placed(deps, it, shifts.get(it.shiftId), own);
    }),
  );
  const pay = new Map(workweekPay(worked.flat()).map((it) => [it.id, it]));
  const dues = near.flatMap((it): BookingDue[] => {
    const own = pay.get(it.shiftId);
    const ofShift: BookingDue[] = own ? [{ booking: it, due: { of: 'work', lines: own.lines }, rules: own.rules }] : [];
    const state = shifts.get(it.shiftId)?.state ?? null;
    const ofSending = sentHomeDues(it, { state, approvedMinutes: minutes.get(it.shiftId) ?? null });
    return [...ofShift, ...cancellationDues(it), ...ofSending];
  });
  return { dues, bookings, weeks };
};
