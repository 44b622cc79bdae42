import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ManagedJob } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { JobStatusBadge } from '@/entities/jobs/job-status-badge';
import { NextPage } from '@/components/records/next-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { rowsOf } from '@/lib/requests/cursor-pages';
import styles from './employer-dashboard.module.css';
import { employerJobPagesQuery } from './employer-queries';
import { dashboardAt } from './employer-tabs';

const fullName = (person: { first_name: string; last_name: string } | null): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

const JobsTable = ({ jobs, withEdit = false }: { jobs: readonly ManagedJob[]; withEdit?: boolean }) => {
  const { t } = useTranslation(['employer-dashboard', 'labels/jobs']);
  const columns: Column<ManagedJob>[] = [
    {
      key: 'job',
      header: t('columns.job'),
      main: true,
      cell: ({ jobId, title, department }) => (
        <>
          <Link to={pathTo(paths.manageJob, { jobId })}>{title || t('untitled')}</Link>
          {department && <MutedText>{t(`specialty.${department}`)}</MutedText>}
        </>
      ),
    },
    { key: 'postedBy', header: t('columns.postedBy'), cell: (job) => fullName(job.posted_by_profile) },
    {
      key: 'assignedTo',
      header: t('columns.assignedTo'),
      cell: (job) => fullName(job.assigned_to_profile) || t('unassigned'),
    },
    {
      key: 'applications',
      header: t('columns.applications'),
      align: 'end',
      cell: ({ applicationCount }) => applicationCount,
    },
    { key: 'status', header: t('columns.status'), cell: ({ status }) => <JobStatusBadge status={status} /> },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      bare: true,
      cell: ({ jobId, title }) => (
        <div className={styles.rowActions}>
          {withEdit && (
            <Link to={pathTo(paths.editJob, { jobId })} aria-label={t('editOf', { title: title || t('untitled') })}>
              {t('edit')}
            </Link>
          )}
          <Link
            to={pathTo(paths.jobApplications, { jobId })}
            aria-label={t('applicationsOf', { title: title || t('untitled') })}
          >
            {t('viewApplications')}
          </Link>
        </div>
      ),
    },
  ];
  return <RecordList caption={t('jobsCaption')} columns={columns} rows={jobs} rowKey={({ jobId }) => jobId} />;
};

const NoJobs = () => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <Card>
      <EmptyState
        illustration="clipboard"
        title={t('noJobsTitle')}
        text={t('noJobsText')}
        action={<ButtonLink to={paths.postJob}>{t('postFirst')}</ButtonLink>}
      />
    </Card>
  );
};

export const NewestJobs = ({ jobs, manages }: { jobs: readonly ManagedJob[]; manages: boolean }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <Stack as="section">
      <Row justify="between" align="baseline">
        <h2>{t('newestJobs')}</h2>
        {jobs.length > 0 && <Link to={dashboardAt('jobs')}>{t(manages ? 'allTeamJobs' : 'allMyJobs')}</Link>}
      </Row>
      {jobs.length === 0 ? <NoJobs /> : <JobsTable jobs={jobs} />}
    </Stack>
  );
};

export const AllJobs = ({ manages }: { manages: boolean }) => {
  const { t } = useTranslation('employer-dashboard');
  const pages = useInfiniteQuery(employerJobPagesQuery());
  const jobs = rowsOf(pages.data);
  if (pages.isPending) return <ListSkeleton rows={5} label={t('loadingJobs')} />;
  if (pages.isError && jobs.length === 0)
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  return (
    <Stack as="section">
      <Row justify="between" align="baseline">
        <h2>{t(manages ? 'tabs.jobsTeam' : 'tabs.jobsOwn')}</h2>
        <Link to={paths.manageJobs}>{t('manageJobs')}</Link>
      </Row>
      {jobs.length === 0 ? <NoJobs /> : <JobsTable jobs={jobs} withEdit />}
      <NextPage query={pages} />
    </Stack>
  );
};
