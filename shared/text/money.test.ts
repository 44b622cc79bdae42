import { expect, it } from 'vitest';
import { formatExactMoney } from './money';

it.each([
  ['en', 60_000, '$600.00'],
  ['en', -4200, '-$42.00'],
  ['en', 5_312_480, '$53,124.80'],
  ['fr', 60_000, '600,00\u00a0$\u00a0US'],
] as const)('shows every cent in %s', (language, cents, text) => {
  expect(formatExactMoney(cents, 'USD', language)).toBe(text);
});
