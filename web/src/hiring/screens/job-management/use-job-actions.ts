import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextJobStatuses } from '@shared/hiring/rules/jobs/job-status';
import { scopeOf } from '@shared/organizations/rules/permissions';
import type { JobStatus } from '@shared/core/model/enumerations';
import type { ManagedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useChangeJobStatus, useDeleteJob } from '@/hiring/parts/jobs/job-queries';
import { lastReopeningDay } from '@/hiring/parts/jobs/reopening/reopen-button';
import { useDuplicate } from '@/hiring/parts/jobs/use-duplicate';
import { useUndo } from './use-undo';

export type Asked = 'close' | 'delete' | 'assign' | 'verify' | 'reopen' | null;

const doneTexts = { active: 'actions.published', paused: 'actions.paused', closed: 'actions.closed' } as const;

export const useJobActions = (job: ManagedJob) => {
  const { t } = useTranslation('managing');
  const navigate = useNavigate();
  const { me } = useSession();
  const [asked, setAsked] = useState<Asked>(null);
  const change = useChangeJobStatus();
  const remove = useDeleteJob();
  const copy = useDuplicate();
  const undo = useUndo();
  const oneAtATime = useOneAtATime();
  const role = me?.membership?.role ?? 'member';

  const onRefused = (error: unknown) => {
    setAsked(null);
    // Missing fields are completed in the form, which shows the errors.
    if (error instanceof ApiError && error.fields)
      return void navigate(pathTo(paths.editJob, { jobId: job.jobId }), { state: { problems: error.fields } });
    toast.error((error as Error).message);
  };

  const isClosed = isLocked(me);
  const moveTo = (status: JobStatus) => {
    if (status === 'active' && isClosed) return setAsked('verify');
    void oneAtATime(async () => {
      try {
        const changed = await change.mutateAsync({ job, status });
        setAsked(null);
        if (status !== 'draft') undo.offer(t(doneTexts[status]), [changed]);
      } catch (error) {
        onRefused(error);
      }
    });
  };

  // The row unmounts with its job, which drops `mutate` callbacks: await the promise instead.
  const deleteJob = () =>
    void oneAtATime(async () => {
      try {
        await remove.mutateAsync(job);
        setAsked(null);
        toast.success(t('actions.deleted'));
        void navigate(paths.manageJobs);
      } catch (error) {
        onRefused(error);
      }
    });

  return {
    asked,
    ask: setAsked,
    moves: nextJobStatuses(job.status),
    isLocked: isClosed,
    reopensUntil: lastReopeningDay(job),
    mayDelete: scopeOf('deleteJob', role) !== 'none' && job.applicationCount === 0,
    mayAssign: scopeOf('assignJob', role) !== 'none',
    mayEdit: job.status !== 'closed',
    moveTo,
    deleteJob,
    duplicate: () => copy.duplicate(job),
    busy: change.isPending || remove.isPending || copy.isPending,
  };
};

export type JobActionsState = ReturnType<typeof useJobActions>;
