import type { TFunction } from '@/lib/i18n/i18n';
import type { JobCard, PublicJob } from '@shared/hiring/model/job';
import { formatDate, formatMonthDay } from '@/lib/time/format';
import { today } from '@/lib/time/today';

type Place = Pick<JobCard, 'location' | 'remote'>;
type Hours = Pick<PublicJob, 'expectedHoursType' | 'expectedHoursMin' | 'expectedHoursMax'> &
  Partial<Pick<PublicJob, 'expectedHoursFixed'>>;
type Words = TFunction<'marketplace'>;

type Kind = Pick<JobCard, 'jobType' | 'assignment' | 'contractWeeks'>;
type Shifts = Pick<JobCard, 'shift' | 'pattern' | 'hoursPerShift'>;
type Start = Pick<JobCard, 'startOn' | 'startAsap'>;
type ScheduleWords = TFunction<'marketplace' | 'labels/professions' | 'labels/schedule'>;

const dayMs = 86_400_000;
/** Lists show a deadline within this many days. */
const soonDays = 7;

/** "Austin, TX", "Remote" or "Austin, TX or remote". */
export const placeOf = ({ location, remote }: Place, t: Words): string => {
  if (!remote) return location || t('place.unknown');
  return location ? t('place.both', { location }) : t('place.remote');
};

/** "Full-time", "Travel contract, 13 weeks". */
export const typeOf = (
  { jobType, assignment, contractWeeks }: Kind,
  t: TFunction<'marketplace' | 'labels/jobs' | 'labels/professions'>,
): string => {
  const isTravel = jobType === 'contract' && assignment === 'travel';
  const type = isTravel ? t('hiringKind.travel') : t(`jobType.${jobType}`);
  return contractWeeks === null ? type : t('typeAndWeeks', { type, weeks: contractWeeks });
};

const patternOf = ({ pattern, hoursPerShift }: Shifts, t: ScheduleWords): string | null => {
  if (pattern === null || (pattern === 'other' && hoursPerShift === null)) return null;
  if (pattern === 'other') return t('hoursPerShift', { hours: hoursPerShift! });
  return t(`pattern.${pattern}`);
};

/** "Nights, 3x12"; null if not specified. */
export const shiftsOf = (shifts: Shifts, t: ScheduleWords): string | null => {
  const shift = shifts.shift && t(`shift.${shifts.shift}`);
  const pattern = patternOf(shifts, t);
  return shift && pattern ? t('shiftAndPattern', { shift, pattern }) : (shift ?? pattern);
};

/** "Starts Jan 4", "Starts ASAP"; null if not specified. */
export const startOf = ({ startOn, startAsap }: Start, t: Words): string | null => {
  if (startAsap) return t('startsAsap');
  if (startOn === null) return null;
  const isThisYear = startOn.slice(0, 4) === today().slice(0, 4);
  return t('startsOn', { date: isThisYear ? formatMonthDay(startOn) : formatDate(startOn) });
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
