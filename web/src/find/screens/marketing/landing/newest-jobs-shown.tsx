import { Link } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { FacilityPicture } from '@/components/faces/facility-picture';
import { classNames } from '@/components/ui/base/class-names';
import { RowPay } from '@/hiring/parts/jobs/job-headline';
import { placeOf } from '@/hiring/parts/jobs/labels/job-labels';
import { useTranslation } from '@/lib/i18n/i18n';
import { ageLabel } from '@/lib/time/format';
import type { LiveJobs } from './live-jobs';
import styles from './newest-jobs.module.css';

export const JobRows = ({ jobs }: Pick<LiveJobs, 'jobs'>) => {
  const { t } = useTranslation('marketplace');
  return (
    <ul className={styles.rows}>
      {jobs.map((job) => (
        <li key={job.jobId} className={styles.row}>
          <FacilityPicture id={job.organizationId} shift={job.shift} shape="thumb" />
          <div className={styles.words}>
            <RowPay job={job} />
            <h3 className={styles.jobTitle}>
              <Link to={pathTo(paths.job, { jobId: job.jobId })} className={classNames(styles.link)}>
                {job.title}
              </Link>
            </h3>
            <p className={styles.place}>
              <strong>{placeOf(job, t)}</strong> <span>{job.organization}</span>
            </p>
          </div>
          {job.publishedAt && <span className={styles.age}>{ageLabel(job.publishedAt)}</span>}
        </li>
      ))}
    </ul>
  );
};

export const ProfessionLinks = ({ professions }: Pick<LiveJobs, 'professions'>) => {
  const { t } = useTranslation(['pages/landing', 'labels/professions']);
  return (
    <>
      <span className={styles.openLabel}>{t('hero.open')}</span>
      {professions.map(({ value, count }) => (
        <Link key={value} to={`${paths.jobs}?profession=${value}`} className={classNames(styles.profession)}>
          {t(`profession.${value}`)} <b>{count}</b>
        </Link>
      ))}
    </>
  );
};
