import { expect, it } from 'vitest';
import { hourOf, timesOf } from './calendar-times';

const at = (time: string) => ({ marker: new Date(`${time}Z`) });
/** Intl writes narrow and thin spaces around times. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

it('writes a time with a space before AM or PM, in any zone of the browser', () => {
  expect(plain(timesOf({ start: at('2026-11-26T18:00'), end: null }))).toBe('6:00 PM');
  expect(plain(timesOf({ start: at('2026-11-26T00:05') }))).toBe('12:05 AM');
  expect(plain(hourOf({ start: at('2026-11-26T06:00') }))).toBe('6 AM');
});

it('writes AM or PM once in a range, if it is the same', () => {
  expect(plain(timesOf({ start: at('2026-11-26T18:00'), end: at('2026-11-26T19:30') }))).toBe('6:00 – 7:30 PM');
  expect(plain(timesOf({ start: at('2026-11-26T11:00'), end: at('2026-11-26T13:00') }))).toBe('11:00 AM – 1:00 PM');
});

it('omits the dates of a night shift', () => {
  expect(plain(timesOf({ start: at('2026-11-26T19:00'), end: at('2026-11-27T07:00') }))).toBe('7:00 PM – 7:00 AM');
});
