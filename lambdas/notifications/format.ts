import { formatMoney } from '@shared/domain/pay-label';
import type { OfferTerms } from '@shared/model/offer';
import { jobTypeLabels } from '@shared/model/vocabulary';

export const onSite = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;

export const formatCount = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const formatWeekday = (day: Date): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(day);

export type Slot = { startsAt: string; endsAt: string };

/** "Tue, Nov 24, 2026, 10:00 AM - 10:30 AM EST", in the given time zone. */
export const formatSlot = ({ startsAt, endsAt }: Slot, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .formatRange(new Date(startsAt), new Date(endsAt))
    // Not every email client or phone renders thin spaces and en dashes.
    .replace(/\s*\u2013\s*/g, ' - ')
    .replace(/[\u2009\u202f]/g, ' ');

/** "in 2 hours", "in 1 minute" */
export const formatTimeLeft = (startsAt: string, at: string): string => {
  const minutes = Math.max(1, Math.round((Date.parse(startsAt) - Date.parse(at)) / 60_000));
  return `in ${minutes >= 60 ? formatCount(Math.round(minutes / 60), 'hour') : formatCount(minutes, 'minute')}`;
};

/** "expires in 30 days", "expires in 1 day", "expires today" */
export const formatExpiry = (days: number): string =>
  days === 0 ? 'expires today' : `expires in ${formatCount(days, 'day')}`;

export const formatHours = (minutes: number): string => formatCount(Math.round((minutes / 60) * 100) / 100, 'hour');

const formatPeriod = ({ startOn, endOn }: OfferTerms): string =>
  endOn === null ? `starting ${formatDay(startOn)}` : `${formatDay(startOn)} to ${formatDay(endOn)}`;

export const termLines = (terms: OfferTerms): string[] => {
  const { payCents, currency, rate, jobType, hoursPerWeek, location, notes } = terms;
  const hours = hoursPerWeek === null ? [] : [`${hoursPerWeek} hours per week`];
  return [
    `Pay: ${formatMoney(payCents, currency)} per ${rate}`,
    `When: ${formatPeriod(terms)}`,
    `Work: ${[jobTypeLabels[jobType], ...hours].join(', ')}`,
    ...(location ? [`Where: ${location}`] : []),
    ...(notes ? [notes] : []),
  ];
};
