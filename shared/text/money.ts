import type { Currency } from '../core/model/enumerations';
import { localeOf, type Language } from './language';
import { numberFormat } from './intl-formats';

/** Currency symbols. The franc's code is followed by a no-break space. */
const symbols: Record<Currency, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  JPY: '¥',
  CHF: 'CHF\u00a0',
};

/** `Intl` formats English the same way but takes 12 ms for its first number. */
const inEnglish = (cents: number, currency: Currency): string => {
  const [whole = '', decimals] = (Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${symbols[currency]}${grouped}${decimals ? `.${decimals}` : ''}`;
};

/** Omits decimals of whole amounts. */
export const formatMoney = (cents: number, currency: Currency, language: Language): string => {
  if (language === 'en') return inEnglish(cents, currency);
  const digits = cents % 100 === 0 ? 0 : 2;
  return numberFormat(localeOf[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
};

/** Shows all decimals, so columns of amounts line up. */
export const formatExactMoney = (cents: number, currency: Currency, language: Language): string =>
  numberFormat(localeOf[language], { style: 'currency', currency }).format(cents / 100);
