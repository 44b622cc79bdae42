import type { TFunction } from '@/lib/i18n/i18n';

export const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

type Period = { startDate: string | null; endDate: string | null; current?: boolean };

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string): string => month.format(new Date(day));

/** "Mar 2019 - Jun 2022", "Since Mar 2019", "Until Jun 2022"; null without dates. */
export const periodOf = (
  { startDate, endDate, current = false }: Period,
  t: TFunction<'professional-profile'>,
): string | null => {
  const to = current ? null : endDate;
  if (startDate === null) return to === null ? null : t('period.until', { to: monthOf(to) });
  const from = monthOf(startDate);
  if (to !== null) return `${from} - ${monthOf(to)}`;
  return current ? t('period.since', { from }) : from;
};
