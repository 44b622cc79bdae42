import { describe, expect, it } from 'vitest';
import { centsIn, countIn, dayIn, professionIn, timeIn } from './csv-fields';

describe('fields of a file of shifts', () => {
  it.each([
    ['2026-12-03', '2026-12-03'],
    ['2026-2-3', '2026-02-03'],
    ['12/3/2026', '2026-12-03'],
    ['2026-02-30', null],
    ['3.12.2026', null],
    ['', null],
  ])('read the day %s as %s', (text, day) => expect(dayIn(text)).toBe(day));

  it.each([
    ['19:00', '19:00'],
    ['7:00', '07:00'],
    ['0700', '07:00'],
    ['07:00:00', '07:00'],
    ['7 PM', '19:00'],
    ['7:30 p.m.', '19:30'],
    ['12 AM', '00:00'],
    ['12 pm', '12:00'],
    ['24:00', null],
    ['13 PM', null],
    ['7', null],
    ['noon', null],
  ])('read the time %s as %s', (text, time) => expect(timeIn(text)).toBe(time));

  it.each([
    ['57', 57_00],
    ['$57.50', 57_50],
    ['1,200.00', 1200_00],
    ['57,50', null],
    ['-5', null],
  ])('read the rate %s as %s', (text, cents) => expect(centsIn(text)).toBe(cents));

  it('read professions by code, by name in any language, and by title', () => {
    expect(['rn', 'Registered nurse', 'surgical_tech', 'pilot'].map(professionIn)).toEqual([
      'rn',
      'rn',
      'surgical_tech',
      null,
    ]);
  });

  it('read whole counts only', () => expect(['2', ' 3 ', '1.5', 'two'].map(countIn)).toEqual([2, 3, null, null]));
});
