import { useQuery } from '@tanstack/react-query';
import { paths } from '@shared/paths';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { useTranslation } from '@/lib/i18n/i18n';
import { DetailBody } from './detail-body';
import { jobDetailQuery, publicJobQuery } from './job-page-queries';
import { PublicBody } from './public-body';

const useGone = () => {
  const { t } = useTranslation('job-page');
  return { title: t('gone'), text: t('goneText'), action: <ButtonLink to={paths.jobs}>{t('browse')}</ButtonLink> };
};

const OwnPane = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('job-page');
  return (
    <QueryGate query={useQuery(jobDetailQuery(jobId))} loading={t('loading')} gone={useGone()}>
      {(job) => <DetailBody job={job} look="pane" />}
    </QueryGate>
  );
};

const PublicPane = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('job-page');
  return (
    <QueryGate query={useQuery(publicJobQuery(jobId))} loading={t('loading')} gone={useGone()}>
      {(job) => <PublicBody job={job} look="pane" />}
    </QueryGate>
  );
};

/** The job beside the list. */
export const JobPane = ({ jobId }: { jobId: string }) =>
  useSaverId() === null ? <PublicPane jobId={jobId} /> : <OwnPane jobId={jobId} />;
