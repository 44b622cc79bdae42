import { addDays, calendarDay } from '@shared/core/rules/calendar-days';
import { businessDaysLater, officeZone } from '@shared/core/rules/business-days';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { limits } from '@shared/limits';

/** Returns the reader's calendar day at an instant. */
export const dayIn = (at: string, timeZone: string): string => calendarDay(wallTimeAt(Date.parse(at), timeZone));

export const endOf = (day: string): string => `${day}T23:59:59.999Z`;

/** Returns a sort key in business days for rows without a date. */
export const answerDue = (since: string): string =>
  businessDaysLater(new Date(since), limits.reviewBusinessDays.max, officeZone).toISOString();

/** Sort key after every date. */
export const someday = endOf('9999-12-30');

export const lastDayOfWeek = (monday: string): string => addDays(monday, 6);

export const sortedBy = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] =>
  [...rows].sort((a, b) => Number(keyOf(a) > keyOf(b)) - Number(keyOf(a) < keyOf(b)));
