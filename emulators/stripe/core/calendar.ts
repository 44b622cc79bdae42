export type Interval = 'day' | 'week' | 'month' | 'year';
export type Recurring = { interval: Interval; interval_count: number };

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Adds months in seconds: the day of the anchor, or the last of a shorter month; in UTC, so clock changes don't matter. */
const addMonths = (anchor: number, months: number): number => {
  const at = new Date(anchor * 1000);
  const month = at.getUTCMonth() + months;
  const year = at.getUTCFullYear() + Math.floor(month / 12);
  const monthOfYear = ((month % 12) + 12) % 12;
  const date = Math.min(at.getUTCDate(), daysOfMonth(year, monthOfYear));
  return Date.UTC(year, monthOfYear, date, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()) / 1000;
};

export const addIntervals = (anchor: number, count: number, { interval, interval_count }: Recurring): number => {
  const times = count * interval_count;
  if (interval === 'day') return anchor + times * day;
  if (interval === 'week') return anchor + times * 7 * day;
  return addMonths(anchor, interval === 'year' ? times * 12 : times);
};

const shortest: Record<Interval, number> = { day, week: 7 * day, month: 31 * day, year: 366 * day };

/** The end of the first period that ends after `start`. */
export const periodEnd = (anchor: number, start: number, recurring: Recurring): number => {
  const guess = Math.floor((start - anchor) / (shortest[recurring.interval] * recurring.interval_count));
  let count = guess;
  while (addIntervals(anchor, count, recurring) <= start) count += 1;
  return addIntervals(anchor, count, recurring);
};

/** The only place that rounds money: half a cent away from zero. */
export const share = (cents: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.sign(cents) * Math.round((Math.abs(cents) * part) / whole);
