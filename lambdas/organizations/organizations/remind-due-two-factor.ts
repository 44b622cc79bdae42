import type { Clock } from '../../platform/clock';
import { duePages } from '../../platform/due-pages';
import { log } from '../../platform/logger';
import type { TwoFactorReminders } from '../../store/organizations/organizations/ports';

export type RemindDeps = { reminders: TwoFactorReminders; clock: Pick<Clock, 'now'> };
type Outcome = 'reminded' | 'settled' | 'failed';
export type RemindResult = Record<Outcome, number>;

/** Sends due reminders. `settled`: another run was first, or the member has set it up. */
export const remindDueTwoFactor = async (
  { reminders, clock }: RemindDeps,
  hasTime: () => boolean,
): Promise<RemindResult> => {
  const result: RemindResult = { reminded: 0, settled: 0, failed: 0 };
  for await (const page of duePages(reminders.page, clock.now().toISOString(), hasTime)) {
    for (const due of page.due) {
      if (!hasTime()) return result;
      try {
        result[(await reminders.remind(due, clock.now().toISOString())) ? 'reminded' : 'settled'] += 1;
      } catch (error) {
        log.error('a member was not reminded', error);
        result.failed += 1;
      }
    }
  }
  return result;
};
