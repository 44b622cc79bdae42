import { ICalEventStatus, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { calendarStatus } from '@shared/work/rules/shifts/calendar-status';
import type { Booking } from '@shared/work/model/booking';
import { limits } from '@shared/limits';
import { shiftWeekAddress } from '@shared/paths';
import { productDomain, productName } from '@shared/product';
import type { Language } from '@shared/text/language';
import { onClock } from '../../platform/ics/zoned-calendar';
import { documents } from '../../platform/text/documents';
import { calendarText } from '../../platform/text/ics-text';
import type { CalendarBooking } from '../../store/work/shifts/bookings/calendar-bookings';

type Reader = { siteUrl: string; language: Language; now: Date };

const dayMs = 24 * 3600 * 1000;

const statuses = {
  booked: ICalEventStatus.CONFIRMED,
  requested: ICalEventStatus.TENTATIVE,
  canceled: ICalEventStatus.CANCELLED,
} as const;

const isShown = ({ updatedAt }: Booking, status: ICalEventStatus, now: Date): boolean =>
  status !== ICalEventStatus.CANCELLED || now.getTime() - Date.parse(updatedAt) < limits.feedCanceledDays * dayMs;

/** Without colleagues and pay: calendars are shared. */
export const addBooking = (
  calendar: ICalCalendar,
  { booking, shift: { unit, location, timeZone } }: CalendarBooking,
  { siteUrl, language, now }: Reader,
): void => {
  const known = calendarStatus(booking);
  if (known === null) return;
  const status = statuses[known];
  if (!isShown(booking, status, now)) return;
  const isTentative = status === ICalEventStatus.TENTATIVE;
  calendar.createEvent({
    id: `${booking.shiftId}@${productDomain}`,
    sequence: booking.version,
    start: onClock(booking.startsAt, timeZone),
    end: onClock(booking.endsAt, timeZone),
    timezone: timeZone,
    stamp: new Date(booking.updatedAt),
    lastModified: new Date(booking.updatedAt),
    summary: calendarText(documents.in(language)('calendar.shift', { unit, location, product: productName })),
    location: calendarText(location),
    categories: [{ name: 'shift' }],
    status,
    transparency: isTentative ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    url: new URL(shiftWeekAddress(mondayOfDay(booking.terms.day)), siteUrl).href,
  });
};
