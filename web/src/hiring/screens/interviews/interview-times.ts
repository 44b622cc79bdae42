import type { InterviewSlot } from '@shared/hiring/model/interview';
import { locale } from '@/lib/i18n/language';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { dateTimeFormat } from '@shared/text/intl-formats';

const part = (zone: string, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat(locale, { ...options, timeZone: zone });

const clockFormat = (zone: string) => part(zone, { hour: 'numeric', minute: '2-digit' });

/** "10:00" and "AM CST" */
export const clockLines = (at: string, zone: string): { time: string; rest: string } => {
  const parts = clockFormat(zone).formatToParts(new Date(at));
  const period = parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const time = parts
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();
  return { time, rest: `${period} ${zoneAbbreviation(zone, at)}`.trim() };
};

/** "10:00 AM" */
export const clockTime = (at: string, zone: string): string => clockFormat(zone).format(new Date(at));

const weekday = (zone: string) => part(zone, { weekday: 'short' });

/** "Wed 9:00 AM, Wed 2:30 PM, or Fri 11:00 AM CST" */
export const timesInWords = (slots: readonly InterviewSlot[], zone: string): string => {
  const times = slots.map(({ startsAt }) => `${weekday(zone).format(new Date(startsAt))} ${clockTime(startsAt, zone)}`);
  const [first] = slots;
  const named = first ? ` ${zoneAbbreviation(zone, first.startsAt)}` : '';
  return `${new Intl.ListFormat(locale, { type: 'disjunction' }).format(times)}${named}`;
};

/** "Wed", "Nov 25" for the first of these. */
export const shortDay = (at: string, zone: string): { weekday: string; date: string } => ({
  weekday: weekday(zone).format(new Date(at)),
  date: part(zone, { month: 'short', day: 'numeric' }).format(new Date(at)),
});

/** "Monday, November 23" for a calendar day. */
export const longDay = (day: string): string =>
  part('UTC', { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(day));

/** "Mon" and "23" for a calendar day. */
export const dayName = (day: string): { weekday: string; number: string } => ({
  weekday: weekday('UTC').format(new Date(day)),
  number: part('UTC', { day: 'numeric' }).format(new Date(day)),
});

/** "Nov 23" for a calendar day. */
export const calendarDay = (day: string): string =>
  part('UTC', { month: 'short', day: 'numeric' }).format(new Date(day));

/** "9 AM" */
export const hourName = (hour: number): string =>
  part('UTC', { hour: 'numeric' }).format(new Date(Date.UTC(2026, 0, 5, hour)));

const relative = new Intl.RelativeTimeFormat(locale);

/** "in 18 minutes" */
export const inMinutes = (minutes: number): string => relative.format(minutes, 'minute');
