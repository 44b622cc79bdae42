const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const date = `(?:${monthName},?\\s+(?:\\d{1,2},?\\s+)?\\d{4}|(?:19|20)\\d{2}-\\d{2}(?!\\d)|\\d{1,2}\\.(?:19|20)\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{1,2}/\\d{4}|(?:19|20)\\d{2})`;
const range = new RegExp(`(${date})\\s*(?:-|–|—|to|through|until)\\s*(${date}|present|current|now|today|ongoing)`, 'i');
const single = new RegExp(date, 'i');

/** `day` is null where the text names only a year. */
export type ReadDate = { year: number; month: number | null; day: string | null };

const two = (value: number): string => String(value).padStart(2, '0');
const isMonth = (month: number): boolean => month >= 1 && month <= 12;

const dated = (year: number, month: number): ReadDate | null =>
  isMonth(month) ? { year, month, day: `${year}-${two(month)}-01` } : null;

export const readDate = (text: string): ReadDate | null => {
  const [found] = single.exec(text) ?? [];
  if (found === undefined) return null;
  const numbers = found.match(/\d+/g)!.map(Number);
  const isIso = /^\d{4}-/.test(found);
  const year = isIso ? numbers[0]! : numbers.at(-1)!;
  if (year < 1940 || year > 2100) return null;
  const name = months.indexOf(found.slice(0, 3).toLowerCase());
  if (name >= 0) return dated(year, name + 1);
  return numbers.length > 1 ? dated(year, numbers[isIso ? 1 : 0]!) : { year, month: null, day: null };
};

export type ReadRange = { text: string; start: ReadDate; end: ReadDate | null; current: boolean };

export const readRange = (line: string): ReadRange | null => {
  const [text, from, to] = range.exec(line) ?? [];
  if (text === undefined || from === undefined || to === undefined) return null;
  const start = readDate(from);
  const current = !/\d/.test(to);
  const end = current ? null : readDate(to);
  if (!start || (!current && !end)) return null;
  return { text, start, end, current };
};

/** Cards and licenses that name a month are good through its last day. */
export const readExpiry = (line: string): string | null => {
  const [, after] =
    /\b(?:exp(?:ir(?:es|ation|y|ing))?|valid (?:through|until|thru)|renewal)\b[.: ]*(?:date)?[:. ]*(.*)$/i.exec(line) ??
    [];
  if (after === undefined) return null;
  const exact = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(after);
  const day = Number(exact?.[2]);
  const read = readDate(after);
  if (!read?.month) return null;
  const last = new Date(Date.UTC(read.year, read.month, 0)).getUTCDate();
  return `${read.year}-${two(read.month)}-${two(exact && day >= 1 && day <= last ? day : last)}`;
};

/** Whole months from `start` to `end`; null where a month isn't known. */
export const monthsBetween = (start: string | null, end: string | null): number | null => {
  if (start === null || end === null) return null;
  const [fromYear = 0, fromMonth = 0] = start.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = end.split('-').map(Number);
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth + 1);
};
