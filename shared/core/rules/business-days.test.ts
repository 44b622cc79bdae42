import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDaysLater, isBusinessDay } from './business-days';
import { calendarDay } from './calendar-days';
import { wallTimeAt } from '../../messages/rules/schedule-times';

const chicago = 'America/Chicago';
const later = (at: string, days: number, zone = chicago) => businessDaysLater(new Date(at), days, zone).toISOString();

describe('business days', () => {
  it.each([
    ['a Monday', '2026-11-16T15:30:00.000Z', 1, '2026-11-17T15:30:00.000Z'],
    ['a Friday', '2026-11-20T15:30:00.000Z', 1, '2026-11-23T15:30:00.000Z'],
    ['a Friday evening, which is Saturday in UTC', '2026-11-21T05:23:00.000Z', 1, '2026-11-24T05:23:00.000Z'],
    ['a Sunday evening, which is Monday in UTC', '2026-11-23T02:00:00.000Z', 1, '2026-11-24T05:59:00.000Z'],
    ['the Wednesday before Thanksgiving', '2026-11-25T15:30:00.000Z', 1, '2026-11-27T15:30:00.000Z'],
    ['the end of a year', '2026-12-30T15:30:00.000Z', 3, '2027-01-05T15:30:00.000Z'],
    ['the Friday before clocks change', '2026-10-30T12:30:00.000Z', 2, '2026-11-03T13:30:00.000Z'],
    ['a Saturday, until the end of the day', '2026-11-21T16:00:00.000Z', 1, '2026-11-24T05:59:00.000Z'],
    ['now', '2026-11-18T15:30:00.000Z', 0, '2026-11-18T15:30:00.000Z'],
  ])('from %s on', (_, at, days, expected) => {
    expect(later(at, days)).toBe(expected);
  });

  it('end on a business day in the zone, and are never shorter than full days', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('America/Chicago', 'Pacific/Guam', 'America/Anchorage', 'America/New_York'),
        (from, days, zone) => {
          const until = businessDaysLater(from, days, zone);
          expect(isBusinessDay(calendarDay(wallTimeAt(until.getTime(), zone)))).toBe(true);
          const elapsed = wallTimeAt(until.getTime(), zone) - wallTimeAt(from.getTime(), zone);
          expect(elapsed).toBeGreaterThanOrEqual(days * 24 * 3600 * 1000);
        },
      ),
    );
  });
});
