import { answerSchedule, type DueStep } from '@shared/hiring/rules/answer-clock';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import type { Clock } from '../../../platform/clock';
import { duePages } from '../../../platform/due-pages';
import { log } from '../../../platform/logger';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { AnswerDayItem } from '../../../store/hiring/applications/answers/answer-day-item';
import type { ApplicationItem } from '../../../store/hiring/applications/application-item';
import type { AnswerClocks, ApplicationRepository } from '../../../store/hiring/applications/ports';
import { shards } from '../../../store/shards';

export type WatchDeps = {
  clocks: AnswerClocks;
  applications: Pick<ApplicationRepository, 'move'>;
  clock: Pick<Clock, 'now'>;
};

type Outcome = 'advanced' | 'kept' | 'failed';
export type WatchResult = Record<Outcome | 'closed', number>;

/** Advances every answer day with a due step. The next run continues when time runs out. */
export const watchDueAnswers = async (deps: WatchDeps, hasTime: () => boolean): Promise<WatchResult> => {
  const now = deps.clock.now();
  const result: WatchResult = { advanced: 0, kept: 0, failed: 0, closed: 0 };
  for (const shard of shards) {
    const read = (at: Date, after: Record<string, unknown> | null) => deps.clocks.due({ now: at, shard }, after);
    for await (const page of duePages(read, now, hasTime)) {
      for (const key of page.due) {
        if (!hasTime()) return result;
        result[await watchOne(deps, key, result)] += 1;
      }
    }
  }
  return result;
};

type Key = { jobId: string; on: string };

const watchOne = async (deps: WatchDeps, key: Key, result: WatchResult): Promise<Outcome> => {
  try {
    return await advance(deps, key, result);
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'kept';
    log.error('an answer day did not move on', error, key);
    return 'failed';
  }
};

/** Returns only the latest due step after a pause; null if another run was first. */
const latestDue = (day: AnswerDayItem, now: string): { due: DueStep; next: DueStep | null } | null => {
  const schedule = answerSchedule({ ...day, days: answerLimits.promisedDays.max });
  const from = schedule.findIndex(({ step }) => step === day.step);
  const due = from < 0 ? undefined : schedule.slice(from).findLast(({ at }) => at <= now);
  return due ? { due, next: schedule[schedule.indexOf(due) + 1] ?? null } : null;
};

const advance = async (deps: WatchDeps, key: Key, result: WatchResult): Promise<Outcome> => {
  const now = deps.clock.now().toISOString();
  const day = await deps.clocks.get(key);
  const found = day && latestDue(day, now);
  if (!day || !found) return 'kept';
  if (found.due.step === 'closed' && !(await closeWaiting(deps, key, result))) return 'kept';
  const open = found.due.step === 'closed' ? await closedOf(deps, key) : day.open;
  const reached = open > 0 ? { step: found.due.step, at: now, open } : null;
  await deps.clocks.advance(day, { reached, next: found.next });
  return 'advanced';
};

/** Closes waiting applications; false while a pending move is the answer. */
const closeWaiting = async (deps: WatchDeps, key: Key, result: WatchResult): Promise<boolean> => {
  let isDone = true;
  for await (const { application, decided } of deps.clocks.waiting(key)) {
    if (decided) isDone = false;
    else {
      await close(deps, application);
      result.closed += 1;
    }
  }
  return isDone;
};

/** Includes applications closed but not announced by an interrupted or concurrent run. */
const closedOf = async ({ clocks }: WatchDeps, key: Key): Promise<number> => (await clocks.get(key))?.unanswered ?? 0;

const close = ({ applications, clock }: WatchDeps, application: ApplicationItem): Promise<void> =>
  applications.move(application, {
    status: 'rejected',
    reason: '',
    by: '',
    closing: 'unanswered',
    updatedAt: clock.now().toISOString(),
  });
