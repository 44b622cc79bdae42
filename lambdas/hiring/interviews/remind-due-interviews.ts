import { limits } from '@shared/limits';
import { duePages } from '../../platform/due-pages';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { RemindDeps } from './ports';
import type { DueReminder } from '../../store/hiring/interviews/ports';
import { nextReminder } from '../../store/hiring/interviews/reminder-writes';

type Outcome = 'reminded' | 'passed' | 'taken' | 'failed';
export type RemindResult = Record<Outcome, number>;

/** Returns the minutes left; null once the time has come. */
const minutesLeft = (at: string, now: Date): number | null => {
  const left = (Date.parse(at) - now.getTime()) / 60_000;
  return left > 0 ? left : null;
};

const dueMinutes = (startsAt: string, now: Date): number | null => {
  const left = minutesLeft(startsAt, now);
  const due = left !== null ? limits.interviewReminderMinutes.filter((minutes) => left <= minutes) : [];
  return due.length > 0 ? Math.min(...due) : null;
};

const remind = async ({ reminders, clock }: RemindDeps, due: DueReminder): Promise<Outcome> => {
  const now = clock.now();
  const minutes = due.choice ? minutesLeft(due.startsAt, now) : dueMinutes(due.startsAt, now);
  const nextAt = due.choice ? null : nextReminder(due.startsAt, now.toISOString());
  try {
    await reminders.reschedule(due, { minutes, nextAt });
    return minutes === null ? 'passed' : 'reminded';
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('interview not reminded of', error, { interviewId: due.interviewId });
    return 'failed';
  }
};

/** Sends reminders while there is time. A late run skips reminders that a later one covers. */
export const remindDueInterviews = async (deps: RemindDeps, hasTime: () => boolean): Promise<RemindResult> => {
  const result: RemindResult = { reminded: 0, passed: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.reminders.page, deps.clock.now().toISOString(), hasTime)) {
    for (const outcome of await Promise.all(page.due.map((it) => remind(deps, it)))) result[outcome] += 1;
  }
  return result;
};
