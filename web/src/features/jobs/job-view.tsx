import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { useParams } from 'react-router-dom';
import type { PublicJob } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { Quiet, Row, Stack } from '@/components/layout';
import { JobFacts } from '@/components/marketplace/job-facts';
import { JobText } from '@/components/marketplace/job-text';
import { QueryGate } from '@/components/query-gate';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/page';
import { ageLabel } from '@/lib/format';
import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';
import { JobBadges } from './job-badges';
import { publicJobQuery } from './job-queries';

/** What anybody may read of an active posting. */
export const JobView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('jobs');
  const job = useQuery(publicJobQuery(jobId));
  const title = job.data?.title ?? t('job.title');
  return (
    <Page
      title={title}
      description={job.data?.organization}
      breadcrumb={[{ label: t('browse.breadcrumb'), to: paths.jobs }, { label: title }]}
    >
      <QueryGate
        query={job}
        loading={t('job.loading')}
        rows={3}
        gone={{
          title: t('job.goneTitle'),
          text: t('job.goneText'),
          action: <ButtonLink to={paths.jobs}>{t('job.browse')}</ButtonLink>,
        }}
      >
        {(data) => <Posting job={data} />}
      </QueryGate>
    </Page>
  );
};

const Posting = ({ job }: { job: PublicJob }) => {
  const { t } = useTranslation(['jobs', 'marketplace']);
  return (
    <Stack gap="l">
      <Card>
        <Stack>
          <JobBadges job={job} />
          <JobFacts job={job} full />
          {job.publishedAt && <Quiet>{t('marketplace:posted', { age: ageLabel(job.publishedAt) })}</Quiet>}
          <NextStep jobId={job.jobId} />
        </Stack>
      </Card>
      <Card>
        <Stack gap="l">
          <JobText title={t('job.description')} text={job.description} />
          <JobText title={t('job.requirements')} text={job.requirements} />
        </Stack>
      </Card>
    </Stack>
  );
};

/** The signed-in page asks a visitor to sign in and comes back. */
const NextStep = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('jobs');
  const { status, me } = useSession();
  if (status === 'loading') return null;
  if (me && isEmployer(me)) return <Quiet>{t('job.employerNote')}</Quiet>;
  return (
    <Row>
      <ButtonLink to={pathTo(paths.jobDetail, { jobId })}>
        {me ? t('job.detailsAndApply') : t('job.signInToApply')}
      </ButtonLink>
      {!me && <Quiet as="span">{t('job.signInNote')}</Quiet>}
    </Row>
  );
};
