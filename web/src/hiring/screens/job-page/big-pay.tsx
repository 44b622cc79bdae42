import { blendedHourlyCents } from '@shared/hiring/rules/pay/pay';
import { useHeadline, type PaidJob } from '@/hiring/parts/jobs/job-headline';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import styles from './job-pay.module.css';

/** "$2,480 a week for 36 hours", and the employer's own text if it is in another unit. */
export const BigPay = ({ job }: { job: PaidJob }) => {
  const { t } = useTranslation(['job-page', 'job-row', 'labels/jobs']);
  const { amount, unit, isKnown, stated, spoken, hours } = useHeadline(job);
  const hourly = blendedHourlyCents(job);
  const beside = stated ?? (hourly && t('pay.blended', { rate: formatMoney(hourly, job.currency) }));
  if (!isKnown) return <p className={styles.unknown}>{t('payUnknown')}</p>;
  return (
    <p className={styles.big}>
      <span className="visually-hidden">{spoken}</span>
      <span className={styles.amount} aria-hidden="true">
        {amount}
      </span>
      <small aria-hidden="true">{t('amount.per', { unit })}</small>
      {hours !== null && <small>{t('amount.forHours', { hours })}</small>}
      {beside && <small className={styles.stated}>{beside}</small>}
    </p>
  );
};
