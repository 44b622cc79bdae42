import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import type { JobCard } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { useAppliedTo } from '@/hiring/parts/jobs/saved/applied-jobs';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { JobRows } from '@/hiring/parts/jobs/job-rows';
import { SaveJobButton } from '@/hiring/parts/jobs/saved/save-job-button';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { possibleJobsQuery, similarJobsQuery } from './job-page-queries';
import styles from './job-page.module.css';
import type { ViewedJob } from './job-parts';

/**
 * Jobs of the same professions. Where it takes no applications, professionals see jobs they're eligible for instead, if
 * it names a unit or specialty.
 */
const useSimilar = (job: ViewedJob): readonly JobCard[] | undefined => {
  const isOwnChoice = useSaverId() !== null && job.status !== 'active' && (job.unit ?? job.specialty) !== null;
  const possible = useQuery({ ...possibleJobsQuery(job), enabled: isOwnChoice });
  const similar = useQuery({ ...similarJobsQuery(job.jobId), enabled: !isOwnChoice });
  return isOwnChoice ? possible.data?.items.slice(0, limits.similarJobs) : similar.data?.items;
};

/** Renders nothing on error, or for an open job without similar ones. */
export const SimilarJobs = ({ job }: { job: ViewedJob }) => {
  const { t } = useTranslation('job-page');
  const page = useSaverId() === null ? paths.job : paths.jobDetail;
  const hasApplied = useAppliedTo();
  const similar = useSimilar(job);
  const isOpen = job.status === 'active';
  if (similar?.length === 0 && !isOpen)
    return (
      <MutedText>
        {t('similar.none')} <Link to={paths.jobs}>{t('similar.all')}</Link>
      </MutedText>
    );
  if (!similar || similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-jobs" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="similar-jobs">{t(isOpen ? 'similar.title' : 'similar.open')}</h2>
        <Link to={paths.jobs}>{t('similar.all')}</Link>
      </div>
      <JobRows>
        {similar.map((it) => (
          <li key={it.jobId}>
            <JobRow
              job={it}
              to={pathTo(page, { jobId: it.jobId })}
              applied={hasApplied(it.jobId)}
              action={<SaveJobButton job={it} />}
            />
          </li>
        ))}
      </JobRows>
    </section>
  );
};
