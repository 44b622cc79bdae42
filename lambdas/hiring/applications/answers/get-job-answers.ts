import { answerRecord, jobAnswerStage, pausedFrom, waitingAnswers } from '@shared/hiring/rules/answer-clock';
import type { JobAnswers } from '@shared/hiring/model/answer';
import { earliestToday } from '../../../platform/clock';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { requireVisible } from '../../../store/hiring/jobs/job-item';
import type { Deps } from '../ports';

export const getJobAnswers = async (
  deps: Pick<Deps, 'applications' | 'answerDays' | 'clock'>,
  { caller, jobId }: { caller: AuthorizedCaller; jobId: string },
): Promise<JobAnswers> => {
  const now = deps.clock.now();
  const at = now.toISOString();
  const [job, days] = await Promise.all([
    deps.applications.job(jobId),
    deps.answerDays.ofJob(jobId, earliestToday(now)),
  ]);
  requireVisible(caller, job);
  const waiting = waitingAnswers(days, at);
  const [oldest] = waiting;
  return {
    stage: jobAnswerStage(days, at),
    record: answerRecord(days, at),
    waiting,
    pausesOn: oldest ? pausedFrom(oldest.on) : null,
  };
};
