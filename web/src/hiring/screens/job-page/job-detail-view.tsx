import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { paths } from '@shared/paths';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { dashboardFor, isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { DetailBody } from './detail-body';
import { hasApplied } from './job-actions';
import styles from './job-page.module.css';
import { jobDetailQuery } from './job-page-queries';
import { ShareButton } from './share-button';

export const JobDetailView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('job-page');
  const { me } = useSession();
  const job = useQuery(jobDetailQuery(jobId));
  const title = job.data?.title || t('title');
  const list = me && isEmployer(me) ? paths.manageJobs : paths.jobs;
  const dashboard = me ? dashboardFor(me) : paths.dashboard;
  return (
    <Page
      title={title}
      width="wide"
      actions={job.data && !hasApplied(job.data) && job.data.status !== 'draft' && <ShareButton job={job.data} />}
      breadcrumb={[{ label: t('jobs'), to: list }, { label: title }]}
    >
      <QueryGate
        query={job}
        loading={t('loading')}
        gone={{ title: t('gone'), text: t('goneText'), action: <ButtonLink to={paths.jobs}>{t('browse')}</ButtonLink> }}
      >
        {(data) => (
          <DetailBody
            key={jobId}
            job={data}
            look="page"
            end={
              <Link to={dashboard} className={styles.back}>
                {t('backToDashboard')}
              </Link>
            }
          />
        )}
      </QueryGate>
    </Page>
  );
};
