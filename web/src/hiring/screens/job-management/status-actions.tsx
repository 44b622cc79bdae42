import Undo2 from 'lucide-react/dist/esm/icons/undo-2.mjs';
import { useEffect, useState } from 'react';
import { nextJobStatuses } from '@shared/hiring/rules/jobs/job-status';
import { limits } from '@shared/limits';
import type { ManagedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { CopyButton } from '@/components/copy-button';
import { Row } from '@/components/layout';
import { LockedButton } from '@/components/locked-button';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { PlanUseNote } from '@/money/parts/billing/plan-use-note';
import { ReopenButton } from '@/hiring/parts/jobs/reopening/reopen-button';
import { useTranslation } from '@/lib/i18n/i18n';
import { JobActionDialogs } from './job-actions';
import { useJobActions } from './use-job-actions';
import { useUndo } from './use-undo';

export const StatusActions = ({ job }: { job: ManagedJob }) => {
  const { t } = useTranslation('managing');
  const actions = useJobActions(job);
  const { moves } = actions;
  const { jobId } = job;
  const publicPage = pathTo(paths.job, { jobId });
  return (
    <>
      <ReopenButton job={job} />
      <Row>
        {moves.includes('active') && actions.isLocked && (
          <LockedButton what="publish">{t(job.status === 'draft' ? 'actions.publish' : 'actions.resume')}</LockedButton>
        )}
        {moves.includes('active') && !actions.isLocked && (
          <Button loading={actions.busy} onClick={() => actions.moveTo('active')}>
            {t(job.status === 'draft' ? 'actions.publish' : 'actions.resume')}
          </Button>
        )}
        {actions.mayEdit && (
          <ButtonLink variant="secondary" to={pathTo(paths.editJob, { jobId })}>
            {t('actions.edit')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={pathTo(paths.jobApplications, { jobId })}>
          {t('job.viewApplications', { count: job.applicationCount })}
        </ButtonLink>
        {job.status === 'active' && (
          <>
            <ButtonLink variant="secondary" to={publicPage}>
              {t('actions.view')}
            </ButtonLink>
            <CopyButton
              size="medium"
              text={new URL(publicPage, window.location.origin).href}
              label={t('publicLink.copy')}
              copied={t('publicLink.copied')}
              failed={t('publicLink.failed')}
            />
          </>
        )}
        {actions.mayAssign && (
          <Button variant="secondary" onClick={() => actions.ask('assign')}>
            {t('actions.assign')}
          </Button>
        )}
        <Button variant="secondary" onClick={actions.duplicate}>
          {t('actions.duplicate')}
        </Button>
        {moves.includes('paused') && (
          <Button variant="secondary" loading={actions.busy} onClick={() => actions.moveTo('paused')}>
            {t('actions.pause')}
          </Button>
        )}
        <UndoButton key={job.version} job={job} />
        {moves.includes('closed') && (
          <Button variant="quiet" onClick={() => actions.ask('close')}>
            {t('actions.close')}
          </Button>
        )}
        {actions.mayDelete && (
          <Button variant="danger" onClick={() => actions.ask('delete')}>
            {t('actions.delete')}
          </Button>
        )}
      </Row>
      {moves.includes('active') && !actions.isLocked && <PlanUseNote feature="activePostings" />}
      <JobActionDialogs job={job} actions={actions} />
    </>
  );
};

const minuteMs = 60_000;

/** The last status change can be undone for a limited time, as long as nothing else changed. */
const UndoButton = ({ job: { jobId, version, statusChange } }: { job: ManagedJob }) => {
  const { t } = useTranslation(['managing', 'marketplace']);
  const undo = useUndo();
  const last = statusChange?.version === version ? statusChange : null;
  const until = last ? Date.parse(last.at) + limits.undoMinutes * minuteMs : 0;
  const [isOpen, setOpen] = useState(() => until > Date.now());
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => setOpen(false), until - Date.now());
    return () => clearTimeout(timer);
  }, [isOpen, until]);
  // Another button covers it: going back is an ordinary transition, or the job can be reopened.
  if (!last || !isOpen || last.to === 'closed' || nextJobStatuses(last.to).includes(last.from)) return null;
  return (
    <Button
      variant="secondary"
      leftIcon={<Undo2 size={18} aria-hidden="true" />}
      loading={undo.isPending}
      onClick={() => void undo.takeBack([{ jobId, version }])}
    >
      {t('actions.undoTo', { status: t(`jobStatus.${last.from}`) })}
    </Button>
  );
};
