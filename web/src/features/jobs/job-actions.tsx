import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import { useTranslation } from '@/lib/i18n';
import type { JobStatus } from '@shared/model/enumerations';
import type { ManagedJob } from '@shared/model/job';
import type { TeamMember } from '@shared/model/organization';
import { paths, pathTo } from '@shared/paths';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { AssignDialog } from './assign-dialog';
import styles from './job-actions.module.css';
import { useJobActions } from './use-job-actions';

type Actions = ReturnType<typeof useJobActions>;

/** A row's menu: only what is possible now and allowed to the caller. */
export const JobActions = ({ job, team }: { job: ManagedJob; team: readonly TeamMember[] }) => {
  const { t } = useTranslation('jobs');
  const actions = useJobActions(job);
  const words: Record<JobStatus, string> = {
    draft: '',
    active: t(job.status === 'draft' ? 'actions.publish' : 'actions.resume'),
    paused: t('actions.pause'),
    closed: t('actions.close'),
  };
  const items: MenuItem[] = [
    ...(job.status === 'active'
      ? [{ key: 'view', label: t('actions.view'), to: pathTo(paths.job, { jobId: job.jobId }) }]
      : []),
    { key: 'applications', label: t('actions.applications'), to: pathTo(paths.jobApplications, { jobId: job.jobId }) },
    ...(actions.mayEdit
      ? [{ key: 'edit', label: t('actions.edit'), to: pathTo(paths.editJob, { jobId: job.jobId }) }]
      : []),
    ...(actions.mayAssign
      ? [{ key: 'assign', label: t('actions.assign'), onSelect: () => actions.ask('assign') }]
      : []),
    ...actions.moves.map((status) => ({
      key: status,
      label: words[status],
      onSelect: () => (status === 'closed' ? actions.ask('close') : actions.moveTo(status)),
    })),
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
        triggerLabel={t('actions.menu', { title: job.title || t('manage.untitled') })}
        items={items}
      />
      <JobActionDialogs job={job} team={team} actions={actions} />
    </>
  );
};

/** What an action asks before it acts. */
export const JobActionDialogs = ({
  job,
  team,
  actions,
}: {
  job: ManagedJob;
  team: readonly TeamMember[];
  actions: Actions;
}) => {
  const { t } = useTranslation('jobs');
  const title = job.title || t('manage.untitled');
  const close = () => actions.ask(null);
  return (
    <>
      <ConfirmDialog
        opened={actions.asked === 'close'}
        title={t('actions.closeTitle', { title })}
        text={t('actions.closeText')}
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
      {actions.asked === 'assign' && <AssignDialog job={job} team={team} onClose={close} />}
    </>
  );
};
