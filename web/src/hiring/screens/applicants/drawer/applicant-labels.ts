import { knownName } from '@/lib/i18n/former-member';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { TFunction } from '@/lib/i18n/i18n';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  knownName(`${firstName} ${lastName}`);

/** "Just now", "5 hours", "3 days". */
export const formatTimeInStatus = (since: string, t: TFunction<'applicants'>, now: number = Date.now()): string => {
  const passed = Math.max(0, now - Date.parse(since));
  if (passed < hourMs) return t('stay.now');
  return passed < dayMs
    ? t('stay.hours', { count: Math.floor(passed / hourMs) })
    : t('stay.days', { count: Math.floor(passed / dayMs) });
};

export const yearsOf = ({ experience }: ReceivedApplication['candidate'], t: TFunction<'applicants'>): string =>
  experience === null ? '' : t('years', { count: experience });
