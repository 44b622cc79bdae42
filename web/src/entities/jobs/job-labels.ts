import type { TFunction } from '@/lib/i18n/i18n';
import type { JobCard, PublicJob } from '@shared/model/job';
import { today } from '@/lib/time/today';

type Place = Pick<JobCard, 'location' | 'remote'>;
type Hours = Pick<PublicJob, 'expectedHoursType' | 'expectedHoursMin' | 'expectedHoursMax'> &
  Partial<Pick<PublicJob, 'expectedHoursFixed'>>;
type Words = TFunction<'marketplace'>;

const dayMs = 86_400_000;
/** Lists show a deadline within this many days. */
const soonDays = 7;

/** "Austin, TX", "Remote" or "Austin, TX or remote". */
export const placeOf = ({ location, remote }: Place, t: Words): string => {
  if (!remote) return location || t('place.unknown');
  return location ? t('place.both', { location }) : t('place.remote');
};

/** "36 hours per week", "20 - 30 hours per week"; null if not specified. */
export const hoursOf = (hours: Hours, t: Words): string | null => {
  const { expectedHoursType: type, expectedHoursMin: least, expectedHoursMax: most } = hours;
  // Older jobs stored fixed hours as both bounds.
  const fixed = hours.expectedHoursFixed ?? least ?? most;
  if (type === 'fixed') return fixed === null ? null : t('hours.fixed', { hours: fixed });
  if (type === 'range' && least !== null && most !== null) {
    return least === most ? t('hours.fixed', { hours: least }) : t('hours.range', { least, most });
  }
  if (type === 'maximum' || least === null) return most === null ? null : t('hours.maximum', { hours: most });
  return t('hours.minimum', { hours: least });
};

/** "Closes today", "Closes in 3 days"; null if the deadline is far, past or missing. */
export const closingSoon = (deadlineOn: string | null, t: Words, now: string = today()): string | null => {
  if (deadlineOn === null) return null;
  const days = Math.round((Date.parse(deadlineOn) - Date.parse(now)) / dayMs);
  if (days < 0 || days > soonDays) return null;
  return days === 0 ? t('closesToday') : t('closesIn', { count: days });
};
