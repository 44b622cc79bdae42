import { answerStage } from '@shared/hiring/rules/answer-clock';
import { scopeOf } from '@shared/organizations/rules/permissions';
import type { EmployerQueueRow } from '@shared/hiring/model/work-queue';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { AnswerDayItem } from '../../store/hiring/applications/answers/answer-day-item';
import { jobOwners } from '../../store/hiring/jobs/job-item';
import type { EmployerQueueDeps } from './ports';
import { endOf } from './queue-days';

type Row = Extract<EmployerQueueRow, { kind: 'answers_missed' }>;

/** Groups days by job; the input has the oldest first, so each group does too. */
const byJob = (days: readonly AnswerDayItem[]): Map<string, AnswerDayItem[]> => {
  const found = new Map<string, AnswerDayItem[]>();
  for (const day of days) found.set(day.jobId, [...(found.get(day.jobId) ?? []), day]);
  return found;
};

/** Returns one row per job; members see only their own jobs. */
export const missedAnswers = async (
  { answerDays, postings }: Pick<EmployerQueueDeps, 'answerDays' | 'postings'>,
  caller: AuthorizedCaller,
  now: string,
): Promise<Row[]> => {
  const scope = scopeOf('readApplications', caller.role);
  if (scope !== 'organization' && scope !== 'assigned') return [];
  const missed = byJob(await answerDays.missed(organizationOf(caller)));
  if (missed.size === 0) return [];
  const jobs = await postings.find([...missed.keys()]);
  return jobs
    .filter((job) => scope === 'organization' || jobOwners(job).includes(caller.userId))
    .flatMap(({ jobId, title }) => {
      const days = missed.get(jobId) ?? [];
      const [oldest] = days;
      if (!oldest) return [];
      const count = days.reduce((sum, { open }) => sum + open, 0);
      const { on } = oldest;
      return [{ kind: 'answers_missed', due: endOf(on), jobId, title, count, on, stage: answerStage(oldest, now) }];
    });
};
