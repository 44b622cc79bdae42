import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessMinutes, businessMinutesBetween } from './business-hours';
import { isFederalHoliday } from './federal-holidays';
import { wallTimeAt } from '../../messages/rules/schedule-times';
import { supportPolicy } from '../../trust/rules/support-clock';

const { calendar } = supportPolicy;
const due = (at: string, minutes: number): string => addBusinessMinutes(new Date(at), minutes, calendar).toISOString();

// Twelve years, with 24 clock changes.
const instant = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 11, 31) })
  .map((ms) => new Date(Math.floor(ms / 1000) * 1000));
const minutes = fc.integer({ min: 1, max: 60 * 8 * 12 });

describe('federal holidays', () => {
  // https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
  const of2026 = '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'.split(' ');
  const of2021 = '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'.split(' ');

  it.each([
    [2026, of2026],
    [2021, of2021],
  ])('match the official list of %i', (year, expected) => {
    const days = Array.from({ length: 365 }, (_, day) =>
      new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
    );
    expect(days.filter(isFederalHoliday).map((day) => day.slice(5))).toEqual(expected);
  });
});

describe('business hours', () => {
  it.each([
    ['the same time on the next day', '2026-11-23T14:55:00.000Z', '2026-11-24T14:55:00.000Z'],
    ['after a weekend', '2026-11-20T21:00:00.000Z', '2026-11-23T21:00:00.000Z'],
    ['from the next morning on when it came at night', '2026-11-24T03:00:00.000Z', '2026-11-24T22:00:00.000Z'],
    ['after Thanksgiving', '2026-11-25T20:00:00.000Z', '2026-11-27T20:00:00.000Z'],
    ['by the wall clock when it springs forward', '2026-03-06T16:00:00.000Z', '2026-03-09T15:00:00.000Z'],
    ['by the wall clock when it falls back', '2026-10-30T15:00:00.000Z', '2026-11-02T16:00:00.000Z'],
  ])('a business day ends %s', (_case, at, expected) => {
    expect(due(at, 480)).toBe(expected);
  });

  it('count exactly the added minutes, across holidays and clock changes', () => {
    fc.assert(
      fc.property(instant, minutes, (at, added) => {
        const end = addBusinessMinutes(at, added, calendar);
        expect(businessMinutesBetween(at, end, calendar)).toBeCloseTo(added, 6);
      }),
    );
  });

  it('give the same end when added in two steps', () => {
    fc.assert(
      fc.property(instant, minutes, minutes, (at, first, second) => {
        const inTwo = addBusinessMinutes(addBusinessMinutes(at, first, calendar), second, calendar);
        expect(inTwo).toEqual(addBusinessMinutes(at, first + second, calendar));
      }),
    );
  });

  it('end on a weekday between 9 AM and 5 PM, never on a holiday', () => {
    fc.assert(
      fc.property(instant, minutes, (at, added) => {
        const wall = new Date(
          wallTimeAt(addBusinessMinutes(at, added, calendar).getTime(), calendar.zone),
        ).toISOString();
        expect(isFederalHoliday(wall.slice(0, 10))).toBe(false);
        expect([1, 2, 3, 4, 5]).toContain(new Date(wall).getUTCDay());
        expect(wall.slice(11, 16) >= '09:00' && wall.slice(11) <= '17:00:00.000Z').toBe(true);
      }),
    );
  });

  it('never end earlier for a later start', () => {
    fc.assert(
      fc.property(instant, instant, minutes, (a, b, added) => {
        const [first, second] = a <= b ? [a, b] : [b, a];
        expect(addBusinessMinutes(first, added, calendar).getTime()).toBeLessThanOrEqual(
          addBusinessMinutes(second, added, calendar).getTime(),
        );
      }),
    );
  });
});
