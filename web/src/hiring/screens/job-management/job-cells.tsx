import { Link } from 'react-router-dom';
import type { ListedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { StagePipeline } from '@/hiring/parts/applications/stage-pipeline';
import { closingSoon } from '@/hiring/parts/jobs/labels/job-labels';
import { nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { formatMonthDay, formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './jobs-table.module.css';

/** Number of applications that fills the bar. */
const fullBar = 32;

type Props = { job: ListedJob };

/** The number, its stages as a bar, and the number of new ones. */
export const Applicants = ({ job }: Props) => {
  const { t } = useTranslation('managing');
  const { applicationCount: count, stages } = job;
  const fresh = stages.new ?? 0;
  if (count === 0) return <span className={styles.none}>{t('noApplications')}</span>;
  return (
    <Link className={styles.applicants} to={pathTo(paths.jobApplications, { jobId: job.jobId })}>
      <span className="visually-hidden">{t('applicationsOf', { count, title: nameOf(job, t) })}</span>
      <span className={styles.number} aria-hidden="true">
        {formatNumber(count)}
      </span>
      {Object.keys(stages).length > 0 && (
        <span className={styles.bar}>
          <span style={{ inlineSize: `${Math.max(12, Math.min(100, (count / fullBar) * 100))}%` }}>
            <StagePipeline counts={stages} />
          </span>
        </span>
      )}
      {fresh > 0 && <span className={styles.fresh}>{t('newApplications', { count: fresh })}</span>}
    </Link>
  );
};

/** The same in text, for phones. */
export const ApplicantCounts = ({ job: { applicationCount: count, stages } }: Props) => {
  const { t } = useTranslation('managing');
  const fresh = stages.new ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.counts}>
      {t('applicants', { count })}
      {fresh > 0 && <b>{t('newApplications', { count: fresh })}</b>}
    </span>
  );
};

/** "Dec 4", or "Open" without a deadline. */
export const Closes = ({ job: { status, applicationDeadlineOn: day } }: Props) => {
  const { t } = useTranslation(['managing', 'marketplace']);
  if (day === null) return t(status === 'active' || status === 'paused' ? 'noDeadline' : 'none');
  const soon = status === 'active' ? closingSoon(day, t) : null;
  if (soon === null) return formatMonthDay(day);
  return (
    <strong className={styles.soon} title={soon}>
      {formatMonthDay(day)} <span className="visually-hidden">{soon}</span>
    </strong>
  );
};
