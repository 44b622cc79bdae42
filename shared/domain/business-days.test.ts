import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, respondBy } from './business-days';

const at = (text: string) => new Date(`${text}T15:30:00.000Z`);

describe('business days', () => {
  it.each([
    ['2026-11-16', 1, '2026-11-17'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 3, '2026-11-25'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 5, '2026-11-27'],
    ['2026-12-30', 3, '2027-01-04'],
    ['2026-11-18', 0, '2026-11-18'],
  ])('from %s on, %i of them later it is %s', (from, days, expected) => {
    expect(addBusinessDays(at(from), days)).toEqual(at(expected));
  });

  it('end on a working day, and skip two days for each weekend', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        (from, days) => {
          const end = addBusinessDays(from, days);
          expect([0, 6]).not.toContain(end.getUTCDay());
          const elapsed = (end.getTime() - from.getTime()) / (24 * 3600 * 1000);
          expect(elapsed).toBeGreaterThanOrEqual(days);
          expect(elapsed).toBeLessThanOrEqual(days + 2 * (Math.floor(days / 5) + 1));
          expect(addBusinessDays(addBusinessDays(from, 1), days - 1)).toEqual(end);
        },
      ),
    );
  });

  it('say when an application should have been looked at', () => {
    expect(respondBy(at('2026-11-19'))).toEqual(at('2026-11-24'));
  });
});
