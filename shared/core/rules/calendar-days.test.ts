import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds } from '../../bounds';
import {
  addDays,
  addMonths,
  calendarDay,
  daysAhead,
  daysBetween,
  daysFrom,
  isDay,
  isPlannedDay,
  isPlannedWeek,
  lastOfMonth,
  mondayOfDay,
  mondaysFrom,
  monthsBetween,
  monthsFrom,
  monthsUntil,
} from './calendar-days';

const firstMs = Date.parse('0000-01-01');
const lastMs = Date.parse('9999-12-31');
const day = fc
  .integer({ min: firstMs / 86_400_000, max: lastMs / 86_400_000 })
  .map((it) => calendarDay(it * 86_400_000));

/** A day, or null for a RangeError. Other errors fail. */
const tried = (find: () => string): string | null => {
  try {
    return find();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return null;
  }
};

describe('calendar days', () => {
  it('stay within the calendar and sort by date, or throw', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5_000_000, max: 5_000_000 }), (from, count) => {
        const to = tried(() => addDays(from, count));
        if (to === null) return;
        expect(isDay(to)).toBe(true);
        expect(daysBetween(from, to)).toBe(count);
        expect(from < to).toBe(count > 0);
      }),
    );
  });

  it('stay within the calendar when months are added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -130_000, max: 130_000 }), (from, count) => {
        const to = tried(() => addMonths(from, count));
        if (to === null) return;
        expect(isDay(to)).toBe(true);
        expect(monthsBetween(from, to)).toBe(count);
        expect(to.slice(8) === from.slice(8) || to === lastOfMonth(to)).toBe(true);
      }),
    );
  });

  it.each([
    ['after the last', () => addDays('9999-12-31', 1)],
    ['before the first', () => addDays('0000-01-01', -1)],
    ['of a month after the last', () => addMonths('9999-12-01', 1)],
    ['of an instant after the last', () => calendarDay(lastMs + 86_400_000)],
    ['of no instant', () => calendarDay(Number.NaN)],
    ['after what is no day', () => addDays('2026-02-30x', 1)],
    ['after too many days', () => addDays('2026-01-01', 1e308)],
  ])('throw for a day %s', (_, find) => {
    expect(find).toThrow(RangeError);
  });

  it('are counted and listed consistently', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -10, max: bounds.daysAtOnce - 1 }), (from, count) => {
        const to = tried(() => addDays(from, count));
        if (to === null) return;
        const days = daysFrom(from, to);
        expect(days).toHaveLength(Math.max(0, count + 1));
        expect(days).toEqual(days.toSorted());
        if (count >= 0) expect([days[0], days.at(-1)]).toEqual([from, to]);
      }),
    );
  });

  it('are listed up to a limit, and throw beyond it', () => {
    const first = '2026-01-01';
    expect(daysFrom(first, addDays(first, bounds.daysAtOnce - 1))).toHaveLength(bounds.daysAtOnce);
    expect(() => daysFrom(first, addDays(first, bounds.daysAtOnce))).toThrow(RangeError);
    expect(() => daysFrom(first, '+010000-01-01')).toThrow(RangeError);
    expect(() => daysFrom('', first)).toThrow(RangeError);
    expect(daysFrom(first, '2025-12-31')).toEqual([]);
  });
});

describe('a loop over future days', () => {
  it('runs until its caller stops it', () => {
    for (const it of daysAhead('2026-12-31')) {
      if (it === '2027-02-01') return;
    }
    expect.unreachable();
  });

  it('throws if nothing stops it', () => {
    expect(() => [...daysAhead('2026-12-31')]).toThrow(RangeError);
    expect(() => [...daysAhead('9999-12-01')]).toThrow(RangeError);
  });
});

describe('text as a day', () => {
  it('is accepted only if the day exists', () => {
    fc.assert(fc.property(day, isDay));
    const others = ['', '2026-02-30', '2026-13-01', '2026-99-99', '+010000-01-01', '2026-1-1', '2026-01-01T00:00:00Z'];
    expect(others.filter(isDay)).toEqual([]);
    fc.assert(fc.property(fc.string(), (it) => !isDay(it) || /^\d{4}-\d\d-\d\d$/.test(it)));
  });
});

describe('a day in a URL', () => {
  it('is accepted only in the range that operations accept, and as a week if its Monday is too', () => {
    expect(['2026-11-28', '2000-01-01', '2099-12-31'].map(isPlannedDay)).toEqual([true, true, true]);
    expect(['2026-11-28', '2000-01-03', '2099-12-27'].map(isPlannedWeek)).toEqual([true, true, true]);
    expect(['2000-01-01', '2099-12-28'].map(isPlannedWeek)).toEqual([false, false]);
    const others = [null, '', '2026-13-40', '1999-12-31', '2100-01-01', '9999-12-31', '+010000-01-01'];
    expect(others.filter((it) => isPlannedDay(it) || isPlannedWeek(it))).toEqual([]);
  });
});

describe('calendar weeks', () => {
  it('are the weeks that contain the days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (from, count) => {
        const to = tried(() => addDays(from, count));
        if (to === null || tried(() => mondayOfDay(from)) === null) return;
        expect(mondaysFrom(from, to)).toEqual([...new Set(daysFrom(from, to).map(mondayOfDay))]);
      }),
    );
  });

  it('end with the last calendar week', () => {
    expect(mondaysFrom('9999-12-31', '9999-12-31')).toEqual(['9999-12-27']);
    expect(() => mondaysFrom('9999-12-31', addDays('9999-12-31', 6))).toThrow(RangeError);
  });
});

describe('calendar months', () => {
  it('cross the turn of the year', () => {
    expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsFrom('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsFrom('2026-02-02', '2026-02-01')).toEqual([]);
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('0099-01-31', 1)).toBe('0099-02-28');
    expect(lastOfMonth('2024-02-01')).toBe('2024-02-29');
  });
});
