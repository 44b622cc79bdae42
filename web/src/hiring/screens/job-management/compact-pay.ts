import { payMessage } from '@shared/hiring/rules/pay/pay-label';
import type { Currency } from '@shared/core/model/enumerations';
import type { ManagedJob } from '@shared/hiring/model/job';
import { locale } from '@/lib/i18n/language';
import type { TFunction } from '@/lib/i18n/i18n';
import { numberFormat } from '@shared/text/intl-formats';

/** Amount from which thousands are written as "275K". */
const longCents = 10_000_00;

const shortMoney = (cents: number, currency: Currency): string =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    // Other dollar currencies keep their name.
    currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'symbol',
    ...(cents >= longCents
      ? { notation: 'compact', maximumFractionDigits: 1 }
      : { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 }),
  }).format(cents / 100);

const shapes = {
  'pay.unknown': null,
  'pay.exact': 'shortPay.exact',
  'pay.from': 'shortPay.from',
  'pay.upTo': 'shortPay.upTo',
  'pay.range': 'shortPay.range',
} as const;

/** "$2,480/wk", "$275K–$305K/yr", "Salary not specified". */
export const compactPay = (job: ManagedJob, t: TFunction<'managing'>): string => {
  const { key, values } = payMessage(job);
  const shape = shapes[key];
  if (shape === null) return t('noSalary');
  const [from, to] = [values.from, values.to].map(({ cents, currency }) => shortMoney(cents, currency)) as [
    string,
    string,
  ];
  return t(shape, { from, to, unit: values.unit });
};
