import { blendedHourlyCents } from '@shared/hiring/rules/pay/pay';
import type { JobCard } from '@shared/hiring/model/job';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney, formatPay } from '@/lib/time/format';
import styles from './job-pay.module.css';

type PaidJob = Pick<
  JobCard,
  'payBy' | 'rate' | 'currency' | 'salaryMinCents' | 'salaryMaxCents' | 'hoursPerShift' | 'shiftsPerWeek'
>;

/** Weekly pay in large type, with its hourly equivalent. */
export const JobPay = ({ job }: { job: PaidJob }) => {
  const { t } = useTranslation('labels/jobs');
  const hourly = blendedHourlyCents(job);
  if (hourly === null) return formatPay(job, t);
  return (
    <>
      <strong className={styles.gross}>{formatPay(job, t)}</strong>{' '}
      {t('pay.blended', { rate: formatMoney(hourly, job.currency) })}
    </>
  );
};
