import { duePages } from '../../platform/due-pages';
import { log } from '../../platform/logger';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { nextReminderAt } from '../../store/people/references/reference-item';
import type { ReferenceKey } from '../../store/people/references/reference-token';
import type { RemindDeps } from './ports';

type Outcome = 'reminded' | 'kept' | 'failed';
export type RemindResult = Record<Outcome, number>;

export const remindDueReferences = async (deps: RemindDeps, hasTime: () => boolean): Promise<RemindResult> => {
  const now = deps.clock.now().toISOString();
  const result: RemindResult = { reminded: 0, kept: 0, failed: 0 };
  for await (const page of duePages(deps.due.until, now, hasTime)) {
    for (const key of page.due) {
      if (!hasTime()) return result;
      result[await remind(deps, key, now)] += 1;
    }
  }
  return result;
};

/** Counts the reminder; the change triggers the email. */
const remind = async ({ references, leaving }: RemindDeps, key: ReferenceKey, now: string): Promise<Outcome> => {
  try {
    return await retryOnConflict(async (): Promise<Outcome> => {
      const before = await references.get(key);
      const remindAt = before?.status === 'open' ? nextReminderAt(before) : null;
      if (!before || remindAt === null || remindAt > now) return 'kept';
      // Stays due, in case the person cancels the account deletion.
      if (await leaving.isLeaving(before.userId)) return 'kept';
      const after = { ...before, reminders: before.reminders + 1, version: before.version + 1 };
      await references.save({ before, after, open: null });
      return 'reminded';
    });
  } catch (error) {
    log.error('reference reminder failed', error, { referenceId: key.referenceId });
    return 'failed';
  }
};
