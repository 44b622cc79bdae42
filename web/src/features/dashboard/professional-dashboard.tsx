import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Me } from '@shared/api/accounts.routes';
import { missingProfileParts } from '@shared/domain/completion';
import type { MyApplication } from '@shared/model/application';
import type { JobCard as Posting } from '@shared/model/job';
import type { MyProfile } from '@shared/model/professional';
import { dashboardTab, paths, pathTo } from '@shared/paths';
import { Columns, Quiet, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/components/marketplace/application-status-badge';
import { Figures } from '@/components/marketplace/figures';
import { JobCard } from '@/components/marketplace/job-card';
import { Meter } from '@/components/meter';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { Tabs } from '@/components/ui/tabs';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/i18n';
import { applicationFigures } from './application-figures';
import { type ProfessionalTab, professionalTabs, tabIn } from './professional-tabs';
import { ProfileViews } from './profile-views';

type Props = {
  me: Me;
  profile: MyProfile;
  applications: readonly MyApplication[];
  /** Older applications exist that were not counted. */
  more: boolean;
  jobs: readonly Posting[];
  /** Contents of their tabs, which other features read. */
  calendar: ReactNode;
  portfolio: ReactNode;
};

const shownApplications = 3;
const shownSteps = 3;

/** What a professional wants to know first, their calendar and their portfolio. */
export const ProfessionalDashboard = ({ calendar, portfolio, ...overview }: Props) => {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useSearchParams();
  const { me, profile } = overview;
  const contents: Record<ProfessionalTab, ReactNode> = {
    overview: <Overview {...overview} />,
    calendar,
    portfolio,
  };
  return (
    <Page
      title={t('professional.welcome', { name: me.firstName || t('professional.doctor') })}
      description={[profile.specialty, profile.location].filter(Boolean).join(', ')}
      width="wide"
      actions={
        <ButtonLink to={paths.editProfile} variant="secondary">
          {t('professional.edit')}
        </ButtonLink>
      }
    >
      <Tabs
        label={t('professional.tabs.label')}
        value={tabIn(search)}
        onChange={(tab) => setSearch(tab === 'overview' ? {} : { [dashboardTab.parameter]: tab })}
        tabs={professionalTabs.map((value) => ({
          value,
          label: t(`professional.tabs.${value}`),
          content: contents[value],
        }))}
      />
    </Page>
  );
};

/** How the applications stand, what to complete, who looked, what is new. */
const Overview = ({ profile, applications, more, jobs }: Omit<Props, 'calendar' | 'portfolio'>) => {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap="l">
      {applications.length > 0 && (
        <div>
          <Figures label={t('professional.figures')} items={applicationFigures(applications, t)} />
          {more && <Quiet>{t('professional.newestOnly', { count: applications.length })}</Quiet>}
        </div>
      )}
      <Columns count="main" gap="l">
        <Stack gap="l">
          <RecentApplications applications={applications.slice(0, shownApplications)} />
          <NewestJobs jobs={jobs} specialty={profile.specialty} />
        </Stack>
        <Stack gap="l">
          <Completion profile={profile} />
          <ProfileViews visibility={profile.privacy.visibility} />
        </Stack>
      </Columns>
    </Stack>
  );
};

const RecentApplications = ({ applications }: { applications: readonly MyApplication[] }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      title={t('professional.recent')}
      actions={applications.length > 0 && <Link to={paths.applications}>{t('all')}</Link>}
    >
      {applications.length === 0 ? (
        <EmptyState
          illustration="inbox"
          title={t('professional.noneTitle')}
          text={t('professional.noneText')}
          action={<ButtonLink to={paths.jobs}>{t('professional.browse')}</ButtonLink>}
        />
      ) : (
        <Stack as="ul">
          {applications.map(({ applicationId, jobId, jobTitle, organization, appliedAt, status }) => (
            <Row as="li" key={applicationId} justify="between">
              <div>
                <Link to={pathTo(paths.jobDetail, { jobId })}>{jobTitle}</Link>
                <Quiet>{t('professional.appliedOn', { organization, date: formatDate(appliedAt) })}</Quiet>
              </div>
              <Row>
                <ApplicationStatusBadge status={status} side="professional" />
                <Link
                  to={pathTo(paths.application, { applicationId })}
                  aria-label={t('professional.viewOf', { title: jobTitle })}
                >
                  {t('professional.view')}
                </Link>
              </Row>
            </Row>
          ))}
        </Stack>
      )}
    </Card>
  );
};

const NewestJobs = ({ jobs, specialty }: { jobs: readonly Posting[]; specialty: string | null }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Stack as="section">
      <Row justify="between" align="baseline">
        <h2>{specialty ? t('professional.newestIn', { specialty }) : t('professional.newest')}</h2>
        <Link to={paths.jobs}>{t('professional.browse')}</Link>
      </Row>
      {jobs.length === 0 ? (
        <Quiet>{specialty ? t('professional.noJobsIn', { specialty }) : t('professional.noJobs')}</Quiet>
      ) : (
        <Stack as="ul">
          {jobs.map((job) => (
            <li key={job.jobId}>
              <JobCard job={job} heading="h3" to={pathTo(paths.jobDetail, { jobId: job.jobId })} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
};

const Completion = ({ profile }: { profile: MyProfile }) => {
  const { t } = useTranslation('dashboard');
  const steps = missingProfileParts(profile).slice(0, shownSteps);
  return (
    <Card title={t('professional.profile')}>
      <Stack>
        <Meter label={t('professional.completion')} percent={profile.profile_completion} />
        {steps.length === 0 ? (
          <Quiet>{t('professional.complete')}</Quiet>
        ) : (
          <>
            <p>{t('professional.nextSteps')}</p>
            <Stack as="ul" gap="xs">
              {steps.map(({ part, points }) => (
                <li key={part}>{t('professional.step', { step: t(`parts.${part}`), points })}</li>
              ))}
            </Stack>
            <Row>
              <ButtonLink to={paths.profileSetup} variant="secondary">
                {t('professional.completeProfile')}
              </ButtonLink>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
};
