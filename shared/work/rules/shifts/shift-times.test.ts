import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  lastDayOf,
  localDay,
  minuteOfDay,
  movedTimes,
  partOfDay,
  shiftLength,
  shiftTimes,
  workweekAt,
} from './shift-times';

const zone = 'America/Chicago';
const night = (day: string) => ({ day, startTime: '19:00', endTime: '07:00', timeZone: zone });

const twoDigits = (part: number): string => String(part).padStart(2, '0');
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`);
const anyDay = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
const changeDay = fc.constantFrom('2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14', '2026-03-29', '2026-10-25');
const zones = ['America/Chicago', 'America/Phoenix', 'America/New_York', 'Pacific/Honolulu', 'Europe/Paris', 'UTC'];
const wallShift = fc.record({
  day: fc.oneof(changeDay, anyDay),
  startTime: time,
  endTime: time,
  timeZone: fc.constantFrom(...zones),
});

const zoned = (day: string, clock: string, timeZone: string) =>
  Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(timeZone, { disambiguation: 'compatible' });

describe('the minutes of a shift', () => {
  it('are the elapsed minutes, on any day in any zone', () => {
    fc.assert(
      fc.property(wallShift, (shift) => {
        const { day, startTime, endTime, timeZone } = shift;
        const endDay = endTime > startTime ? day : Temporal.PlainDate.from(day).add({ days: 1 }).toString();
        const start = zoned(day, startTime, timeZone).epochMilliseconds;
        const end = zoned(endDay, endTime, timeZone).epochMilliseconds;
        const found = shiftTimes(shift);
        if (end <= start) {
          expect(found).toBeNull();
          return;
        }
        expect(found?.minutes).toBe((end - start) / 60_000);
        expect(Date.parse(found?.startsAt ?? '')).toBe(start);
      }),
    );
  });

  it('tell whether the clocks change', () => {
    expect(shiftLength(night('2026-12-04'))).toEqual({ minutes: 720, clocksGo: null, overnight: true });
    expect(shiftLength(night('2026-10-31'))).toEqual({ minutes: 780, clocksGo: 'back', overnight: true });
    expect(shiftLength(night('2027-03-13'))).toEqual({ minutes: 660, clocksGo: 'forward', overnight: true });
  });

  it('are null if a skipped hour contains the whole shift', () => {
    const shift = { day: '2027-03-14', startTime: '02:30', endTime: '03:15', timeZone: zone };
    expect(shiftTimes(shift)).toBeNull();
    expect(shiftLength(shift)).toBeNull();
  });
});

describe('local days of a shift', () => {
  it('use the start, and the last minute for the end', () => {
    const evening = shiftTimes({ day: '2026-12-04', startTime: '15:00', endTime: '00:00', timeZone: zone });
    expect(localDay(evening?.startsAt ?? '', zone)).toBe('2026-12-04');
    expect(lastDayOf(evening?.endsAt ?? '', zone)).toBe('2026-12-04');
    expect(lastDayOf(shiftTimes(night('2026-12-04'))?.endsAt ?? '', zone)).toBe('2026-12-05');
    expect(minuteOfDay(evening?.startsAt ?? '', zone)).toBe(15 * 60);
  });

  it('have a part of the day by the start', () => {
    expect(['07:00', '15:00', '19:00', '03:00'].map(partOfDay)).toEqual(['morning', 'evening', 'night', 'night']);
  });
});

describe('a workweek', () => {
  const sunday = { weekday: 0, time: '00:00' };
  const hours = ([from, to]: [string, string]): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;

  it('has 167, 168, or 169 hours', () => {
    expect(workweekAt('2026-12-09T18:00:00Z', zone, sunday)).toEqual([
      '2026-12-06T06:00:00.000Z',
      '2026-12-13T06:00:00.000Z',
    ]);
    expect(hours(workweekAt('2026-11-03T18:00:00Z', zone, sunday))).toBe(169);
    expect(hours(workweekAt('2027-03-16T18:00:00Z', zone, sunday))).toBe(167);
  });

  it('contains the given instant', () => {
    const start = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), time });
    fc.assert(
      fc.property(wallShift, start, (shift, at) => {
        const startsAt = shiftTimes(shift)?.startsAt;
        if (startsAt === undefined) return;
        const [from, to] = workweekAt(startsAt, shift.timeZone, at).map((it) => Date.parse(it));
        // In the repeated hour, a wall time means the first instant.
        const hour = 3_600_000;
        expect(Date.parse(startsAt)).toBeGreaterThanOrEqual((from ?? 0) - hour);
        expect(Date.parse(startsAt)).toBeLessThan((to ?? 0) + hour);
      }),
    );
  });
});

describe('the nightly check', () => {
  it('finds shifts with changed time zone rules', () => {
    const shift = { ...night('2026-12-04'), ...shiftTimes(night('2026-12-04')) };
    const stored = { startsAt: '', endsAt: '', minutes: 0, ...shift };
    expect(movedTimes(stored)).toBeNull();
    expect(movedTimes({ ...stored, startsAt: '2026-12-05T02:00:00.000Z' })).toEqual(shiftTimes(night('2026-12-04')));
  });
});
