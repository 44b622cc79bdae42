import { dueHealthReminder } from '@shared/people/rules/health-records';
import { duePages } from '../../platform/due-pages';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { HealthFileItem } from '../../store/people/health-file/health-file-item';
import type { RemindDeps } from './ports';

type Outcome = 'reminded' | 'taken' | 'failed';
export type HealthRemindResult = Record<Outcome, number>;

const remind = async ({ due, clock }: RemindDeps, file: HealthFileItem): Promise<Outcome> => {
  try {
    const now = clock.now().toISOString();
    const reminder = dueHealthReminder(file.reminders, now);
    if (!reminder) return 'taken';
    await due.remind(file, reminder.days, now);
    return 'reminded';
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('health file not watched', error, { userId: file.userId });
    return 'failed';
  }
};

export const remindDueHealthFiles = async (deps: RemindDeps, hasTime: () => boolean): Promise<HealthRemindResult> => {
  const result: HealthRemindResult = { reminded: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.due.page, deps.clock.now().toISOString(), hasTime)) {
    for (const outcome of await Promise.all(page.files.map((file) => remind(deps, file)))) result[outcome] += 1;
  }
  return result;
};
