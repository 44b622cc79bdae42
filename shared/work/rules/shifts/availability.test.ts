import { describe, expect, it } from 'vitest';
import { addDays } from '../../../core/rules/calendar-days';
import { weekParts } from '../../model/shifts/shift-vocabulary';
import { anyTime, inWeekOrder, isAvailableFor, weekPartOf } from './availability';

const sunday = '2026-12-06';
/** Half-hourly starts over two weeks, one of them with a clock change. */
const starts = [sunday, '2026-11-01'].flatMap((from) =>
  Array.from({ length: 7 * 48 }, (_, at) => ({
    day: addDays(from, Math.floor(at / 48)),
    startTime: `${String(Math.floor((at % 48) / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
  })),
);

describe('a worker’s availability', () => {
  it.each([
    [{ day: sunday, startTime: '19:00' }, 'sun_night'],
    [{ day: sunday, startTime: '23:45' }, 'sun_night'],
    [{ day: sunday, startTime: '12:00' }, 'sun_evening'],
    [{ day: sunday, startTime: '04:00' }, 'sun_morning'],
    [{ day: addDays(sunday, 1), startTime: '03:45' }, 'mon_night'],
    // The night on which clocks go back, and the turn of the year.
    [{ day: '2026-10-31', startTime: '19:00' }, 'sat_night'],
    [{ day: '2026-12-31', startTime: '19:00' }, 'thu_night'],
  ])('includes %o in %s', (shift, part) => {
    expect(weekPartOf(shift)).toBe(part);
  });

  it('excludes no shift if nothing or everything is selected', () => {
    for (const shift of starts) {
      expect(isAvailableFor(anyTime, shift)).toBe(true);
      expect(isAvailableFor({ ...anyTime, available: [...weekParts] }, shift)).toBe(true);
    }
  });

  it('has exactly one part of the week for each shift', () => {
    for (const shift of starts) {
      expect(weekParts.filter((part) => isAvailableFor({ ...anyTime, available: [part] }, shift))).toEqual([
        weekPartOf(shift),
      ]);
    }
  });

  it('excludes shifts that start on a day away, including its last night', () => {
    const away = [{ from: '2026-10-31', until: '2026-11-01' }];
    const isFree = (day: string, startTime: string) => isAvailableFor({ ...anyTime, away }, { day, startTime });
    expect(isFree('2026-10-30', '19:00')).toBe(true);
    expect(isFree('2026-10-31', '07:00')).toBe(false);
    expect(isFree('2026-11-01', '23:45')).toBe(false);
    expect(isFree('2026-11-02', '00:00')).toBe(true);
    const chosen = { available: [...weekParts], away };
    expect(isAvailableFor(chosen, { day: '2026-11-01', startTime: '07:00' })).toBe(false);
  });

  it('is stored in the order of the week without duplicates', () => {
    expect(inWeekOrder(['mon_night', 'sun_morning', 'mon_night'])).toEqual(['sun_morning', 'mon_night']);
  });
});
