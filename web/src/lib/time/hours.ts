import { withoutInvisible } from '@shared/core/model/plain-text';
import { commonText } from '../i18n/i18n';

/** "7h 30m", "8h", "45m" from minutes; "−30m" for a deduction. */
export const formatHours = (minutes: number): string => {
  if (minutes < 0) return `\u2212${formatHours(-minutes)}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return commonText('duration.hours', { hours });
  return hours === 0
    ? commonText('duration.minutes', { minutes: rest })
    : commonText('duration.both', { hours, minutes: rest });
};

/** "7:30" for an input field; empty for 0. */
export const hoursInField = (minutes: number): string =>
  minutes === 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const dayMinutes = 24 * 60;

const whole = (hours: string | undefined, minutes: string | undefined): number =>
  Number(hours || 0) * 60 + Number(minutes || 0);

/** Reads "7:30", "7.5", "7,5", "7h", "7h30", "7 h 30 min", "45m", or empty. Null if unreadable or over a day. */
export const minutesIn = (text: string): number | null => {
  const typed = withoutInvisible(text).trim().toLowerCase();
  if (typed === '') return 0;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed);
  const words = /^(?:(\d{1,2})\s*h(?:ours?|rs?)?)?\s*(?:([0-5]?\d)\s*(?:m|min|minutes?)?)?$/.exec(typed);
  const decimal = /^(\d{0,2})(?:[.,](\d{1,2}))?$/.exec(typed);
  const minutes = clock
    ? whole(clock[1], clock[2])
    : decimal && /\d/.test(typed)
      ? Math.round(Number(`${decimal[1] || 0}.${decimal[2] ?? 0}`) * 60)
      : words && /[hm]/.test(typed)
        ? whole(words[1], words[2])
        : null;
  return minutes === null || minutes > dayMinutes ? null : minutes;
};
