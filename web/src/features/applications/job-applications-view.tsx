import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { useParams } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/button-link';
import { Page } from '@/components/ui/page';
import { jobApplicationsQuery } from './application-queries';
import { ReceivedApplications } from './received-applications';

/** Who applied for one job. */
export const JobApplicationsView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('applications');
  const applications = useInfiniteQuery(jobApplicationsQuery(jobId));
  const jobTitle = applications.data?.pages[0]?.jobTitle;
  const toJob = pathTo(paths.manageJob, { jobId });
  return (
    <Page
      title={jobTitle ? t('job.titleOf', { title: jobTitle }) : t('job.title')}
      width="wide"
      breadcrumb={[
        { label: t('dashboard'), to: paths.employerDashboard },
        { label: t('jobs'), to: paths.manageJobs },
        { label: t('job.title') },
      ]}
      actions={
        <ButtonLink to={toJob} variant="secondary">
          {t('job.view')}
        </ButtonLink>
      }
    >
      <ReceivedApplications
        applications={applications}
        empty={{ text: t('job.noneText'), action: <ButtonLink to={toJob}>{t('job.view')}</ButtonLink> }}
      />
    </Page>
  );
};
