import type { BillLine } from '@shared/money/model/billing';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { formatDate, formatMoney } from '@/lib/time/format';
import styles from './billing.module.css';

type Texts = TFunction<'billing' | 'plans'>;

const planName = (t: Texts, { planId, period }: BillLine): string => {
  const name = planId === undefined ? '' : t(`name.${planId}`);
  return period === undefined ? name : t('lines.planBy', { plan: name, period: t(`lines.${period}`) });
};

const names: Record<BillLine['kind'], (t: Texts, line: BillLine) => string> = {
  plan: planName,
  unused: (t, line) => t('lines.unused', { plan: planName(t, line) }),
  posting: (t, { quantity = 1 }) => t('lines.posting', { plan: t('name.starter'), count: quantity }),
  trial: (t, line) => t('lines.trial', { plan: planName(t, line) }),
  discount: (t, { text }) => (text ? t('lines.discountOf', { code: text }) : t('lines.discount')),
  credit: (t) => t('lines.credit'),
  tax: (t) => t('lines.tax'),
  balance: (t) => t('lines.balance'),
  other: (t, { text }) => text ?? t('lines.other'),
};

export const lineName = (t: Texts, line: BillLine): string => names[line.kind](t, line);

type Props = { lines: readonly BillLine[]; total: { label: string; cents: number } };

/** Every line of an invoice, then its sum. */
export const BillLines = ({ lines, total }: Props) => {
  const { t } = useTranslation(['billing', 'plans']);
  return (
    <dl className={styles.bill}>
      {lines.map((line, index) => (
        // Lines have no identity, and the list is replaced as a unit.
        <div key={`${index} ${line.kind}`}>
          <dt>
            {lineName(t, line)}
            {line.from !== undefined && line.to !== undefined && (
              <small>{t('lines.period', { from: formatDate(line.from), to: formatDate(line.to) })}</small>
            )}
          </dt>
          <dd className={classNames(line.amountCents < 0 && styles.off)}>{formatMoney(line.amountCents)}</dd>
        </div>
      ))}
      <div className={styles.due}>
        <dt>{total.label}</dt>
        <dd>{formatMoney(total.cents)}</dd>
      </div>
    </dl>
  );
};
