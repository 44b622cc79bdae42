import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { publicJobQuery } from './job-page-queries';
import { PublicBody } from './public-body';
import { ShareButton } from './share-button';

export const JobView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('job-page');
  const { status, error } = useSession();
  const isProfessional = useSaverId() !== null;
  const { search } = useLocation();
  if (status === 'loading' && !error) return <Loading label={t('loading')} />;
  return isProfessional ? (
    <Navigate to={pathTo(paths.jobDetail, { jobId }) + search} replace />
  ) : (
    <PublicPage key={jobId} jobId={jobId} />
  );
};

const PublicPage = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('job-page');
  const isInWorkspace = use(PageFrameContext) !== null;
  const job = useQuery(publicJobQuery(jobId));
  const title = job.data?.title ?? t('title');
  return (
    <Page
      title={title}
      width="wide"
      actions={job.data && isInWorkspace && <ShareButton job={job.data} />}
      breadcrumb={[{ label: t('jobs'), to: paths.jobs }, { label: title }]}
    >
      <QueryGate
        query={job}
        loading={t('loading')}
        rows={3}
        gone={{ title: t('gone'), text: t('goneText'), action: <ButtonLink to={paths.jobs}>{t('browse')}</ButtonLink> }}
      >
        {(data) => <PublicBody job={data} look={isInWorkspace ? 'page' : 'public'} />}
      </QueryGate>
    </Page>
  );
};
