import type { TFunction } from '@/lib/i18n';
import type { JobCard } from '@shared/model/job';

type Place = Pick<JobCard, 'location' | 'remote'>;
type Hours = Pick<JobCard, 'expectedHoursType' | 'expectedHoursMin' | 'expectedHoursMax'>;
type Words = TFunction<'marketplace'>;

/** "Austin, TX", "Remote" or "Austin, TX or remote". */
export const placeOf = ({ location, remote }: Place, t: Words): string => {
  if (!remote) return location || t('place.unknown');
  return location ? t('place.both', { location }) : t('place.remote');
};

/** "36 hours a week", "20 - 30 hours a week"; null when nothing was given. */
export const hoursOf = ({ expectedHoursType, expectedHoursMin, expectedHoursMax }: Hours, t: Words): string | null => {
  const [least, most] = [expectedHoursMin, expectedHoursMax];
  if (least === null && most === null) return null;
  if (expectedHoursType === 'range' && least !== null && most !== null && least !== most)
    return t('hours.range', { least, most });
  if (expectedHoursType === 'maximum' || least === null) return t('hours.maximum', { hours: most ?? least });
  return t(expectedHoursType === 'minimum' ? 'hours.minimum' : 'hours.fixed', { hours: least });
};
