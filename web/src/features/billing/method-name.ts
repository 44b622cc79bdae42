import type { PaymentMethod } from '@shared/model/billing';
import type { TFunction } from '@/lib/i18n/i18n';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  link: 'Link',
};

const nameOf = (t: TFunction<'billing'>, { brand, type }: PaymentMethod): string => {
  if (type === 'us_bank_account') return brand ?? t('methods.bank');
  return brands[brand ?? type] ?? brand ?? t('methods.card');
};

/** "Visa ending in 4242" */
export const methodName = (t: TFunction<'billing'>, method: PaymentMethod): string => {
  const name = nameOf(t, method);
  return method.last4 === null ? name : t('methods.endingIn', { name, last4: method.last4 });
};
