import type { PaymentMethod } from '@shared/money/model/billing';
import type { TFunction } from '@/lib/i18n/i18n';

/** The provider's words for brands. */
const brands = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'link',
  'paypal',
  'cashapp',
  'amazon_pay',
] as const;

const nameOf = (t: TFunction<'billing'>, { brand, type }: PaymentMethod): string => {
  if (type === 'us_bank_account') return brand ?? t('methods.bank');
  const known = brands.find((it) => it === (brand ?? type));
  return known ? t(`methods.brands.${known}`) : (brand ?? t(type === 'card' ? 'methods.card' : 'methods.other'));
};

/** "Visa ending in 4242" */
export const methodName = (t: TFunction<'billing'>, method: PaymentMethod): string => {
  const name = nameOf(t, method);
  return method.last4 === null ? name : t('methods.endingIn', { name, last4: method.last4 });
};
