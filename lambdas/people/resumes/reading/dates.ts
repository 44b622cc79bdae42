import { dateForms, dateSource, foldedLine, monthNumber, monthSource, presentSource } from './date-forms';

/** `day`: first day of the month, or null if the text has only a year. `date`: day of the month, if present. */
export type ReadDate = { year: number; month: number | null; day: string | null; date: number | null };

const two = (value: number): string => String(value).padStart(2, '0');

const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const yearOf = (text: string): number => {
  const year = Number(text.replace("'", ''));
  if (year >= 100) return year;
  return year < 50 ? 2000 + year : 1900 + year;
};

type Groups = Partial<Record<'year' | 'month' | 'name' | 'date' | 'first' | 'second', string>>;

/** Reads the month first, as in the US, unless it can't be one. */
const numbersOf = (
  { month, name, date, first, second }: Groups,
  dayFirst: boolean,
): { month: number | null; date: number | null } => {
  if (first !== undefined) {
    const [one, other] = [Number(first), Number(second)];
    return one > 12 || dayFirst ? { month: other, date: one } : { month: one, date: other };
  }
  const number = name === undefined ? Number(month ?? Number.NaN) : monthNumber(name);
  return { month: Number.isNaN(number) ? null : number, date: date === undefined ? null : Number.parseInt(date, 10) };
};

const dateOf = (groups: Groups, dayFirst: boolean): ReadDate | null => {
  const year = yearOf(groups.year ?? '');
  const { month, date } = numbersOf(groups, dayFirst);
  if (year < 1940 || year > 2100) return null;
  if (month === null) return { year, month, day: null, date: null };
  if (month < 1 || month > 12) return null;
  return { year, month, day: `${year}-${two(month)}-01`, date };
};

const forms = dateForms.map((form) => new RegExp(form));

