import { formatMonth as monthIn, formatShortWeekday as weekdayIn } from '@shared/text/formats';
import { payMessage } from '@shared/hiring/rules/pay/pay-label';
import type { Currency } from '@shared/core/model/enumerations';
import type { JobPay } from '@shared/hiring/model/job';
import { formatMoney as moneyIn } from '@shared/text/money';
import { commonText, type TFunction } from '../i18n/i18n';
import { language, locale } from '../i18n/language';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { dateTimeFormat, numberFormat } from '@shared/text/intl-formats';
import { browserZone, ownZone } from './own-zone';

export const formatMoney = (cents: number, currency: Currency = 'USD'): string => moneyIn(cents, currency, language);

/** "$90 - $120 per hour", "$90+ per hour" or "Not specified". */
export const formatPay = (pay: JobPay, t: TFunction<'labels/jobs'>): string => {
  const { key, values } = payMessage(pay);
  const { from, to, unit } = values;
  return t(key, { from: formatMoney(from.cents, from.currency), to: formatMoney(to.cents, to.currency), unit });
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** "Nov 21, 2026" for a calendar day, which has no zone, or for an instant in a zone. */
export const formatDate = (value: string, zone: string = ownZone()): string =>
  dateTimeFormat(locale, { dateStyle: 'medium', timeZone: value.length === 10 ? 'UTC' : zone }).format(new Date(value));

/** Whether the device's clock shows another time, which readers would otherwise misread. */
const isElsewhere = (at: Date, zone: string): boolean =>
  wallTimeAt(at.getTime(), zone) !== wallTimeAt(at.getTime(), browserZone());

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const moment = { year: 'numeric', month: 'short', day: 'numeric', ...clock } as const;

/** "Nov 21, 2026, 8:30 AM"; with the name of the zone where the device's clock shows another time. */
export const formatDateTime = (value: string, zone: string): string => {
  const at = new Date(value);
  const named = isElsewhere(at, zone) && ({ timeZoneName: 'short' } as const);
  return dateTimeFormat(locale, { ...moment, ...named, timeZone: zone }).format(at);
};

/** "Nov 21" for a calendar day. */
export const formatMonthDay = (day: string): string =>
  dateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** "Monday, Nov 23" */
export const formatShortWeekday = (day: string): string => weekdayIn(day, language);

/** "Nov 2026" for a day or "2026-11". */
export const formatMonth = (day: string): string => monthIn(day, language);

/** "8:30 AM"; with the name of the zone where the device's clock shows another time. */
export const formatTime = (at: Date | number, zone: string): string => {
  const named = isElsewhere(new Date(at), zone) && ({ timeZoneName: 'short' } as const);
  return dateTimeFormat(locale, { ...clock, ...named, timeZone: zone }).format(at);
};

/** "8:30 AM" for "08:30". */
export const formatClock = (time: string): string =>
  dateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}Z`));

export const formatNumber = (value: number): string => numberFormat(locale, {}).format(value);

/** "96%" for 0.96 */
export const formatPercent = (share: number): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** "4.5" */
export const formatRating = (average: number): string => numberFormat(locale, oneDigit).format(average);

export const bytesPerMegabyte = 1024 * 1024;

/** "340 KB", "1.2 MB". */
export const fileSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return commonText('kilobytes', { size: kilobytes });
  return commonText('megabytes', { size: numberFormat(locale, oneDigit).format(bytes / bytesPerMegabyte) });
};

const ago = new Intl.RelativeTimeFormat(locale);
const agoInWords = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** "Today", "1 day ago", "6 days ago", "3 weeks ago", "2 months ago". */
export const ageLabel = (instant: string, now: number = Date.now()): string => {
  const days = Math.floor((now - Date.parse(instant)) / dayMs);
  if (days < 1) return capitalized(agoInWords.format(0, 'day'));
  if (days < 7) return ago.format(-days, 'day');
  return days < 30 ? ago.format(-Math.floor(days / 7), 'week') : ago.format(-Math.floor(days / 30), 'month');
};

/** "Just now" within the hour, "3h ago" within the day, "Yesterday", then the date. */
export const timeLabel = (instant: string, now: number = Date.now()): string => {
  const age = now - Date.parse(instant);
  if (age < hourMs) return commonText('justNow');
  if (age < dayMs) return commonText('hoursAgo', { hours: Math.floor(age / hourMs) });
  return age < 2 * dayMs ? capitalized(agoInWords.format(-1, 'day')) : formatDate(instant, ownZone());
};

/** "AR" for "Ada Rivera"; one letter for a single name. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0]!, words[words.length - 1]!] : words;
  return letters.map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase()).join('');
};
