import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExpiry, readRange } from './dates';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const named = (locale: string, month: 'long' | 'short') => (year: number, number: number) =>
  new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, number - 1, 15));
const day = (locale: string) => (year: number, number: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(year, number - 1, 15));

/** Notations of a month in this century. */
const ways: ((year: number, month: number) => string)[] = [
  ...['en-US', 'es-US', 'es-ES', 'fr-CA', 'fr-FR'].flatMap((locale) => [
    named(locale, 'long'),
    named(locale, 'short'),
    day(locale),
  ]),
  (year, month) => `${twoDigits(month)}/${year}`,
  (year, month) => `${month}/${year}`,
  (year, month) => `${twoDigits(month)}/${year % 100}`,
  (year, month) => `${twoDigits(month)}.${year}`,
  (year, month) => `${twoDigits(month)}-${year}`,
  (year, month) => `${year}-${twoDigits(month)}`,
  (year, month) => `${year}/${twoDigits(month)}`,
  (year, month) => `${year}-${twoDigits(month)}-15`,
  (year, month) => `${twoDigits(month)}/15/${year}`,
  (year, month) => `15.${twoDigits(month)}.${year}`,
  (year, month) => `15/${twoDigits(month)}/${year % 100}`,
  (year, month) => `${named('en-US', 'short')(year, month).replace(/ .*/, '')} ’${year % 100}`,
];
const way = fc.constantFrom(...ways);
const separator = fc.constantFrom(' - ', ' – ', '—', '–', ' to ', ' through ', ' a ', ' à ', ' hasta ', ' au ', '\t');
const now = fc.constantFrom('Present', 'present', 'CURRENT', 'now', 'Presente', 'actualidad', 'présent', 'aujourd’hui');
const month = fc.record({ year: fc.integer({ min: 2010, max: 2039 }), number: fc.integer({ min: 1, max: 12 }) });
const words = fc.constantFrom('', 'Staff RN, CVICU\t', '4 West | ', 'Mercy Hospital, Austin, TX  ', '(');

const inOrder = (one: { year: number; number: number }, other: { year: number; number: number }) =>
  one.year * 12 + one.number <= other.year * 12 + other.number ? [one, other] : [other, one];
const firstDay = ({ year, number }: { year: number; number: number }): string => `${year}-${twoDigits(number)}-01`;

describe('the period in a line', () => {
  it('is read from two months in any notation', () => {
    fc.assert(
      fc.property(way, separator, month, month, words, (write, between, one, other, before) => {
        const [from, to] = inOrder(one, other) as [typeof one, typeof other];
        const text = `${write(from.year, from.number)}${between}${write(to.year, to.number)}`;
        const read = readRange(`${before}${text}`);
        expect({ text, start: read?.start.day, end: read?.end?.day }).toEqual({
          text,
          start: firstDay(from),
          end: firstDay(to),
        });
        expect(`${before}${text}`).toContain(read?.text);
      }),
    );
  });

  it('is current when it says so', () => {
    fc.assert(
      fc.property(way, separator, month, now, (write, between, from, word) => {
        const text = `${write(from.year, from.number)}${between}${word}`;
        expect({ text, ...readRange(text) }).toMatchObject({ text, start: { day: firstDay(from) }, current: true });
      }),
    );
  });

  it.each([
    'a 24-bed unit',
    '512-555-0147',
    'ratios of 1:4 and 1/2 - 3/4 of patients',
    '$2,021 - 2,023',
    'Austin, TX 78704-2021',
    'in 2019',
  ])('is not found in %s', (text) => expect(readRange(text)).toBeNull());
});

describe('the expiry date of a card', () => {
  it('is the named day, or the last of the month', () => {
    fc.assert(
      fc.property(way, month, fc.constantFrom('exp ', 'Expires: ', 'vence el ', 'expire le '), (write, of, word) => {
        const text = `BLS, ${word}${write(of.year, of.number)}`;
        const last = new Date(Date.UTC(of.year, of.number, 0)).getUTCDate();
        const days = [15, last].map((date) => firstDay(of).replace(/01$/, twoDigits(date)));
        expect({ text, is: days.includes(readExpiry(text, '2026-11-22') ?? '') }).toEqual({ text, is: true });
      }),
    );
  });

  it('is not read from a possible issue date', () => {
    expect(readExpiry('BLS 05/2025', '2026-11-22')).toBeNull();
    expect(readExpiry('BLS 05/2027', '2026-11-22')).toBe('2027-05-31');
  });
});
