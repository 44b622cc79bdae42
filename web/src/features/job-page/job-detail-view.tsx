import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link, useParams } from 'react-router-dom';
import { mayNotApply } from '@shared/domain/match-outcome';
import type { ApplicationStatus } from '@shared/model/enumerations';
import type { JobDetail } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Columns, MutedText, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/entities/applications/application-status-badge';
import { JobText } from '@/entities/jobs/job-text';
import { SaveJobButton } from '@/entities/jobs/save-job-button';
import { MatchCard, MatchLink } from '@/entities/applications/match-card';
import { OutcomeLine } from '@/entities/applications/match-outcome';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { formatDate } from '@/lib/time/format';
import { dashboardFor, isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { CompanyCard, ContactCard, EmployerReviewsCard } from './company-cards';
import styles from './job-page.module.css';
import { jobDetailQuery } from './job-page-queries';
import { About, Benefits, Details, Qualifications, Summary, Texts } from './job-parts';
import { PayPackage } from './pay-package';
import { ShareButton } from './share-button';
import { SimilarJobs } from './similar-jobs';

const ApplyDialog = lazy(() => import('./apply-dialog').then((module) => ({ default: module.ApplyDialog })));

const hasApplied = (job: JobDetail): boolean => job.applicationId !== null;

export const JobDetailView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('job-page');
  const { me } = useSession();
  const job = useQuery(jobDetailQuery(jobId));
  const title = job.data?.title || t('title');
  const dashboard = me ? dashboardFor(me) : paths.dashboard;
  return (
    <Page
      title={title}
      width="wide"
      description={
        job.data && (
          <Link to={pathTo(paths.organization, { organizationId: job.data.organizationId })}>
            {job.data.organization}
          </Link>
        )
      }
      leading={
        job.data && (
          <OrganizationMark id={job.data.organizationId} name={job.data.organization} url={job.data.logo_url} />
        )
      }
      actions={job.data && !hasApplied(job.data) && job.data.status !== 'draft' && <ShareButton job={job.data} />}
      breadcrumb={[{ label: t('dashboard'), to: dashboard }, { label: title }]}
    >
      <QueryGate
        query={job}
        loading={t('loading')}
        gone={{ title: t('gone'), text: t('goneText'), action: <ButtonLink to={paths.jobs}>{t('browse')}</ButtonLink> }}
      >
        {(data) => (
          <Stack gap="xl">
            <Columns count="main" gap="l" key={jobId}>
              <ViewedJob job={data} />
              <Aside job={data} />
            </Columns>
            {data.status !== 'draft' && <SimilarJobs jobId={jobId} />}
            <Link to={dashboard}>{t('backToDashboard')}</Link>
          </Stack>
        )}
      </QueryGate>
    </Page>
  );
};

const ViewedJob = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation('job-page');
  return (
    <Stack gap="l">
      <Summary job={job}>
        <MatchLink match={job.match} />
        <NextStep job={job} />
      </Summary>
      <Qualifications job={job} />
      <Details job={job} />
      <PayPackage job={job} />
      <Texts job={job}>
        <JobText title={t('instructions')} text={job.applicationInstructions} />
      </Texts>
      <Benefits job={job} />
      <CompanyCard company={job.company} />
      {job.status !== 'draft' && <EmployerReviewsCard job={job} />}
    </Stack>
  );
};

const Aside = ({ job }: { job: JobDetail }) => {
  const { me } = useSession();
  return (
    <Stack gap="l">
      {me && !isEmployer(me) && <MatchCard match={job.match} side="professional" />}
      <About job={job} />
      <ContactCard job={job} />
    </Stack>
  );
};

const Applied = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation('job-page');
  return (
    <Row>
      <strong>{t('applied.title')}</strong>
      {job.applicationStatus && (
        <ApplicationStatusBadge status={job.applicationStatus as ApplicationStatus} side="professional" />
      )}
      {job.appliedAt && <MutedText as="span">{t('applied.on', { date: formatDate(job.appliedAt) })}</MutedText>}
      <ButtonLink
        to={pathTo(paths.application, { applicationId: job.applicationId ?? '' })}
        variant="secondary"
        size="small"
      >
        {t('applied.view')}
      </ButtonLink>
    </Row>
  );
};

const NextStep = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation('job-page');
  const { me } = useSession();
  const [applying, setApplying] = useState(false);

  if (me && isEmployer(me))
    return (
      <Row>
        <ButtonLink to={pathTo(paths.manageJob, { jobId: job.jobId })} variant="secondary">
          {t('manage')}
        </ButtonLink>
      </Row>
    );
  return (
    <>
      <Ways job={job} onApply={() => setApplying(true)} />
      {/* Stays open if another tab applied first, to explain it. */}
      {applying && (
        <Suspense fallback={<MutedText>{t('apply.opening')}</MutedText>}>
          <ApplyDialog job={job} onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </>
  );
};

const Ways = ({ job, onApply }: { job: JobDetail; onApply: () => void }) => {
  const { t } = useTranslation(['job-page', 'notices']);
  const isOpen = job.status === 'active';
  const refused = job.match !== null && mayNotApply(job.match) ? job.match : null;
  if (hasApplied(job)) {
    return (
      <Stack>
        <Applied job={job} />
        {isOpen && job.mayApplyAgain && refused === null && (
          <div className={styles.actions} data-footer-bar="">
            <Button onClick={onApply}>{t('apply.again')}</Button>
          </div>
        )}
      </Stack>
    );
  }
  if (!isOpen) return <FormMessage kind="info">{t('jobNotOpen')}</FormMessage>;
  return (
    <div className={styles.actions} data-footer-bar="">
      {refused ? <OutcomeLine outcome={refused} /> : <Button onClick={onApply}>{t('apply.open')}</Button>}
      <SaveJobButton job={job} wide saved={job.saved} />
    </div>
  );
};
