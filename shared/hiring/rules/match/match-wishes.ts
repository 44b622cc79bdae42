import { addDays } from '../../../core/rules/calendar-days';
import { matchDates } from './match-dates';
import { milesFromHome } from './match-distance';
import { fit, type Fit } from './match-fit';
import type { JobSubject, PayAmount, PersonSubject } from './match-subjects';

/** Share of the desired rate at which pay earns no points. */
const lowestPay = 0.75;

const wholeDollars = ({ cents, currency }: PayAmount): PayAmount => ({
  cents: Math.round(cents / 100) * 100,
  currency,
});

/** Two amounts in the same unit; null if they can't be compared. */
type Offer = { pay: PayAmount; desired: PayAmount };

const comparable = (pay: PayAmount | null | undefined, desired: PayAmount | null | undefined): Offer | null =>
  pay && desired && desired.cents > 0 && pay.currency === desired.currency ? { pay, desired } : null;

const payShare = ({ pay, desired }: Offer): number =>
  Math.max(0, (Math.min(1, pay.cents / desired.cents) - lowestPay) / (1 - lowestPay));

const argsOf = ({ pay, desired }: Offer) => ({ pay: wholeDollars(pay), expectedPay: wholeDollars(desired) });

/** Compares weekly pay if both sides state it, which is usual for contracts. */
export const payFit = (job: JobSubject, person: PersonSubject): Fit => {
  const weekly = comparable(job.weeklyPay, person.desiredWeekly);
  if (weekly) {
    const share = payShare(weekly);
    return fit(share, { code: share < 1 ? 'weekly_pay_below' : 'weekly_pay_meets', args: argsOf(weekly) });
  }
  const hourly = comparable(job.pay, person.desired);
  if (!hourly) return null;
  const share = payShare(hourly);
  return fit(share, { code: share < 1 ? 'pay_below' : 'pay_meets', args: argsOf(hourly) });
};

/** Null if a side doesn't state it. Someone who works days and nights also rotates. */
export const worksShift = ({ shift }: JobSubject, { shifts }: PersonSubject): boolean | null => {
  if (shift === null || shift === 'varies' || shifts.length === 0) return null;
  if (shifts.includes('varies') || shifts.includes(shift)) return true;
  return shift === 'rotating' && shifts.includes('days') && shifts.includes('nights');
};

export const shiftFit = (job: JobSubject, person: PersonSubject): Fit => {
  const [works, asked, offered] = [worksShift(job, person), job.weeklyHours, person.weeklyHours];
  const { shift } = job;
  if (works === false && shift) return fit(0, { code: 'shift_different', args: { shift } });
  if (asked !== null && offered !== null) {
    const share = Math.min(1, offered / asked);
    if (share < 1 || works === null)
      return fit(share, { code: 'hours', args: { hours: offered, requiredHours: asked } });
  }
  return works && shift ? fit(1, { code: 'shift_same', args: { shift } }) : null;
};

const isSameState = ({ place }: JobSubject, own: PersonSubject['place']): boolean =>
  Boolean(place?.state) && place?.state === own?.state;

const textFit = (job: JobSubject, own: PersonSubject['place']): Fit => {
  const { place } = job;
  if (!place || !own) return null;
  const location = place.text;
  if (place.city === own.city && (place.state === own.state || !place.state || !own.state)) {
    return fit(1, { code: 'place_same', args: { location } });
  }
  if (isSameState(job, own)) return fit(0.6, { code: 'place_same_state', args: { location } });
  return fit(0, { code: 'place_different', args: { location, ownLocation: own.text } });
};

/** Only for people with a stated radius. Towns have only a center, so there are no miles within one. */
const distanceFit = (
  job: JobSubject,
  person: PersonSubject,
  { distance, radius }: { distance: number; radius: number },
): Fit => {
  const miles = Math.round(distance);
  if (distance > radius) return fit(isSameState(job, person.place) ? 0.6 : 0, { code: 'place_far', args: { miles } });
  return miles === 0 && job.place
    ? fit(1, { code: 'place_same', args: { location: job.place.text } })
    : fit(1, { code: 'place_near', args: { miles } });
};

export const placeFit = (job: JobSubject, person: PersonSubject): Fit => {
  if (job.remote) return fit(1, { code: 'remote', args: {} });
  if (job.kind === 'travel' && person.travels) return fit(1, { code: 'travels', args: {} });
  const distance = milesFromHome(job, person);
  return distance === null || person.radiusMiles === undefined
    ? textFit(job, person.place)
    : distanceFit(job, person, { distance, radius: person.radiusMiles });
};

const slackDays = 14;

export const datesFit = (job: JobSubject, { availableFrom }: PersonSubject, today: string): Fit => {
  const { startOn } = matchDates(job, today);
  if (startOn === null || availableFrom === undefined) return null;
  if (availableFrom <= startOn) return fit(1, { code: 'on_time', args: {} });
  return fit(availableFrom <= addDays(startOn, slackDays) ? 0.5 : 0, { code: 'late', args: { day: availableFrom } });
};

export const kindFit = ({ kind }: JobSubject, { kinds }: PersonSubject): Fit => {
  if (kinds.length === 0) return null;
  return kinds.includes(kind)
    ? fit(1, { code: 'kind_same', args: { kind } })
    : fit(0, { code: 'kind_different', args: { kind } });
};

/** Counts for people who prefer flexible hours, on jobs with known benefits. */
export const flexibilityFit = ({ isFlexible }: JobSubject, { wantsFlexible }: PersonSubject): Fit => {
  if (!wantsFlexible || isFlexible === undefined) return null;
  return fit(isFlexible ? 1 : 0, { code: isFlexible ? 'hours_flexible' : 'hours_not_flexible', args: {} });
};
