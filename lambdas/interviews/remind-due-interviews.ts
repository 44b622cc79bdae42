import { limits } from '@shared/limits';
import { log } from '../platform/logger';
import { ConcurrentModificationError } from '../platform/table/retry-on-conflict';
import type { RemindDeps } from './ports';
import type { DueReminder } from '../store/interviews/ports';
import { nextReminder } from '../store/interviews/reminder-writes';

type Outcome = 'reminded' | 'passed' | 'taken' | 'failed';
export type RemindResult = Record<Outcome, number>;

const dueMinutes = (startsAt: string, now: Date): number | null => {
  const left = (Date.parse(startsAt) - now.getTime()) / 60_000;
  const due = left > 0 ? limits.interviewReminderMinutes.filter((minutes) => left <= minutes) : [];
  return due.length > 0 ? Math.min(...due) : null;
};

const remind = async ({ reminders, clock }: RemindDeps, due: DueReminder): Promise<Outcome> => {
  const now = clock.now();
  const minutes = dueMinutes(due.startsAt, now);
  try {
    await reminders.settle(due, { minutes, nextAt: nextReminder(due.startsAt, now.toISOString()) });
    return minutes === null ? 'passed' : 'reminded';
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('interview not reminded of', error, { interviewId: due.interviewId });
    return 'failed';
  }
};

/** Works while there is time. A late run skips reminders that a later one covers. */
export const remindDueInterviews = async (deps: RemindDeps, hasTime: () => boolean): Promise<RemindResult> => {
  const result: RemindResult = { reminded: 0, passed: 0, taken: 0, failed: 0 };
  let after: Record<string, unknown> | null = null;
  do {
    const page: Awaited<ReturnType<RemindDeps['reminders']['page']>> = await deps.reminders.page(
      deps.clock.now().toISOString(),
      after,
    );
    for (const outcome of await Promise.all(page.due.map((it) => remind(deps, it)))) result[outcome] += 1;
    after = page.next;
  } while (after && hasTime());
  return result;
};
