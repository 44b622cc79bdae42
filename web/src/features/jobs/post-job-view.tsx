import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { useLocation, useParams } from 'react-router-dom';
import type { FieldErrors } from '@shared/errors';
import { paths } from '@shared/paths';
import { QueryGate } from '@/components/query-gate';
import { ButtonLink } from '@/components/ui/button-link';
import { FormMessage } from '@/components/ui/form-message';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { JobForm } from './job-form';
import { managedJobQuery } from './job-queries';

/** What the management pages hand over when a draft could not be published. */
export type PostingProblems = { problems?: FieldErrors };

/** The post form: empty, or loaded with the posting of the address. */
export const PostJobView = () => {
  const { jobId } = useParams();
  const { t } = useTranslation('jobs');
  const title = t(jobId ? 'form.editTitle' : 'form.postTitle');
  return (
    <Page
      title={title}
      description={t('form.description')}
      breadcrumb={[{ label: t('manage.breadcrumb'), to: paths.manageJobs }, { label: title }]}
    >
      {jobId ? <EditForm key={jobId} jobId={jobId} /> : <JobForm key="new" job={null} />}
    </Page>
  );
};

const EditForm = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('jobs');
  const { state } = useLocation() as { state: PostingProblems | null };
  // The form starts from what is stored now, and is not replaced under somebody's hands.
  const job = useQuery({
    ...managedJobQuery(jobId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!job.isFetchedAfterMount) return <Loading label={t('job.loading')} />;
  return (
    <QueryGate
      query={job}
      loading={t('job.loading')}
      gone={{
        title: t('job.goneTitle'),
        text: t('manage.goneText'),
        action: <ButtonLink to={paths.manageJobs}>{t('manage.back')}</ButtonLink>,
      }}
    >
      {(data) =>
        data.status === 'closed' ? (
          <FormMessage kind="info">{t('form.closed')}</FormMessage>
        ) : (
          <JobForm job={data} problems={state?.problems} />
        )
      }
    </QueryGate>
  );
};
