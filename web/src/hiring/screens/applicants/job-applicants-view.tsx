import { useParams } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/base/page';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { jobApplicantsQuery } from './drawer/applicant-queries';
import { ApplicantsList } from './applicants-list';
import { ExportButton } from './export-button';
import styles from './list-tools.module.css';
import { useJobApplicants } from './use-all-pages';

export const JobApplicantsView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('applicants');
  const applicants = useJobApplicants(jobApplicantsQuery(jobId));
  const { jobTitle, error } = applicants;
  const job = { value: jobId, label: jobTitle ?? '' };
  const toJob = pathTo(paths.manageJob, { jobId });
  const title = jobTitle ? t('job.titleOf', { title: jobTitle }) : t('job.title');
  const breadcrumb = [{ label: t('jobs'), to: paths.manageJobs }, { label: title }];
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title={title} breadcrumb={breadcrumb}>
        <EmptyState
          illustration="search"
          title={t('job.goneTitle')}
          text={t('job.goneText')}
          action={<ButtonLink to={paths.manageJobs}>{t('inbox.manage')}</ButtonLink>}
        />
      </Page>
    );
  return (
    <ApplicantsList
      title={title}
      applicants={applicants}
      job={job}
      breadcrumb={breadcrumb}
      actions={
        <>
          <ButtonLink to={toJob} variant="secondary" className={styles.viewJob ?? ''}>
            {t('job.view')}
          </ButtonLink>
          <ExportButton jobs={[job]} />
        </>
      }
      empty={{ text: t('job.noneText'), action: <ButtonLink to={toJob}>{t('job.view')}</ButtonLink> }}
    />
  );
};
