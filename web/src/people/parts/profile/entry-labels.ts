import type { TFunction } from '@/lib/i18n/i18n';
import { formatMonth } from '@/lib/time/format';

export const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

type Period = { startDate: string | null; endDate: string | null; current?: boolean };

/** "Mar 2019 - Jun 2022", "Since Mar 2019", "Until Jun 2022"; null without dates. */
export const periodOf = (
  { startDate, endDate, current = false }: Period,
  t: TFunction<'professional-profile'>,
): string | null => {
  const to = current ? null : endDate;
  if (startDate === null) return to === null ? null : t('period.until', { to: formatMonth(to) });
  const from = formatMonth(startDate);
  if (to !== null) return `${from} - ${formatMonth(to)}`;
  return current ? t('period.since', { from }) : from;
};
