import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ListedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { AllTick, RowTick } from '@/components/records/selection/ticks';
import type { Selection as SelectionOf } from '@/components/records/selection/use-selection';
import { classNames } from '@/components/ui/base/class-names';
import { nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { JobStatusBadge } from '@/hiring/parts/jobs/job-status-badge';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { AssignedTo, PostedBy } from './job-people';
import { ApplicantCounts, Applicants, Closes } from './job-cells';
import { JobActions } from './job-actions';
import { compactPay } from './compact-pay';
import styles from './jobs-table.module.css';

const jobsTableCatalogs = [
  'managing',
  'marketplace',
  'labels/jobs',
  'labels/professions',
  'labels/units',
  'unverified-note',
] as const;
type Words = TFunction<(typeof jobsTableCatalogs)[number]>;

type Selection = SelectionOf<ListedJob>;

type Props = {
  jobs: readonly ListedJob[];
  /** Null for roles without bulk actions. */
  selection: Selection | null;
  refusalOf: (jobId: string) => string | null;
  busy: boolean;
};

const departmentOf = (job: ListedJob, t: Words): string => {
  if (job.unit) return t(`unit.${job.unit}`);
  return job.department ? t(`specialty.${job.department}`) : '';
};

/** "Full-time", "Travel · 13 wk" */
const typeOf = ({ jobType, assignment, contractWeeks: weeks }: ListedJob, t: Words): string => {
  const type = jobType === 'contract' && assignment === 'travel' ? t('travel') : t(`jobType.${jobType}`);
  return weeks === null ? type : t('weeksOf', { type, weeks });
};

const SelectAll = ({ count, selection }: { count: number; selection: Selection }) => {
  const { t } = useTranslation('managing');
  return (
    <AllTick selection={selection} count={count}>
      <span className={styles.tickWords}>{t('bulk.selectAll', { count })}</span>
    </AllTick>
  );
};

const SelectRow = ({ job, selection }: { job: ListedJob; selection: Selection }) => {
  const { t } = useTranslation('managing');
  const label = t('selectRow', { title: nameOf(job, t) });
  return (
    <RowTick row={job.jobId} label={label} isSelected={selection.isSelected(job.jobId)} onToggle={selection.toggle} />
  );
};

const Head = ({ jobs, selection }: Pick<Props, 'jobs' | 'selection'>) => {
  const { t } = useTranslation('managing');
  const columns = [
    ['main', t('columns.job')],
    ['pay', t('columns.salary')],
    ['type', t('columns.type')],
    ['applications', t('columns.applications')],
    ['filled', t('columns.filled')],
    ['postedBy', t('columns.postedBy')],
    ['assignedTo', t('columns.assignedTo')],
    ['closes', t('columns.closes')],
    ['status', t('columns.status')],
  ] as const;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th scope="col" role="columnheader" className={styles.select}>
            <SelectAll count={jobs.length} selection={selection} />
          </th>
        )}
        {columns.map(([key, label]) => (
          <th key={key} scope="col" role="columnheader" className={styles[key]}>
            {label}
          </th>
        ))}
        <th scope="col" role="columnheader" className={styles.actions}>
          <span className="visually-hidden">{t('columns.actions')}</span>
        </th>
      </tr>
    </thead>
  );
};

/** Elements whose clicks the row must ignore. */
const controls = 'a, button, input, label, [role="menu"], dialog';

type RowProps = { job: ListedJob; selection: Selection | null; refusal: string | null };

const JobRow = ({ job, selection, refusal }: RowProps) => {
  const { t } = useTranslation(jobsTableCatalogs);
  const navigate = useNavigate();
  const address = pathTo(paths.manageJob, { jobId: job.jobId });
  const department = departmentOf(job, t);
  const locked = isLocked(useSession().me);
  const isChosen = selection?.isSelected(job.jobId) ?? false;
  // The name is a link: this only makes the target larger for a mouse.
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const inRow = target instanceof Element && currentTarget.contains(target) ? target : null;
    if (inRow && !inRow.closest(controls) && !window.getSelection()?.toString()) void navigate(address);
  };
  return (
    <tr role="row" className={classNames(isChosen && styles.chosen)} onClick={open}>
      {selection && (
        <td role="cell" className={styles.select}>
          <SelectRow job={job} selection={selection} />
        </td>
      )}
      <th scope="row" role="rowheader" className={styles.main}>
        <Link className={styles.name} to={address}>
          {nameOf(job, t)}
        </Link>{' '}
        <span className={styles.second}>
          <span className={styles.department}>{department}</span>
          <ApplicantCounts job={job} />
          {job.status === 'draft' && locked && <span>{t('lock.ready')}</span>}
        </span>
        {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      </th>
      <td role="cell" className={styles.pay}>
        {compactPay(job, t)}
      </td>
      <td role="cell" className={styles.type}>
        {typeOf(job, t)}
      </td>
      <td role="cell" className={styles.applications}>
        <Applicants job={job} />
      </td>
      <td role="cell" className={styles.filled}>
        {t('filledOf', { filled: job.filledOpenings, openings: job.numberOfOpenings })}
      </td>
      <td role="cell" className={styles.postedBy}>
        <PostedBy job={job} />
      </td>
      <td role="cell" className={styles.assignedTo}>
        <AssignedTo job={job} />
      </td>
      <td role="cell" className={styles.closes}>
        <Closes job={job} />
      </td>
      <td role="cell" className={styles.status}>
        <JobStatusBadge status={job.status} />
      </td>
      <td role="cell" className={styles.actions}>
        <JobActions
          job={job}
          {...(selection && !isChosen && { onSelect: () => selection.toggle(job.jobId, true, false) })}
        />
      </td>
    </tr>
  );
};

// Explicit roles: some browsers drop a table's semantics when it is displayed as blocks.
/** One line per job, two on phones. */
export const JobsTable = ({ jobs, selection, refusalOf, busy }: Props) => {
  const { t } = useTranslation('managing');
  const isSelecting = selection !== null && selection.selected.length > 0;
  return (
    <table
      role="table"
      aria-busy={busy}
      className={classNames(styles.table, selection && styles.selectable, isSelecting && styles.selecting)}
    >
      <caption className="visually-hidden">{t('caption')}</caption>
      <Head jobs={jobs} selection={selection} />
      <tbody role="rowgroup">
        {jobs.map((job) => (
          <JobRow key={job.jobId} job={job} selection={selection} refusal={refusalOf(job.jobId)} />
        ))}
      </tbody>
    </table>
  );
};
