import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateUnits } from '../../../core/model/vocabulary';
import { addDays, daysOfWeek, mondayOfDay, monthsUntil } from '../../../core/rules/calendar-days';
import { payByDay, totalMinutes, weekPayCents } from './timesheet-pay';

const monday = '2026-11-16';
const minutes = fc.integer({ min: 0, max: 24 * 60 });
const lines = fc
  .array(minutes, { maxLength: 7 })
  .map((week) => week.map((entered, index) => ({ day: addDays(monday, index), minutes: entered })));
const rate = fc.record({
  payCents: fc.integer({ min: 1, max: 100_000_000 }),
  rate: fc.constantFrom(...rateUnits),
});

describe('the pay of a week', () => {
  it('depends on the unit of the rate', () => {
    const week = [
      { day: monday, minutes: 450 },
      { day: addDays(monday, 1), minutes: 0 },
      { day: addDays(monday, 2), minutes: 20 },
    ];
    expect(weekPayCents({ payCents: 100_00, rate: 'hour' }, week)).toBe(783_33);
    expect(weekPayCents({ payCents: 1900_00, rate: 'day' }, week)).toBe(3800_00);
    expect(weekPayCents({ payCents: 6200_00, rate: 'week' }, week)).toBe(6200_00);
    expect(weekPayCents({ payCents: 13_000_00, rate: 'month' }, week)).toBe(3000_00);
    expect(weekPayCents({ payCents: 260_000_00, rate: 'year' }, week)).toBe(5000_00);
    for (const unit of rateUnits) expect(weekPayCents({ payCents: 1_00, rate: unit }, [])).toBe(0);
  });

  it('is whole cents and never negative', () => {
    fc.assert(
      fc.property(rate, lines, (it, week) => {
        const cents = weekPayCents(it, week);
        return Number.isSafeInteger(cents) && cents >= 0;
      }),
    );
  });

  it('never decreases with more minutes', () => {
    fc.assert(
      fc.property(rate, lines, fc.nat(6), minutes, (it, week, at, more) => {
        const longer = week.map((line, index) => (index === at ? { ...line, minutes: line.minutes + more } : line));
        return weekPayCents(it, longer) >= weekPayCents(it, week);
      }),
    );
  });

  it('is the sum of its days, none negative and none paid without hours', () => {
    fc.assert(
      fc.property(rate, lines, (it, week) => {
        const parts = payByDay(it, week);
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(weekPayCents(it, week));
        expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(totalMinutes(week));
        for (const part of parts) {
          expect(part.cents).toBeGreaterThanOrEqual(0);
          if (part.minutes === 0) expect(part.cents).toBe(0);
        }
      }),
    );
  });
});

describe('calendar days', () => {
  it('start a week on Monday', () => {
    expect(daysOfWeek(monday).map(mondayOfDay)).toEqual(Array.from({ length: 7 }, () => monday));
    expect(mondayOfDay('2026-11-15')).toBe('2026-11-09');
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  });

  it('are grouped in months, oldest first', () => {
    expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });
});
