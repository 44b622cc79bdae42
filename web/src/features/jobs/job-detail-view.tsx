import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import { Link, useParams } from 'react-router-dom';
import type { ApplicationStatus } from '@shared/model/enumerations';
import type { JobDetail } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { Columns, Facts, Prose, Quiet, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/components/marketplace/application-status-badge';
import { JobFacts } from '@/components/marketplace/job-facts';
import { JobText } from '@/components/marketplace/job-text';
import { QueryGate } from '@/components/query-gate';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/form-message';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { ageLabel } from '@/lib/format';
import { dashboardFor, isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';
import { JobBadges } from './job-badges';
import { jobDetailQuery } from './job-queries';

const ApplyDialog = lazy(() => import('./apply-dialog').then((module) => ({ default: module.ApplyDialog })));

/** The full page for somebody signed in, with company, recruiter and the way to apply. */
export const JobDetailView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('jobs');
  const { me } = useSession();
  const job = useQuery(jobDetailQuery(jobId));
  const title = job.data?.title ?? t('job.title');
  return (
    <Page
      title={title}
      width="wide"
      description={job.data?.organization}
      breadcrumb={[{ label: t('detail.dashboard'), to: me ? dashboardFor(me) : paths.dashboard }, { label: title }]}
    >
      <QueryGate
        query={job}
        loading={t('detail.loading')}
        gone={{
          title: t('job.goneTitle'),
          text: t('job.goneText'),
          action: <ButtonLink to={paths.jobs}>{t('job.browse')}</ButtonLink>,
        }}
      >
        {(data) => (
          <Columns count="main" gap="l">
            <Posting job={data} />
            <Company job={data} />
          </Columns>
        )}
      </QueryGate>
    </Page>
  );
};

const Posting = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation(['jobs', 'marketplace']);
  return (
    <Stack gap="l">
      <Card>
        <Stack>
          <JobBadges job={job} />
          <JobFacts job={job} full />
          {job.publishedAt && <Quiet>{t('marketplace:posted', { age: ageLabel(job.publishedAt) })}</Quiet>}
          <NextStep job={job} />
        </Stack>
      </Card>
      <Card>
        <Stack gap="l">
          <JobText title={t('job.description')} text={job.description} />
          <JobText title={t('job.requirements')} text={job.requirements} />
          <JobText title={t('job.instructions')} text={job.applicationInstructions} />
        </Stack>
      </Card>
    </Stack>
  );
};

/** Apply, the state of the application sent, or why neither is possible. */
const NextStep = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation('jobs');
  const { me } = useSession();
  const [applying, setApplying] = useState(false);

  if (me && isEmployer(me))
    return (
      <Row>
        <ButtonLink to={pathTo(paths.manageJob, { jobId: job.jobId })} variant="secondary">
          {t('detail.manage')}
        </ButtonLink>
      </Row>
    );
  if (job.applicationId && job.applicationStatus)
    return (
      <Row>
        <strong>{t('detail.applied')}</strong>
        <ApplicationStatusBadge status={job.applicationStatus as ApplicationStatus} side="professional" />
        <ButtonLink to={pathTo(paths.application, { applicationId: job.applicationId })} variant="secondary">
          {t('detail.viewApplication')}
        </ButtonLink>
      </Row>
    );
  if (job.status !== 'active') return <FormMessage kind="info">{t('detail.closed')}</FormMessage>;
  return (
    <>
      <Row>
        <Button onClick={() => setApplying(true)}>{t('detail.apply')}</Button>
      </Row>
      {applying && (
        <Suspense fallback={<Loading label={t('detail.opening')} />}>
          <ApplyDialog job={job} onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </>
  );
};

const Company = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation('jobs');
  const { company, recruiter, contactEmails } = job;
  return (
    <Stack gap="l">
      <Card title={t('detail.contact')}>
        <Facts
          items={[
            { label: t('detail.recruiter'), value: `${recruiter.first_name} ${recruiter.last_name}`.trim() },
            {
              label: t('detail.email'),
              value: contactEmails.length > 0 && (
                <Stack as="ul" gap="xs">
                  {contactEmails.map((email) => (
                    <li key={email}>
                      <a href={`mailto:${email}`}>{email}</a>
                    </li>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      </Card>
      <Card title={t('detail.company', { name: company.name })}>
        <Stack>
          {company.description && <Prose>{company.description}</Prose>}
          <Facts
            items={[
              { label: t('detail.industry'), value: company.industry },
              { label: t('detail.size'), value: company.size && t('detail.employees', { size: company.size }) },
              {
                label: t('detail.website'),
                value: company.website && (
                  <a href={company.website} rel="noopener noreferrer nofollow" target="_blank">
                    {company.website}
                  </a>
                ),
              },
            ]}
          />
        </Stack>
      </Card>
      <Link to={paths.jobs}>{t('detail.more')}</Link>
    </Stack>
  );
};
