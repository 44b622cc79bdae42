import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { Link } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { Badge } from '@/components/ui/badge';
import { managedJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './verification.module.css';

const shownDrafts = 5;

/** Jobs that wait for the verification. */
export const ReadyDrafts = () => {
  const { t } = useTranslation(['organization-verification', 'managing', 'marketplace']);
  const { data } = useQuery(managedJobsQuery({ status: 'draft' }));
  const drafts = data?.items ?? [];
  if (drafts.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('drafts')}</h2>
      <ul role="list" className={styles.drafts}>
        {drafts.slice(0, shownDrafts).map((job) => (
          <li key={job.jobId}>
            <Link to={pathTo(paths.manageJob, { jobId: job.jobId })}>{nameOf(job, t)}</Link>
            <Badge tone="neutral">
              <Lock size={13} aria-hidden="true" /> {t('jobStatus.draft')}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
};
