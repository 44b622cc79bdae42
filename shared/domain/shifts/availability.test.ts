import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar-days';
import { weekParts } from '../../model/shift-vocabulary';
import { inWeekOrder, isAvailableFor, weekPartOf } from './availability';

const sunday = '2026-12-06';
/** Half an hour apart, through two weeks with the change of the clocks in one of them. */
const starts = [sunday, '2026-11-01'].flatMap((from) =>
  Array.from({ length: 7 * 48 }, (_, at) => ({
    day: addDays(from, Math.floor(at / 48)),
    startTime: `${String(Math.floor((at % 48) / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
  })),
);

describe('availability', () => {
  it.each([
    [{ day: sunday, startTime: '19:00' }, 'sun_night'],
    [{ day: sunday, startTime: '23:45' }, 'sun_night'],
    [{ day: sunday, startTime: '12:00' }, 'sun_evening'],
    [{ day: sunday, startTime: '04:00' }, 'sun_morning'],
    [{ day: addDays(sunday, 1), startTime: '03:45' }, 'mon_night'],
    // The night on which the clocks go back, and the turn of the year.
    [{ day: '2026-10-31', startTime: '19:00' }, 'sat_night'],
    [{ day: '2026-12-31', startTime: '19:00' }, 'thu_night'],
  ])('of %o is asked for %s', (shift, part) => {
    expect(weekPartOf(shift)).toBe(part);
  });

  it('of someone who chose nothing, or everything, leaves out no shift', () => {
    for (const shift of starts) {
      expect(isAvailableFor([], shift)).toBe(true);
      expect(isAvailableFor(weekParts, shift)).toBe(true);
    }
  });

  it('has one part for each shift', () => {
    for (const shift of starts) {
      expect(weekParts.filter((part) => isAvailableFor([part], shift))).toEqual([weekPartOf(shift)]);
    }
  });

  it('is kept in the order of the week, each part once', () => {
    expect(inWeekOrder(['mon_night', 'sun_morning', 'mon_night'])).toEqual(['sun_morning', 'mon_night']);
  });
});
