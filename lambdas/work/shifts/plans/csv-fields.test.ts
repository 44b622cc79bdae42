import { describe, expect, it } from 'vitest';
import { centsIn, countIn, dayIn, endTimeIn, isProfessionGuessed, professionIn, timeIn } from './csv-fields';

describe('fields of a shift file', () => {
  it.each([
    ['2026-12-03', '2026-12-03'],
    ['2026-2-3', '2026-02-03'],
    ['12/3/2026', '2026-12-03'],
    ['12/3/26', '2026-12-03'],
    ['02/29/28', '2028-02-29'],
    ['3-Dec-26', '2026-12-03'],
    ['3-dic-2026', '2026-12-03'],
    ['3-déc.-26', '2026-12-03'],
    ['9-Sept-26', '2026-09-09'],
    ['1 août 2026', '2026-08-01'],
    ['Dec 3, 2026', '2026-12-03'],
    ['2026/12/3', '2026-12-03'],
    ['12/3/2026 0:00', '2026-12-03'],
    ['2026-12-03T00:00:00', '2026-12-03'],
    ['2026-12-03 07:00', null],
    ['3-jui-26', null],
    ['3-Foo-26', null],
    ['31-Nov-26', null],
    ['2/29/27', null],
    ['13/12/26', null],
    ['12/3/126', null],
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
    ['7:00 p. m.', '19:00'],
    ['19 h 30', '19:30'],
    ['7 h', '07:00'],
    ['25 h', null],
    ['24:00', null],
    ['13 PM', null],
    ['7', null],
    ['noon', null],
  ])('read the time %s as %s', (text, time) => expect(timeIn(text)).toBe(time));

  it('read 24:00 only as an end time', () => {
    expect(['24:00', '2400', '24:00:00', '24:30', '7 PM'].map(endTimeIn)).toEqual([
      '00:00',
      '00:00',
      '00:00',
      null,
      '19:00',
    ]);
  });

  it.each([
    ['57,50', 57_50],
    ['57,5', 57_50],
    ['57,50 $', 57_50],
    ['1.057,50', 1057_50],
    ['1 057,50', 1057_50],
    ['57.50', 57_50],
    ['1,200', null],
    ['1.2,00', null],
  ])('read the rate %s as %s where a comma may be decimal', (text, cents) => expect(centsIn(text, true)).toBe(cents));

  it.each([
    ['57', 57_00],
    ['$57.50', 57_50],
    ['1,200.00', 1200_00],
    ['57,50', null],
    ['-5', null],
  ])('read the rate %s as %s', (text, cents) => expect(centsIn(text)).toBe(cents));

  it('read professions by code, by name in any language, and by title', () => {
    const texts = ['rn', 'Registered nurse', 'INHALOTHERAPEUTE', 'surgical_tech', 'ICU nurse', 'pilot'];
    expect(texts.map(professionIn)).toEqual(['rn', 'rn', 'respiratory_therapist', 'surgical_tech', 'rn', null]);
    expect(texts.filter(isProfessionGuessed)).toEqual(['ICU nurse', 'pilot']);
  });

  it('read only whole counts', () => expect(['2', ' 3 ', '1.5', 'two'].map(countIn)).toEqual([2, 3, null, null]));
});
