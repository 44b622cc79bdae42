import { bounds } from '../../bounds';

// Calendar days are YYYY-MM-DD strings without a time zone. They compare as strings, so no day may leave the years 0000-9999.

/** UTC day of an instant in milliseconds. Throws a RangeError if the year has more than four digits. */
export const calendarDay = (ms: number): string => {
  const text = new Date(ms).toISOString();
  if (!/^\d{4}-/.test(text)) throw new RangeError(`${text} is outside the calendar.`);
  return text.slice(0, 10);
};

export const isDay = (text: string): boolean => {
  const ms = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(ms) && calendarDay(ms) === text;
};

/** Whether operations accept the day, such as one in a URL. */
export const isPlannedDay = (text: string | null): text is string =>
  text !== null && isDay(text) && text >= bounds.firstPlannedDay && text <= bounds.lastDay;

/** Whether operations accept the whole week. */
export const isPlannedWeek = (text: string | null): text is string =>
  isPlannedDay(text) && daysOfWeek(mondayOfDay(text)).every(isPlannedDay);

/** Days from first to last, both included. Throws a RangeError for ranges longer than any page has. */
export const daysFrom = (first: string, last: string): string[] => {
  const count = Math.max(0, daysBetween(first, last) + 1);
  // True also if either isn't a day.
  if (!(count <= bounds.daysAtOnce)) throw new RangeError(`${first} to ${last} are too many days at once.`);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
};

/** The day and every `step` days after it, for loops that end by themselves. Throws a RangeError otherwise. */
export const daysAhead = function* (first: string, step = 1): Generator<string> {
  for (let count = 0; count < bounds.daysAhead; count += 1) yield addDays(first, count * step);
  throw new RangeError(`Nothing ended within ${bounds.daysAhead} steps from ${first} on.`);
};

/** Mondays of the weeks that include the days, earliest first. */
export const mondaysFrom = (first: string, last: string): string[] =>
  daysFrom(mondayOfDay(first), last).filter((_, index) => index % 7 === 0);

export const addDays = (day: string, days: number): string =>
  calendarDay(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const mondayOfDay = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
};

export const daysOfWeek = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** Month as YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Number of months from one YYYY-MM to a later one. */
export const monthsBetween = (from: string, to: string): number => {
  const [one, other] = [from, to].map((month) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7)));
  return other! - one!;
};

/** First and last day of months, both included. */
export const daysInMonths = (from: string, to: string): { from: string; to: string } => ({
  from: `${from}-01`,
  to: lastOfMonth(`${to}-01`),
});

/** The last `count` months, ending with that of `day`, oldest first. */
export const monthsUntil = (day: string, count: number): string[] => {
  const month = `${monthOf(day)}-01`;
  return Array.from({ length: count }, (_, index) => monthOf(addMonths(month, index - count + 1)));
};

/** Months between two days as YYYY-MM, both included, oldest first. */
export const monthsFrom = (first: string, last: string): string[] =>
  first > last ? [] : monthsUntil(last, monthsBetween(monthOf(first), monthOf(last)) + 1);

/** The same day in a later month, or its last one. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Not Date.UTC, which maps years below 100 to the last century.
  const first = (count: number) => new Date(0).setUTCFullYear(year, month - 1 + count, 1);
  const last = new Date(first(months + 1) - 86_400_000).getUTCDate();
  return calendarDay(first(months) + (Math.min(date, last) - 1) * 86_400_000);
};

export const lastOfMonth = (day: string): string => addDays(addMonths(`${monthOf(day)}-01`, 1), -1);
