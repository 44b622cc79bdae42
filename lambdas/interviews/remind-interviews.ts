import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDueReminders } from '../store/interviews/due-reminders';
import { remindDueInterviews, type RemindResult } from './remind-due-interviews';

const deps = { reminders: createDueReminders(openTable()), clock: systemClock };

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<RemindResult> => {
  const result = await remindDueInterviews(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('interviews', result);
  if (result.failed > 0) throw new Error('Some interviews were not reminded of; they stay due.');
  return result;
};
