import { comparedPay, hoursPerWeek } from '@shared/hiring/rules/pay/pay';
import { payMessage } from '@shared/hiring/rules/pay/pay-label';
import type { JobCard } from '@shared/hiring/model/job';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney, formatPay } from '@/lib/time/format';
import styles from './job-headline.module.css';

export type PaidJob = Pick<
  JobCard,
  | 'jobType'
  | 'assignment'
  | 'payBy'
  | 'rate'
  | 'currency'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'hoursPerShift'
  | 'shiftsPerWeek'
>;

/** "$2,480" and "week"; the unit is empty where pay isn't known. */
export const useHeadline = (job: PaidJob) => {
  const { t } = useTranslation('labels/jobs');
  const compared = comparedPay(job);
  const { key, values } = payMessage(compared);
  const isKnown = key !== 'pay.unknown';
  const money = ({ cents, currency }: typeof values.from): string => formatMoney(cents, currency);
  return {
    amount: t(key, { from: money(values.from), to: money(values.to), unit: 'none' }),
    unit: isKnown ? values.unit : 'none',
    isKnown,
    /** The employer's own text, if it is in another unit. */
    stated: compared === job ? null : formatPay(job, t),
    spoken: formatPay(compared, t),
    hours: compared.rate === 'week' && isKnown ? hoursPerWeek(job) : null,
  };
};

/** Pay in a list: "$2,480/wk · 36 h". */
export const RowPay = ({ job }: { job: PaidJob }) => {
  const { t } = useTranslation('job-row');
  const { amount, unit, isKnown, stated, spoken, hours } = useHeadline(job);
  if (!isKnown) return <p className={styles.unknown}>{t('payUnknown')}</p>;
  const beside = [stated, hours !== null && t('hours', { hours })].filter(Boolean).join(' · ');
  return (
    <p className={styles.row}>
      <span className="visually-hidden">{spoken}</span>
      <span aria-hidden="true">
        {amount}
        <small>{t('per', { unit })}</small>
      </span>
      {beside && (
        <small className={styles.beside} data-long={stated !== null || undefined}>
          {beside}
        </small>
      )}
    </p>
  );
};
