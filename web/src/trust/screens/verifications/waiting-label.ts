import type { TFunction } from '@/lib/i18n/i18n';

const hourMs = 3_600_000;
const hoursShown = 72;

/** Waiting time, in hours while near the promised review time: "Under 1 hour", "31 hours", "5 days". */
export const waitingLabel = (t: TFunction<'verifications'>, since: string, now: number = Date.now()): string => {
  const hours = Math.floor((now - Date.parse(since)) / hourMs);
  if (hours < 1) return t('waiting.underOneHour');
  return hours < hoursShown
    ? t('waiting.hours', { count: hours })
    : t('waiting.days', { count: Math.floor(hours / 24) });
};
