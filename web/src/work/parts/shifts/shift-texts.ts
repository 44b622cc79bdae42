import { daysOfWeek, type DayOfWeek } from '@shared/work/model/shifts/shift-vocabulary';
import type { Currency } from '@shared/core/model/enumerations';
import type { AwayPeriod } from '@shared/work/model/shifts/shift-preferences';
import { shiftLength, type WallShift } from '@shared/work/rules/shifts/shift-times';
import { endDayOf, instantAt, wallClock, wallTimeAt } from '@shared/messages/rules/schedule-times';
import { numberFormat } from '@shared/text/intl-formats';
import { commonText } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { formatClock, formatDate, formatMoney, formatMonthDay } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { today } from '@/lib/time/today';

const zoneName = (at: number, timeZone: string): string =>
  dateTimeFormat(locale, { timeZone, hour: 'numeric', timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const weekdayText = (day: string): string =>
  dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));

/**
 * "7:00 AM-7:00 PM" in the location's zone, with its name where the reader's clock shows another time; a night names
 * the day of its end: "7:00 PM-7:00 AM, Sat".
 */
export const shiftTimeText = ({ day, startTime, endTime, timeZone }: WallShift): string => {
  const time = `${formatClock(startTime)}-${formatClock(endTime)}`;
  const start = instantAt(wallClock(day, startTime), timeZone);
  const isSame = wallTimeAt(start, timeZone) === wallTimeAt(start, ownZone());
  const zoned = isSame ? time : `${time} ${zoneName(start, timeZone)}`;
  const endDay = endDayOf({ date: day, startTime, endTime });
  return endDay === day ? zoned : `${zoned}, ${weekdayText(endDay)}`;
};

/** Names a shift in button labels, so that no two in a list are alike. */
export const shiftNamed = ({ unit, location }: { unit: string; location: string }, wall: WallShift) => ({
  unit,
  day: shiftDayText(wall.day),
  time: `${shiftTimeText(wall)}, ${location}`,
});

/** "12 hours", "9.5 hours" */
export const hoursText = (minutes: number): string =>
  numberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 2 }).format(
    minutes / 60,
  );

/** "12 hours", or "13 hours, clocks go back". Elapsed hours; empty if a clock change leaves none. */
export const shiftLengthText = (shift: WallShift): string => {
  const found = shiftLength(shift);
  if (!found) return '';
  const length = hoursText(found.minutes);
  return found.clocksGo === null ? length : commonText(`shiftLength.${found.clocksGo}`, { length });
};

export const shiftPayText = (cents: number, currency: Currency): string => formatMoney(cents, currency);

/** "Tue, Dec 1" for a day. */
export const shiftDayText = (day: string): string =>
  dateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** "Dec 8", with the year if it isn't this one. */
export const shortDayText = (day: string): string =>
  day.slice(0, 4) === today().slice(0, 4) ? formatMonthDay(day) : formatDate(day);

/** "Dec 1-8" for days away, or "Tue, Dec 1" for one; with the year if it isn't this one. */
export const awayText = ({ from, until }: AwayPeriod): string => {
  const year = today().slice(0, 4);
  const isThisYear = from.slice(0, 4) === year && until.slice(0, 4) === year;
  if (from === until) return isThisYear ? shiftDayText(from) : formatDate(from);
  const days = isThisYear ? ({ month: 'short', day: 'numeric' } as const) : ({ dateStyle: 'medium' } as const);
  return dateTimeFormat(locale, { ...days, timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(until))
    .replaceAll(/\s*\u2013\s*/g, '-');
};

export const weekdayOfShift = ({ day }: Pick<WallShift, 'day'>): DayOfWeek =>
  daysOfWeek[new Date(day).getUTCDay()] ?? 'sun';

/** "Wed, 7:00 PM" in the location's time zone. */
export const shiftMomentText = (instant: string | number, timeZone: string): string =>
  dateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant));

type Span = { startsAt: string; endsAt: string; timeZone: string };

/** "Wed, Dec 2, 7:00 AM - 7:00 PM CST" in the location's time zone; an end on another day names it. */
export const bookingSpanText = ({ startsAt, endsAt, timeZone }: Span): string =>
  dateTimeFormat(locale, {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  })
    .formatRange(new Date(startsAt), new Date(endsAt))
    .replaceAll(/\s*[–—]\s*/g, ' - ');
