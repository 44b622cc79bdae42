import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../model/vocabulary';
import { formatMoney } from './pay-label';

const byIntl = (cents: number, currency: string): string => {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat('en-US', options).format(cents / 100);
};

describe('an amount of money', () => {
  it('is written as Intl writes it, in every currency', () => {
    const cents = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(
        fc.oneof(
          cents,
          cents.map((it) => it * 100),
        ),
        fc.constantFrom(...currencies),
        (amount, currency) => {
          expect(formatMoney(amount + 0, currency)).toBe(byIntl(amount + 0, currency));
        },
      ),
    );
  });

  it('is in dollars unless something else is said', () => {
    expect([formatMoney(0), formatMoney(123_456_700), formatMoney(950)]).toEqual(['$0', '$1,234,567', '$9.50']);
  });
});
