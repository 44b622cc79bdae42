import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { Suspense } from 'react';
import { limits } from '@shared/limits';
import type { JobStatus } from '@shared/core/model/enumerations';
import type { ManagedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { AssignDialog } from './assign-dialog';
import styles from './job-actions.module.css';
import { nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { ReopenDialog } from '@/hiring/parts/jobs/reopening/reopen-dialog';
import { formatMonthDay } from '@/lib/time/format';
import { type JobActionsState, useJobActions } from './use-job-actions';

const LockedDialog = lazy(() => import('@/components/locked-dialog').then((it) => ({ default: it.LockedDialog })));

type Props = { job: ManagedJob; onSelect?: () => void };

export const JobActions = ({ job, onSelect }: Props) => {
  const { t } = useTranslation(['managing', 'reopening']);
  const actions = useJobActions(job);
  const words: Record<JobStatus, string> = {
    draft: '',
    active: t(job.status === 'draft' ? 'actions.publish' : 'actions.resume'),
    paused: t('actions.pause'),
    closed: t('actions.close'),
  };
  const items: MenuItem[] = [
    ...(actions.mayEdit
      ? [{ key: 'edit', label: t('actions.edit'), to: pathTo(paths.editJob, { jobId: job.jobId }) }]
      : []),
    { key: 'applications', label: t('actions.applications'), to: pathTo(paths.jobApplications, { jobId: job.jobId }) },
    ...(job.status === 'active'
      ? [{ key: 'view', label: t('actions.view'), to: pathTo(paths.job, { jobId: job.jobId }) }]
      : []),
    { key: 'duplicate', label: t('actions.duplicate'), onSelect: actions.duplicate },
    ...(actions.mayAssign
      ? [{ key: 'assign', label: t('actions.assign'), onSelect: () => actions.ask('assign') }]
      : []),
    ...(onSelect ? [{ key: 'select', label: t('actions.select'), onSelect }] : []),
    ...actions.moves.map((status) => ({
      key: status,
      label: words[status],
      ...(status === 'active' && actions.isLocked && { icon: <Lock size={16} aria-hidden="true" /> }),
      onSelect: () => (status === 'closed' ? actions.ask('close') : actions.moveTo(status)),
    })),
    ...(actions.reopensUntil === null
      ? []
      : [
          {
            key: 'reopen',
            label: t('menu', { day: formatMonthDay(actions.reopensUntil) }),
            ...(actions.isLocked && { icon: <Lock size={16} aria-hidden="true" /> }),
            onSelect: () => actions.ask(actions.isLocked ? 'verify' : 'reopen'),
          },
        ]),
    ...(actions.mayDelete
      ? [{ key: 'delete', label: t('actions.delete'), danger: true, onSelect: () => actions.ask('delete') }]
      : []),
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={<Ellipsis size={20} aria-hidden="true" />}
        triggerClassName={styles.trigger}
        triggerLabel={t('actions.menu', { title: nameOf(job, t) })}
        items={items}
      />
      <JobActionDialogs job={job} actions={actions} />
    </>
  );
};

export const JobActionDialogs = ({ job, actions }: { job: ManagedJob; actions: JobActionsState }) => {
  const { t } = useTranslation('managing');
  const title = nameOf(job, t);
  const close = () => actions.ask(null);
  return (
    <>
      <ConfirmDialog
        opened={actions.asked === 'close'}
        title={t('actions.closeTitle', { title })}
        text={t('actions.closeText', { days: limits.reopenDays })}
        confirmLabel={t('actions.close')}
        danger
        loading={actions.busy}
        onConfirm={() => actions.moveTo('closed')}
        onClose={close}
      />
      <ConfirmDialog
        opened={actions.asked === 'delete'}
        title={t('actions.deleteTitle', { title })}
        text={t('actions.deleteText')}
        confirmLabel={t('actions.delete')}
        danger
        loading={actions.busy}
        onConfirm={actions.deleteJob}
        onClose={close}
      />
      {actions.asked === 'verify' && (
        <Suspense fallback={null}>
          <LockedDialog what="publish" onClose={close} />
        </Suspense>
      )}
      {actions.asked === 'reopen' && <ReopenDialog job={job} onClose={close} />}
      {actions.asked === 'assign' && <AssignDialog job={job} onClose={close} />}
    </>
  );
};
