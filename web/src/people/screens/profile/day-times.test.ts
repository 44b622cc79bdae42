import { describe, expect, it } from 'vitest';
import { type DayTimes, isOvernight, sameTimesOn, timesOf, timesOnDays, withTimes } from './day-times';

const mornings: DayTimes = { slots: ['morning'], customStart: null, customEnd: null };
const nothing: DayTimes = { slots: [], customStart: null, customEnd: null };

describe('times of the days', () => {
  it('keep the order of the week, whatever was set first', () => {
    const daily = withTimes(withTimes({}, 'friday', mornings), 'monday', mornings);
    expect(Object.keys(daily)).toEqual(['monday', 'friday']);
  });

  it('of a removed day are removed with it', () => {
    const daily = { monday: mornings, friday: mornings };
    expect(timesOnDays(daily, ['friday', 'sunday'])).toEqual({ friday: mornings });
  });

  it('of a day without any are not stored', () => {
    expect(withTimes({ monday: mornings }, 'monday', nothing)).toEqual({});
    expect(timesOf({}, 'monday')).toEqual(nothing);
  });

  it('of one day can be copied to all', () => {
    expect(sameTimesOn(['monday', 'sunday'], mornings)).toEqual({ monday: mornings, sunday: mornings });
  });

  it('end on the next day when the end is not after the start', () => {
    const hours = (customStart: string | null, customEnd: string | null) =>
      isOvernight({ slots: [], customStart, customEnd });
    expect(hours('19:00', '07:00')).toBe(true);
    expect(hours('07:00', '07:00')).toBe(true);
    expect(hours('07:00', '19:00')).toBe(false);
    expect(hours('19:00', null)).toBe(false);
  });
});
