import { useParams } from 'react-router-dom';
import { scopeOf } from '@shared/domain/permissions';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/base/page';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { jobApplicantsQuery } from './applicant-queries';
import { ApplicantsList } from './applicants-list';
import { ExportButton } from './export-button';
import { useJobApplicants } from './use-all-pages';

export const JobApplicantsView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('applicants');
  const { me } = useSession();
  const applicants = useJobApplicants(jobApplicantsQuery(jobId));
  const { jobTitle, rows, error } = applicants;
  const role = me?.membership?.role;
  const mayExport = role !== undefined && scopeOf('exportApplications', role) !== 'none';
  const isGone = error instanceof ApiError && error.status === 404;
  const toJob = pathTo(paths.manageJob, { jobId });
  return (
    <Page
      title={jobTitle ? t('job.titleOf', { title: jobTitle }) : t('job.title')}
      width="full"
      breadcrumb={[
        { label: t('dashboard'), to: paths.employerDashboard },
        { label: t('jobs'), to: paths.manageJobs },
        { label: t('job.title') },
      ]}
      actions={
        !isGone && (
          <>
            {mayExport && rows.length > 0 && <ExportButton jobId={jobId} jobTitle={jobTitle ?? ''} />}
            <ButtonLink to={toJob} variant="secondary">
              {t('job.view')}
            </ButtonLink>
          </>
        )
      }
    >
      {isGone ? (
        <EmptyState
          illustration="search"
          title={t('job.goneTitle')}
          text={t('job.goneText')}
          action={<ButtonLink to={paths.manageJobs}>{t('inbox.manage')}</ButtonLink>}
        />
      ) : (
        <ApplicantsList
          applicants={applicants}
          jobId={jobId}
          empty={{ text: t('job.noneText'), action: <ButtonLink to={toJob}>{t('job.view')}</ButtonLink> }}
        />
      )}
    </Page>
  );
};
