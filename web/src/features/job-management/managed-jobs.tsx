import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ManagedJob } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { JobStatusBadge } from '@/entities/jobs/job-status-badge';
import { placeOf, shiftsOf } from '@/entities/jobs/job-labels';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { JobActions } from './job-actions';
import { fullName, nameOf, salaryOf } from '@/entities/jobs/job-names';
import styles from './managing.module.css';
import type { Selection } from './use-selection';

const catalogs = [
  'managing',
  'marketplace',
  'labels/jobs',
  'labels/professions',
  'labels/schedule',
  'labels/units',
] as const;

type Props = {
  jobs: readonly ManagedJob[];
  /** Null for roles without bulk actions. */
  selection: Selection | null;
  refusalOf: (jobId: string) => string | null;
  busy: boolean;
};

const selectColumn = (selection: Selection, t: TFunction<'managing'>): Column<ManagedJob> => ({
  key: 'select',
  header: t('columns.select'),
  bare: true,
  corner: 'start',
  cell: (job) => (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={selection.isSelected(job.jobId)}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as unknown as MouseEvent;
          selection.toggle(job.jobId, event.currentTarget.checked, shiftKey);
        }}
      />
      <span className="visually-hidden">{t('selectRow', { title: nameOf(job, t) })}</span>
    </label>
  ),
});

const columnsOf = (
  { selection, refusalOf }: Pick<Props, 'selection' | 'refusalOf'>,
  t: TFunction<(typeof catalogs)[number]>,
) => {
  const columns: Column<ManagedJob>[] = [
    {
      key: 'title',
      header: t('columns.job'),
      main: true,
      cell: (job) => (
        <>
          <Link className={styles.title} to={pathTo(paths.manageJob, { jobId: job.jobId })}>
            {nameOf(job, t)}
          </Link>
          <MutedText>
            {[
              job.unit ? t(`unit.${job.unit}`) : job.department && t(`specialty.${job.department}`),
              job.location || job.remote ? placeOf(job, t) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </MutedText>
          <MutedText>
            {[...job.professions.map((it) => t(`profession.${it}`)), shiftsOf(job, t)].filter(Boolean).join(' · ')}
          </MutedText>
        </>
      ),
    },
    { key: 'postedBy', header: t('columns.postedBy'), cell: (job) => fullName(job.posted_by_profile) },
    {
      key: 'assignedTo',
      header: t('columns.assignedTo'),
      cell: (job) => fullName(job.assigned_to_profile) || <MutedText as="span">{t('unassigned')}</MutedText>,
    },
    { key: 'salary', header: t('columns.salary'), cell: (job) => salaryOf(job, t) },
    {
      key: 'applications',
      header: t('columns.applications'),
      align: 'end',
      cell: (job) => (
        <Link
          to={pathTo(paths.jobApplications, { jobId: job.jobId })}
          aria-label={t('applicationsOf', { count: job.applicationCount, title: nameOf(job, t) })}
        >
          {job.applicationCount}
        </Link>
      ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: (job) => {
        const refusal = refusalOf(job.jobId);
        return (
          <>
            <JobStatusBadge status={job.status} />
            {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
          </>
        );
      },
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      bare: true,
      corner: 'end',
      align: 'end',
      cell: (job) => <JobActions job={job} />,
    },
  ];
  return selection ? [selectColumn(selection, t), ...columns] : columns;
};

export const ManagedJobs = ({ jobs, selection, refusalOf, busy }: Props) => {
  const { t } = useTranslation(catalogs);
  return (
    <RecordList
      caption={t('caption')}
      columns={columnsOf({ selection, refusalOf }, t)}
      rows={jobs}
      rowKey={(job) => job.jobId}
      isMarked={(job) => selection?.isSelected(job.jobId) ?? false}
      stickyHead
      busy={busy}
    />
  );
};
