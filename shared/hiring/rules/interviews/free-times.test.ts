import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Availability } from '../../../people/model/professional';
import { freeTimes, type FreeTimesQuery } from './free-times';
import { wallTimeAt } from '../../../messages/rules/schedule-times';

const chicago = 'America/Chicago';
/** A Saturday. */
const now = new Date('2026-11-21T18:00:00.000Z');
const entryId = (digit: number) => `ent_${String(digit).repeat(26)}`;

const times = (fields: Partial<FreeTimesQuery> = {}) =>
  freeTimes({
    ...{
      busy: [],
      stated: Availability.parse({}),
      minutes: 30,
      timeZone: chicago,
      candidateZone: fields.timeZone ?? chicago,
      now,
    },
    ...{ days: 14, perDay: 2, count: 6 },
    ...fields,
  });
const starts = (fields: Partial<FreeTimesQuery> = {}) =>
  times(fields).map(({ startsAt }) => new Date(wallTimeAt(Date.parse(startsAt), chicago)).toISOString().slice(5, 16));

describe('suggested times', () => {
  it('start on the next workday, twice a day', () => {
    expect(starts()).toEqual([
      '11-23T09:00',
      '11-23T12:00',
      '11-24T09:00',
      '11-24T12:00',
      '11-25T09:00',
      '11-25T12:00',
    ]);
  });

  it('skip busy times, including all-day entries of a connected calendar', () => {
    const busy = [
      { startsAt: '2026-11-23T15:15:00.000Z', endsAt: '2026-11-23T17:00:00.000Z' },
      { startsAt: '2026-11-24T00:00:00.000Z', endsAt: '2026-11-25T06:00:00.000Z' },
    ];
    expect(starts({ busy, minutes: 60, count: 3 })).toEqual(['11-23T11:00', '11-23T14:00', '11-25T09:00']);
  });

  it('follow the days and hours stated in the profile', () => {
    const stated = Availability.parse({
      daysAvailable: ['monday', 'wednesday'],
      unavailableDates: [
        { id: entryId(0), type: 'date', date: '2025-11-25', recurring: true },
        { id: entryId(1), type: 'day-time', day: 'monday', timeSlot: 'morning' },
      ],
    });
    expect(starts({ stated, count: 3 })).toEqual(['11-23T12:00', '11-23T15:00', '11-30T12:00']);
  });

  it('fall within the office hours of both sides', () => {
    expect(starts({ candidateZone: 'America/Los_Angeles', count: 3 })).toEqual([
      '11-23T11:00',
      '11-23T14:00',
      '11-24T11:00',
    ]);
    expect(starts({ candidateZone: 'America/New_York', minutes: 240, count: 1 })).toEqual(['11-23T09:00']);
    expect(starts({ candidateZone: 'Asia/Kolkata' })).toEqual([]);
  });

  it('read the stated hours in the candidate’s time zone', () => {
    const stated = Availability.parse({
      unavailableDates: [{ id: entryId(1), type: 'day-time', day: 'monday', timeSlot: 'morning' }],
    });
    expect(starts({ stated, candidateZone: 'America/Los_Angeles', count: 1 })).toEqual(['11-23T14:00']);
  });

  it('fall in office hours on future workdays, never overlapping busy times', () => {
    const hour = fc.integer({ min: 0, max: 24 * 14 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(hour, fc.integer({ min: 1, max: 30 })), { maxLength: 20 }),
        fc.constantFrom(15, 30, 45, 60, 240),
        fc.constantFrom(chicago, 'America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata'),
        (taken, minutes, timeZone) => {
          const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
          const busy = taken.map(([from, length]) => ({ startsAt: at(from), endsAt: at(from + length) }));
          const found = times({ busy, minutes, timeZone, count: 8 });
          expect(found.length).toBeLessThanOrEqual(8);
          for (const slot of found) {
            const wall = new Date(wallTimeAt(Date.parse(slot.startsAt), timeZone));
            expect([1, 2, 3, 4, 5]).toContain(wall.getUTCDay());
            const startMinute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
            expect(startMinute).toBeGreaterThanOrEqual(9 * 60);
            expect(startMinute + minutes).toBeLessThanOrEqual(17 * 60);
            expect(Date.parse(slot.startsAt)).toBeGreaterThan(now.getTime());
            expect(busy.some((it) => it.startsAt < slot.endsAt && it.endsAt > slot.startsAt)).toBe(false);
          }
        },
      ),
    );
  });
});
