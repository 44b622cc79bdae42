import { dateTimeFormat } from '@shared/text/intl-formats';
import type { TFunction } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';

type Texts = TFunction<'shift-day'>;

/** Before this, the day is more useful than the clock, and no one can be running late yet. */
export const dayAheadMs = 12 * 3_600_000;

/** "6:52" and "PM CST" */
export const clockParts = (timeZone: string, at: number): { time: string; rest: string } => {
  const parts = dateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(at);
  const isRest = ({ type }: Intl.DateTimeFormatPart) => type === 'dayPeriod' || type === 'timeZoneName';
  const text = (wanted: readonly Intl.DateTimeFormatPart[]) =>
    wanted
      .map(({ value }) => value)
      .join('')
      .trim();
  return {
    time: text(parts.filter((part) => !isRest(part))),
    rest: parts
      .filter(isRest)
      .map(({ value }) => value)
      .join(' '),
  };
};

/** "Thu 7:30 AM" */
export const momentText = (timeZone: string, at: string): string =>
  dateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(at));

/** "8 min", "1 h 20 min", "2 days" */
export const waitText = (ms: number, t: Texts): string => {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('wait.minutes', { minutes });
  if (hours < 24) return t('wait.hours', { hours, minutes: minutes % 60 });
  return t('wait.days', { count: Math.floor(hours / 24) });
};
