import { addBusinessDays } from '@shared/domain/business-days';
import { limits } from '@shared/limits';
import type { ReceivedApplication } from '@shared/model/application';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import styles from './applicants.module.css';
import { formatTimeInStatus } from './applicant-labels';

/** Applicants are promised a response within these business days. */
const isOverdue = ({ status, appliedAt }: ReceivedApplication): boolean =>
  status === 'new' && addBusinessDays(new Date(appliedAt), limits.reviewBusinessDays.max).getTime() < Date.now();

export const TimeInStatus = ({ row }: { row: ReceivedApplication }) => {
  const { t } = useTranslation('applicants');
  return (
    <span title={t('stay.since', { at: formatDateTime(row.statusSince) })}>
      {formatTimeInStatus(row.statusSince, t)}
      {isOverdue(row) && <span className={styles.overdue}>{t('stay.overdue')}</span>}
    </span>
  );
};
