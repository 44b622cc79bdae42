import { useTranslation } from '@/lib/i18n';
import { Link } from 'react-router-dom';
import type { ReceivedApplication } from '@shared/model/application';
import type { ManagedJob } from '@shared/model/job';
import type { TeamMember } from '@shared/model/organization';
import { teamRoleLabels } from '@shared/model/vocabulary';
import { companyProfileCompletion, isCompleteEnough } from '@shared/domain/completion';
import { paths, pathTo } from '@shared/paths';
import type { ApiResult } from '@/lib/api';
import { Columns, Quiet, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/components/marketplace/application-status-badge';
import { Figures } from '@/components/marketplace/figures';
import { JobStatusBadge } from '@/components/marketplace/job-status-badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { type Column, RecordList } from '@/components/ui/record-list';
import { ageLabel } from '@/lib/format';

type Summary = ApiResult<'getEmployerJobs'>;
type Props = { summary: Summary; applications: readonly ReceivedApplication[] };

const shownJobs = 5;
const shownApplications = 5;

/** What an employer wants to know first: figures, newest postings, new applications and, for managers, the team. */
export const EmployerDashboard = ({ summary, applications }: Props) => {
  const { t } = useTranslation('dashboard');
  const { employerProfile, totals, teamMembers, jobs } = summary;
  const { can_manage_team: manages, organization } = employerProfile;
  return (
    <Page
      title={t('employer.welcome', { role: t(manages ? 'employer.manager' : 'employer.member') })}
      description={manages ? t('employer.organization', { organization, count: teamMembers.length }) : organization}
      width="wide"
      actions={
        <>
          <ButtonLink to={paths.settings} variant="secondary">
            {t('employer.settings')}
          </ButtonLink>
          <ButtonLink to={paths.postJob}>{t('employer.post')}</ButtonLink>
        </>
      }
    >
      <Stack gap="l">
        <Figures
          label={t('employer.figures')}
          items={[
            { label: t('employer.activeJobs'), value: totals.activeJobs, to: paths.manageJobs },
            { label: t('employer.totalApplications'), value: totals.totalApplications, to: paths.applications },
            ...(manages
              ? [{ label: t('employer.teamMembers'), value: teamMembers.length, to: `${paths.employerProfile}#team` }]
              : []),
            { label: t('employer.postedByMe'), value: totals.postedByMe },
          ]}
        />
        <NextStep summary={summary} />
        <NewestJobs jobs={jobs.slice(0, shownJobs)} manages={manages} />
        <Columns gap="l">
          <RecentApplications applications={applications.slice(0, shownApplications)} />
          <Stack gap="l">
            <QuickActions manages={manages} />
            {manages && <Team members={teamMembers} />}
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
};

/** Candidates look the company up: an administrator is asked to introduce it. */
const NextStep = ({ summary: { employerProfile } }: { summary: Summary }) => {
  const { t } = useTranslation('dashboard');
  if (employerProfile.role !== 'admin' || isCompleteEnough(companyProfileCompletion(employerProfile.company)))
    return null;
  return (
    <Card tone="sunken" title={t('employer.introduceTitle')}>
      <Row justify="between">
        <p>{t('employer.introduceText')}</p>
        <ButtonLink to={paths.employerProfile} variant="secondary">
          {t('employer.introduce')}
        </ButtonLink>
      </Row>
    </Card>
  );
};

const fullName = (person: { first_name: string; last_name: string } | null): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

const NewestJobs = ({ jobs, manages }: { jobs: readonly ManagedJob[]; manages: boolean }) => {
  const { t } = useTranslation('dashboard');
  const columns: Column<ManagedJob>[] = [
    {
      key: 'job',
      header: t('employer.columns.job'),
      main: true,
      cell: ({ jobId, title, department }) => (
        <>
          <Link to={pathTo(paths.manageJob, { jobId })}>{title || t('employer.untitled')}</Link>
          {department && <Quiet>{department}</Quiet>}
        </>
      ),
    },
    { key: 'postedBy', header: t('employer.columns.postedBy'), cell: (job) => fullName(job.posted_by_profile) },
    {
      key: 'assignedTo',
      header: t('employer.columns.assignedTo'),
      cell: (job) => fullName(job.assigned_to_profile) || t('employer.nobody'),
    },
    {
      key: 'applications',
      header: t('employer.columns.applications'),
      align: 'end',
      cell: ({ jobId, title, applicationCount }) => (
        <Link
          to={pathTo(paths.jobApplications, { jobId })}
          aria-label={t('employer.applicationsOf', { count: applicationCount, title })}
        >
          {applicationCount}
        </Link>
      ),
    },
    { key: 'status', header: t('employer.columns.status'), cell: ({ status }) => <JobStatusBadge status={status} /> },
  ];
  return (
    <Stack as="section">
      <Row justify="between" align="baseline">
        <h2>{t(manages ? 'employer.teamJobs' : 'employer.myJobs')}</h2>
        {jobs.length > 0 && <Link to={paths.manageJobs}>{t('all')}</Link>}
      </Row>
      {jobs.length === 0 ? (
        <Card>
          <EmptyState
            illustration="clipboard"
            title={t('employer.noJobsTitle')}
            text={t('employer.noJobsText')}
            action={<ButtonLink to={paths.postJob}>{t('employer.postFirst')}</ButtonLink>}
          />
        </Card>
      ) : (
        <RecordList caption={t('employer.jobsCaption')} columns={columns} rows={jobs} rowKey={({ jobId }) => jobId} />
      )}
    </Stack>
  );
};

const RecentApplications = ({ applications }: { applications: readonly ReceivedApplication[] }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      title={t('employer.recent')}
      actions={applications.length > 0 && <Link to={paths.applications}>{t('all')}</Link>}
    >
      {applications.length === 0 ? (
        <EmptyState illustration="inbox" title={t('employer.noneTitle')} text={t('employer.noneText')} />
      ) : (
        <Stack as="ul">
          {applications.map(({ applicationId, candidate, jobTitle, appliedAt, status }) => (
            <Row as="li" key={applicationId} justify="between">
              <div>
                <Link to={pathTo(paths.application, { applicationId })}>
                  {`${candidate.firstName} ${candidate.lastName}`.trim()}
                </Link>
                <Quiet>{t('employer.appliedFor', { title: jobTitle, age: ageLabel(appliedAt) })}</Quiet>
              </div>
              <ApplicationStatusBadge status={status} side="employer" />
            </Row>
          ))}
        </Stack>
      )}
    </Card>
  );
};

const QuickActions = ({ manages }: { manages: boolean }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('employer.quickActions')}>
      <Row>
        <ButtonLink to={paths.postJob}>{t('employer.post')}</ButtonLink>
        <ButtonLink to={paths.manageJobs} variant="secondary">
          {t('employer.manageJobs')}
        </ButtonLink>
        <ButtonLink to={paths.doctors} variant="secondary">
          {t('employer.browse')}
        </ButtonLink>
        {manages && (
          <ButtonLink to={`${paths.employerProfile}#team`} variant="secondary">
            {t('employer.manageTeam')}
          </ButtonLink>
        )}
      </Row>
    </Card>
  );
};

const Team = ({ members }: { members: readonly TeamMember[] }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('employer.team')}>
      <Stack as="ul" gap="s">
        {members.map(({ user_id, role, department, profile }) => (
          <li key={user_id}>
            <strong>{fullName(profile)}</strong>
            <Quiet>{[teamRoleLabels[role], department, profile.email].filter(Boolean).join(', ')}</Quiet>
          </li>
        ))}
      </Stack>
    </Card>
  );
};
