import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { useAppliedTo } from '@/entities/jobs/applied-jobs';
import { JobRow } from '@/entities/jobs/job-row';
import { JobRows } from '@/entities/jobs/job-rows';
import { SaveJobButton } from '@/entities/jobs/save-job-button';
import { useSaverId } from '@/entities/jobs/saver';
import { similarJobsQuery } from './job-page-queries';
import styles from './job-page.module.css';

/** Renders nothing on error or without results. */
export const SimilarJobs = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('job-page');
  const page = useSaverId() === null ? paths.job : paths.jobDetail;
  const hasApplied = useAppliedTo();
  const { data } = useQuery(similarJobsQuery(jobId));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="similar-jobs" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="similar-jobs">{t('similar.title')}</h2>
        <Link to={paths.jobs}>{t('similar.all')}</Link>
      </div>
      <JobRows>
        {data.items.map((job) => (
          <li key={job.jobId}>
            <JobRow
              job={job}
              to={pathTo(page, { jobId: job.jobId })}
              applied={hasApplied(job.jobId)}
              action={<SaveJobButton job={job} />}
            />
          </li>
        ))}
      </JobRows>
    </section>
  );
};