/** Reads the first date in a line; prefers the more specific of two readings. */
export const readDate = (line: string, dayFirst = false): ReadDate | null => {
  const folded = foldedLine(line);
  const found = forms.flatMap((form) => {
    const match = form.exec(folded);
    const date = match && dateOf(match.groups ?? {}, dayFirst);
    return date ? [{ at: match.index, date }] : [];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.date ?? null;
};

export type ReadRange = { text: string; start: ReadDate; end: ReadDate | null; current: boolean };
type Dates = Omit<ReadRange, 'text'>;

const until = String.raw`(?:\s*(?:-+|>|→|~|\||\t)\s*|\s+(?:to|through|thru|until|till?|al?|hasta(?: el| la)?|au|jusqu'(?:au?|en))\s+)`;
const before = String.raw`(?:\b(?:from|since|between|de|del|du|desde|depuis|entre)\s+(?:le\s+|el\s+)?)?`;
/** Matches "03-21", which could be two years; two of them with a spaced dash are months. */
const shortMonth = String.raw`(?<![\d-])\d{1,2}[-.]\d{2}(?![\d-])`;

const ended = (start: ReadDate | null, end: ReadDate | null): Dates | null => {
  if (!start || !end) return null;
  const isTurned = start.year * 12 + (start.month ?? 0) > end.year * 12 + (end.month ?? 12);
  return isTurned ? { start: end, end: start, current: false } : { start, end, current: false };
};
const going = (start: ReadDate | null): Dates | null => start && { start, end: null, current: true };

/** Reads both dates of a period in the same notation. */
const between = (one: string, other: string): Dates | null => {
  const dayFirst = [one, other].some((date) => /^(?:1[3-9]|2\d|3[01])([-/.])\d{1,2}\1/.test(date));
  return ended(readDate(one, dayFirst), readDate(other, dayFirst));
};

const monthAndYear = (text: string): ReadDate | null => readDate(text.replace(/[-.]/, '/'));

/** Reads "March 15 - November 2, 2023", with the year only at the end. */
const withYearOf = (text: string, end: ReadDate | null): Dates | null => {
  const isWhole = end?.month && (end.date === null) === !/\d/.test(text);
  return isWhole ? ended(readDate(`${text.replace(/[.,]+$/, '')} ${end.year}`), end) : null;
};

const shorter = (one: string, other: string): Dates | null =>
  Number(one.slice(2)) < Number(other) ? between(one, one.slice(0, 2) + other) : null;

/** Notations of periods, most reliable first. */
const ways: [source: string, read: (one: string, other: string) => Dates | null][] = [
  [
    `${before}(?<!\\d,? )(${monthSource}\\.?(?: \\d{1,2})?)${until}(${dateSource})`,
    (one, other) => withYearOf(one, readDate(other)),
  ],
  [`${before}(${dateSource})${until}(${dateSource})`, between],
  [`(?:between|entre)\\s+(${dateSource})\\s+(?:and|y|et)\\s+(${dateSource})`, between],
  [`${before}(${dateSource})(?:${until}|\\s*\\(|\\s+)${presentSource}\\)?`, (one) => going(readDate(one))],
  [`${presentSource}${until}(${dateSource})`, (one) => going(readDate(one))],
  [
    `(${shortMonth})\\s+(?:-+|to|a|au)\\s+(${shortMonth})`,
    (one, other) => ended(monthAndYear(one), monthAndYear(other)),
  ],
  [`(${shortMonth})\\s+(?:-+|to|a|au)\\s+${presentSource}`, (one) => going(monthAndYear(one))],
  [String.raw`(?<!\d)((?:19|20)\d{2})\s*[-/]\s*'?(\d{2})(?![\d/.-])`, shorter],
  [
    `\\b(?:since|from|starting|desde|depuis|des|a partir d[eu])\\s+(?:le\\s+|el\\s+)?(${dateSource})`,
    (one) => going(readDate(one)),
  ],
  [
    `(${dateSource})(?:\\s*-+\\s*(?=$|[\\t|)])|\\s*\\+(?=$|\\s)|\\s+(?:onwards?|en adelante|forward))`,
    (one) => going(readDate(one)),
  ],
];
const patterns = ways.map(([source, read]) => ({ pattern: new RegExp(source), read }));

/** Reads the period in a line, such as of a job. */
export const readRange = (line: string): ReadRange | null => {
  const folded = foldedLine(line);
  for (const { pattern, read } of patterns) {
    const found = pattern.exec(folded);
    const dates = found && read(found[1] ?? '', found[2] ?? '');
    if (dates) return { text: line.slice(found.index, found.index + found[0].length), ...dates };
  }
  return null;
};

const expiryWords = String.raw`\b(?:exp(?:\b|ir(?:es?|ed|a|ation|acion|y|ing)\b)|(?:valid|good)(?: until| through| thru| to)?\b|(?:valid[ao]s?|vigentes?) hasta\b|val(?:id|abl)es? jusqu'\w+|(?:until|through|thru|renewal|renews?|venc(?:e|imiento)|vto|caduca|echeance|hasta)\b)`;
const expiry = new RegExp(`${expiryWords}[^\\d;]{0,16}?(${dateSource})`);

/** Returns the last day of the month for cards and licenses that name only a month. */
const lastDay = (date: ReadDate | null): string | null => {
  if (!date?.month) return null;
  const last = lastOf(date.year, date.month);
  const isDay = date.date !== null && date.date >= 1 && date.date <= last;
  return `${date.year}-${two(date.month)}-${two(isDay ? date.date! : last)}`;
};

/** Reads when a card or license ends. A date without a word counts only if it is in the future. */
export const readExpiry = (line: string, today: string): string | null => {
  const named = expiry.exec(foldedLine(line));
  if (named) return lastDay(readDate(named[1]!));
  const last = lastDay(readRange(line)?.end ?? readDate(line));
  return last !== null && last > today ? last : null;
};

/** Returns months since the year 0. A year alone counts from mid-year. */
export const monthsOf = ({ start, end, current }: Dates, today: string): { from: number; to: number } => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const from = start.year * 12 + (start.month ?? 7);
  const last = end ?? { year, month };
  return { from, to: current ? year * 12 + month : last.year * 12 + (last.month ?? 6) };
};
