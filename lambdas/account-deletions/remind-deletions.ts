import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDeletionReminders } from '../store/account-deletions/account-deletions';
import { remindDueDeletions, type RemindResult } from './remind-due-deletions';

const deps = { reminders: createDeletionReminders(openTable()), clock: systemClock };

const reserveMs = 5_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<RemindResult> => {
  const result = await remindDueDeletions(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('deletion reminders', result);
  if (result.failed > 0) throw new Error('Some reminders failed; they stay due.');
  return result;
};
