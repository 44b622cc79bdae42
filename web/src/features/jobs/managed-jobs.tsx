import { useTranslation } from '@/lib/i18n';
import { Link } from 'react-router-dom';
import type { ManagedJob } from '@shared/model/job';
import type { TeamMember } from '@shared/model/organization';
import { paths, pathTo } from '@shared/paths';
import { Quiet } from '@/components/layout';
import { JobStatusBadge } from '@/components/marketplace/job-status-badge';
import { type Column, RecordList } from '@/components/ui/record-list';
import { formatPay } from '@/lib/format';
import { JobActions } from './job-actions';

const fullName = (person: { first_name: string; last_name: string } | null): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

/** Postings as rows with their actions. */
export const ManagedJobs = ({ jobs, team }: { jobs: readonly ManagedJob[]; team: readonly TeamMember[] }) => {
  const { t } = useTranslation('jobs');
  const columns: Column<ManagedJob>[] = [
    {
      key: 'title',
      header: t('manage.columns.job'),
      main: true,
      cell: (job) => (
        <>
          <Link to={pathTo(paths.manageJob, { jobId: job.jobId })}>{job.title || t('manage.untitled')}</Link>
          {job.department && <Quiet>{job.department}</Quiet>}
        </>
      ),
    },
    { key: 'postedBy', header: t('manage.columns.postedBy'), cell: (job) => fullName(job.posted_by_profile) },
    {
      key: 'assignedTo',
      header: t('manage.columns.assignedTo'),
      cell: (job) => fullName(job.assigned_to_profile) || t('manage.nobody'),
    },
    { key: 'salary', header: t('manage.columns.salary'), cell: (job) => formatPay(job) },
    {
      key: 'applications',
      header: t('manage.columns.applications'),
      align: 'end',
      cell: (job) => (
        <Link
          to={pathTo(paths.jobApplications, { jobId: job.jobId })}
          aria-label={t('manage.applicationsOf', { count: job.applicationCount, title: job.title })}
        >
          {job.applicationCount}
        </Link>
      ),
    },
    { key: 'status', header: t('manage.columns.status'), cell: (job) => <JobStatusBadge status={job.status} /> },
    {
      key: 'actions',
      header: t('manage.columns.actions'),
      bare: true,
      align: 'end',
      cell: (job) => <JobActions job={job} team={team} />,
    },
  ];
  return <RecordList caption={t('manage.caption')} columns={columns} rows={jobs} rowKey={(job) => job.jobId} />;
};
