import { limits } from '../../../limits';
import { shiftPatterns } from '../../../people/model/healthcare-vocabulary';
import type { Reading } from './reading';

type Found = { length: number; reading: Reading };
type Pattern = { words: number; text: RegExp; read: (match: RegExpExecArray) => Reading | null };

const unitOf = (amount: number, word: string | undefined): string => {
  if (word?.startsWith('h')) return 'hour';
  if (word?.startsWith('w')) return 'week';
  if (word?.startsWith('y')) return 'year';
  if (amount < limits.searchedPay.hourBelow) return 'hour';
  return amount < limits.searchedPay.weekBelow ? 'week' : 'year';
};

const payOf = ([, amount = '', thousands, unit]: RegExpExecArray): Reading => {
  const dollars = Math.round(Number(amount) * (thousands ? 1000 : 1));
  return { kind: 'pay', value: `${dollars} ${unitOf(dollars, unit)}` };
};

const shiftsOf = ([, shifts, hours]: RegExpExecArray): Reading | null => {
  const pattern = shiftPatterns.find((it) => it === `${shifts}x${hours}`);
  return pattern ? { kind: 'pattern', value: pattern } : null;
};

const as =
  (kind: 'zip' | 'radius' | 'weeks' | 'hours') =>
  ([, value = '']: RegExpExecArray): Reading => ({ kind, value });

/** Longer patterns first. Words are joined by single spaces. */
const patterns: readonly Pattern[] = [
  {
    words: 3,
    text: /^\$(\d+(?:\.\d+)?)(k)? (?:per|an?) (hours?|hr|weeks?|wk|years?|yr)$/,
    read: payOf,
  },
  { words: 3, text: /^(\d) x (\d{1,2})$/, read: shiftsOf },
  { words: 2, text: /^\$(\d+(?:\.\d+)?)(k)? (hours?|hr|weekly|weeks?|wk|yearly|years?|yr|hourly)$/, read: payOf },
  { words: 2, text: /^(\d{1,3}) (?:mi|miles?)$/, read: as('radius') },
  { words: 2, text: /^(\d{1,2}) (?:wks?|weeks?)$/, read: as('weeks') },
  { words: 2, text: /^(8|10|12) (?:h|hrs?|hours?)$/, read: as('hours') },
  { words: 1, text: /^\$(\d+(?:\.\d+)?)(k)?()$/, read: payOf },
  { words: 1, text: /^(\d)x(\d{1,2})$/, read: shiftsOf },
  { words: 1, text: /^(\d{5})$/, read: as('zip') },
  { words: 1, text: /^(\d{1,3})(?:mi|miles?)$/, read: as('radius') },
  { words: 1, text: /^(\d{1,2})(?:wks?|weeks?)$/, read: as('weeks') },
  { words: 1, text: /^(8|10|12)(?:h|hrs?|hours?)$/, read: as('hours') },
];

/** A number with a meaning at the start of these words. */
export const patternAt = (words: readonly string[]): Found | null => {
  for (const { words: length, text, read } of patterns) {
    const match = words.length < length ? null : text.exec(words.slice(0, length).join(' '));
    const reading = match && read(match);
    if (reading) return { length, reading };
  }
  return null;
};
