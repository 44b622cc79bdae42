import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannedCents } from '../pay/planned-cost';
import { nightTerms } from './shift-terms.fixture';
import { shiftTimes } from './shift-times';
import { splitOf } from './split-shift';

const state = 'IL' as const;
const timeZone = 'America/Chicago';

const shiftOf = (day: string, startTime: string, endTime: string, fields: { bonusCents?: number } = {}) => {
  const form = {
    ...nightTerms,
    ...{ day, startTime, endTime, rateCents: 60_00, differentials: [], bonusCents: 0, headcount: 2 },
    ...{ requiredCertifications: [], unitMonths: 0, orientation: false, notes: '' },
    ...fields,
  };
  const times = shiftTimes({ day, startTime, endTime, timeZone })!;
  return { ...form, ...times, timeZone, state, expectedCents: plannedCents(form, times, { timeZone }) };
};
const wall = (split: ReturnType<typeof splitOf>) =>
  split && [split.first, split.second].map(({ day, startTime, endTime }) => `${day} ${startTime}-${endTime}`);

describe('a long shift split in two', () => {
  it('begins with eight hours', () => {
    const day = splitOf(shiftOf('2026-12-03', '07:00', '19:00'));
    expect(wall(day)).toEqual(['2026-12-03 07:00-15:00', '2026-12-03 15:00-19:00']);
    expect(day?.minutes).toEqual([480, 240]);
    const night = splitOf(shiftOf('2026-12-03', '19:00', '07:00'));
    expect(wall(night)).toEqual(['2026-12-03 19:00-03:00', '2026-12-04 03:00-07:00']);
  });

  it('costs extra for the missing meal break and the second bonus', () => {
    const shift = shiftOf('2026-12-03', '07:00', '19:00');
    expect(splitOf(shift)?.extraCents).toBe(0);
    expect(splitOf(shiftOf('2026-12-03', '07:00', '19:00', { bonusCents: 100_00 }))?.extraCents).toBe(200_00);
  });

  it('is null if a part would be too short', () => {
    expect(splitOf(shiftOf('2026-12-03', '07:00', '16:30'))).toBeNull();
    expect(splitOf(shiftOf('2026-12-03', '07:00', '17:00'))?.minutes).toEqual([480, 120]);
  });

  it('keeps every minute across clock changes', () => {
    // Clocks go back on Nov 1, forward on Mar 14.
    const days = fc.constantFrom('2026-10-31', '2026-11-01', '2026-12-03', '2027-03-13', '2027-03-14');
    const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const minutes = quarter * 15;
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    });
    fc.assert(
      fc.property(days, clock, clock, (day, startTime, endTime) => {
        if (!shiftTimes({ day, startTime, endTime, timeZone })) return;
        const shift = shiftOf(day, startTime, endTime);
        const split = splitOf(shift);
        if (!split) return;
        expect(split.minutes[0] + split.minutes[1]).toBe(shift.minutes);
        const [first, second] = [split.first, split.second].map((it) => shiftTimes({ ...it, timeZone })!);
        expect([first!.startsAt, first!.endsAt, second!.endsAt]).toEqual([
          shift.startsAt,
          second!.startsAt,
          shift.endsAt,
        ]);
      }),
    );
  });
});
