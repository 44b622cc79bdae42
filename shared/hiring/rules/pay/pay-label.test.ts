import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../../core/model/vocabulary';
import { formatMoney } from '../../../text/money';

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
  it('matches Intl formatting in every currency', () => {
    const cents = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(
        fc.oneof(
          cents,
          cents.map((it) => it * 100),
        ),
        fc.constantFrom(...currencies),
        (amount, currency) => {
          expect(formatMoney(amount + 0, currency, 'en')).toBe(byIntl(amount + 0, currency));
        },
      ),
    );
  });

  it.each([
    ['en', ['$0', '$1,234,567', '$9.50']],
    ['es', ['$0', '$1,234,567', '$9.50']],
    ['fr', ['0\u00a0$\u00a0US', '1\u00a0234\u00a0567\u00a0$\u00a0US', '9,50\u00a0$\u00a0US']],
  ] as const)('is formatted for readers of %s', (language, texts) => {
    expect([0, 123_456_700, 950].map((cents) => formatMoney(cents, 'USD', language))).toEqual(texts);
  });
});
