import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { calendarStatus } from '@shared/work/rules/shifts/calendar-status';
import { isShiftId } from '@shared/connect/integrations/calendar-entries';
import { limits } from '@shared/limits';
import { interviewPath, shiftWeekAddress } from '@shared/paths';
import { productName } from '@shared/product';
import { addressLine } from '@shared/text/address-line';
import type { Language } from '@shared/text/language';
import { addSeconds } from '../../../platform/clock';
import type { Table } from '../../../platform/table/table';
import { documents } from '../../../platform/text/documents';
import type { InterviewTime } from '../../../store/hiring/interviews/calendar-entries';
import { createCalendarEntries } from '../../../store/hiring/interviews/own-entries';
import { createBookingTimes, type BookingTime } from '../../../store/work/shifts/bookings/booking-times';
import { createLanguageOf } from '../channels/language-of';
import type { OwnTime, OwnTimes } from './ports';

/** A call without an application is titled "Call". */
const ofInterview = (time: InterviewTime, language: Language): OwnTime => {
  const { interviewId, jobTitle, type, place, timeZone, startsAt, endsAt, settled } = time;
  return {
    subjectId: interviewId,
    kind: 'interviews',
    summary: jobTitle ?? documents.in(language)('calendar.call'),
    // Empty for a video interview, which takes place on this site.
    location: type === 'video' ? '' : place,
    path: interviewPath(interviewId),
    ...{ timeZone, startsAt, endsAt, settled },
    takesTime: true,
  };
};

const placeOf = ({ shift, location }: BookingTime): string =>
  [shift.location, location && addressLine(location)].filter(Boolean).join(', ');

/** Without colleagues and pay, because calendars are shared. Null for bookings that belong in no calendar. */
export const bookingTimeOf = (time: BookingTime, language: Language): OwnTime | null => {
  const { booking, shift } = time;
  const status = calendarStatus(booking);
  if (status === null || status === 'canceled') return null;
  const isBooked = status === 'booked';
  const said = { unit: shift.unit, location: shift.location, product: productName };
  return {
    subjectId: booking.shiftId,
    kind: isBooked ? 'shifts' : 'requests',
    summary: documents.in(language)(isBooked ? 'calendar.shift' : 'calendar.requestedShift', said),
    location: placeOf(time),
    path: shiftWeekAddress(mondayOfDay(booking.terms.day)),
    ...{ startsAt: booking.startsAt, endsAt: booking.endsAt, timeZone: shift.timeZone },
    settled: isBooked,
    takesTime: isBooked,
  };
};

export const createOwnTimes = (table: Table): OwnTimes => {
  const interviews = createCalendarEntries(table);
  const bookings = createBookingTimes(table);
  const languageOf = createLanguageOf(table);

  const named = async (userId: string, times: readonly BookingTime[]): Promise<OwnTime[]> => {
    if (times.length === 0) return [];
    const language = await languageOf(userId);
    return times.flatMap((time) => bookingTimeOf(time, language) ?? []);
  };

  return {
    async get(userId, subjectId) {
      if (!isShiftId(subjectId)) {
        const interview = await interviews.get(userId, subjectId);
        return interview && ofInterview(interview, await languageOf(userId));
      }
      const booking = await bookings.get(userId, subjectId);
      const [time = null] = await named(userId, booking ? [booking] : []);
      return time;
    },
    async upcoming(userId, at) {
      const now = new Date(at);
      const before = addSeconds(now, limits.feedDaysAhead * 24 * 3600);
      const [met, booked, language] = await Promise.all([
        interviews.upcoming(userId, at),
        bookings.upcoming(userId, now, before),
        languageOf(userId),
      ]);
      return [...met.map((it) => ofInterview(it, language)), ...(await named(userId, booked))];
    },
  };
};
