import { useState } from 'react';
import { limits } from '@shared/limits';
import type { BulkJobAction } from '@shared/core/model/enumerations';
import type { ManagedJob } from '@shared/hiring/model/job';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { type JobResult, useChangeJobs } from '@/hiring/parts/jobs/job-queries';
import { useUndo } from './use-undo';
import { sayRefused } from '@/lib/i18n/notices';

export type Refusal = { jobId: string; title: string; message: string };
export type Outcome = { action: BulkJobAction; done: number; refused: readonly Refusal[] };

export const useBulkActions = (onDone: (stay: readonly string[]) => void) => {
  const { t } = useTranslation('managing');
  const [asked, setAsked] = useState<BulkJobAction | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const change = useChangeJobs();
  const undo = useUndo();
  const oneAtATime = useOneAtATime();

  const report = (action: BulkJobAction, jobs: readonly ManagedJob[], results: readonly JobResult[]) => {
    const titles = new Map(jobs.map((job) => [job.jobId, job.title || t('untitled')]));
    const refused = results.flatMap(({ jobId, error }) =>
      error ? [{ jobId, title: titles.get(jobId) ?? '', message: sayRefused(error) }] : [],
    );
    const done = results.length - refused.length;
    setOutcome(refused.length > 0 ? { action, done, refused } : null);
    onDone(refused.map(({ jobId }) => jobId));
    if (done === 0) return;
    const text = t(`bulk.done.${action}`, { count: done });
    const changed = results.flatMap(({ job }) => job ?? []);
    const paused = changed.filter(({ status }) => status === 'paused').length;
    if (action === 'reopen') toast.success(paused > 0 ? t('bulk.reopenedPaused', { count: done, paused }) : text);
    else if (changed.length > 0) undo.offer(text, changed);
    else toast.success(text);
  };

  const run = (action: BulkJobAction, jobs: readonly ManagedJob[], applicationDeadlineOn?: string) =>
    void oneAtATime(async () => {
      try {
        const jobIds = jobs.slice(0, limits.jobsPerBulkAction).map(({ jobId }) => jobId);
        const { results } = await change.mutateAsync({
          action,
          jobIds,
          ...(applicationDeadlineOn && { applicationDeadlineOn }),
        });
        report(action, jobs, results);
      } catch (error) {
        toast.error((error as Error).message);
      } finally {
        setAsked(null);
      }
    });

  return {
    asked,
    ask: setAsked,
    run,
    running: change.isPending ? change.variables.action : null,
    outcome,
    dismiss: () => setOutcome(null),
    refusalOf: (jobId: string) => outcome?.refused.find((it) => it.jobId === jobId)?.message ?? null,
  };
};

export type BulkActions = ReturnType<typeof useBulkActions>;
