import { limits } from '@shared/limits';
import { addSeconds } from '../../platform/clock';
import { duePages } from '../../platform/due-pages';
import { log } from '../../platform/logger';
import type { DeletionItem } from '../../store/accounts/account-deletions/deletion-item';
import type { RemindDeps } from './ports';

type Outcome = 'reminded' | 'taken' | 'failed';
export type RemindResult = Record<Outcome, number>;

/** Marks the reminder, which triggers the email. */
const remind = async ({ reminders, clock }: RemindDeps, deletion: DeletionItem): Promise<Outcome> => {
  try {
    return (await reminders.markReminded(deletion, clock.now().toISOString())) ? 'reminded' : 'taken';
  } catch (error) {
    log.error('deletion reminder failed', error, { deletionId: deletion.deletionId });
    return 'failed';
  }
};

export const remindDueDeletions = async (deps: RemindDeps, hasTime: () => boolean): Promise<RemindResult> => {
  const until = addSeconds(deps.clock.now(), limits.deletionReminderDays * 24 * 3600).toISOString();
  const result: RemindResult = { reminded: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.reminders.page, until, hasTime)) {
    for (const deletion of page.deletions) result[await remind(deps, deletion)] += 1;
  }
  return result;
};
