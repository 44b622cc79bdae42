import { useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import { useNavigate } from 'react-router-dom';
import { nextJobStatuses } from '@shared/domain/job-status';
import { scopeOf } from '@shared/domain/permissions';
import type { JobStatus } from '@shared/model/enumerations';
import type { ManagedJob } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api-error';
import { useSession } from '@/lib/session';
import { useChangeJobStatus, useDeleteJob } from './job-queries';

/** A dialog that an action opens before it acts. */
export type Asked = 'close' | 'delete' | 'assign' | null;

const doneWords = { active: 'actions.published', paused: 'actions.paused', closed: 'actions.closed' } as const;

/** What the caller may do to a posting now, and doing it. */
export const useJobActions = (job: ManagedJob) => {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { me } = useSession();
  const [asked, setAsked] = useState<Asked>(null);
  const change = useChangeJobStatus();
  const remove = useDeleteJob();
  const role = me?.membership?.role ?? 'member';

  const onRefused = (error: Error) => {
    setAsked(null);
    // What is missing is filled in on the form, which shows it beside the fields.
    if (error instanceof ApiError && error.fields)
      return void navigate(pathTo(paths.editJob, { jobId: job.jobId }), { state: { problems: error.fields } });
    toast.error(error.message);
  };

  const moveTo = (status: JobStatus) =>
    change.mutate(
      { job, status },
      {
        onSuccess: () => {
          setAsked(null);
          if (status !== 'draft') toast.success(t(doneWords[status]));
        },
        onError: onRefused,
      },
    );

  // The row is gone with its posting, and with it the callbacks of `mutate`: the promise outlives it.
  const deleteJob = () =>
    void remove.mutateAsync(job).then(() => {
      setAsked(null);
      toast.success(t('actions.deleted'));
      void navigate(paths.manageJobs);
    }, onRefused);

  return {
    asked,
    ask: setAsked,
    moves: nextJobStatuses(job.status),
    mayDelete: scopeOf('deleteJob', role) !== 'none' && job.applicationCount === 0,
    mayAssign: scopeOf('assignJob', role) !== 'none',
    mayEdit: job.status !== 'closed',
    moveTo,
    deleteJob,
    busy: change.isPending || remove.isPending,
  };
};
