export { formatMoney, formatPay } from '@shared/domain/pay-label';

const locale = 'en-US';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Calendar days have no time zone and are read as UTC; instants use the viewer's zone. */
const zoneOf = (value: string) => (value.length === 10 ? { timeZone: 'UTC' } : {});

/** "Nov 21, 2026" for an instant or a calendar day. */
export const formatDate = (value: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zoneOf(value) }).format(new Date(value));

/** "Nov 21, 2026, 8:30 AM". */
export const formatDateTime = (value: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value));

export const formatNumber = (value: number): string => new Intl.NumberFormat(locale).format(value);

export const bytesPerMegabyte = 1024 * 1024;

/** "340 KB", "1.2 MB". */
export const fileSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / bytesPerMegabyte).toFixed(1)} MB`;
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** "Today", "1 day ago", "6 days ago", "3 weeks ago", "2 months ago". */
export const ageLabel = (instant: string, now: number = Date.now()): string => {
  const days = Math.floor((now - Date.parse(instant)) / dayMs);
  if (days < 1) return 'Today';
  if (days < 7) return counted(days, 'day');
  return days < 30 ? counted(Math.floor(days / 7), 'week') : counted(Math.floor(days / 30), 'month');
};

/** "Just now" within the hour, "3h ago" within the day, "Yesterday", then the date. */
export const timeLabel = (instant: string, now: number = Date.now()): string => {
  const age = now - Date.parse(instant);
  if (age < hourMs) return 'Just now';
  if (age < dayMs) return `${Math.floor(age / hourMs)}h ago`;
  return age < 2 * dayMs ? 'Yesterday' : new Date(instant).toLocaleDateString(locale);
};

/** "AR" for "Ada Rivera"; one letter for a single name. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0]!, words[words.length - 1]!] : words;
  return letters.map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase()).join('');
};
