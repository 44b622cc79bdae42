import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createTwoFactorReminders } from '../store/organizations/two-factor-reminders';
import { remindDueTwoFactor, type RemindResult } from './remind-due-two-factor';

const deps = { reminders: createTwoFactorReminders(openTable()), clock: systemClock };

const reserveMs = 5_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<RemindResult> => {
  const result = await remindDueTwoFactor(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('two-factor reminders', result);
  if (result.failed > 0) throw new Error('Some members were not reminded; they stay due.');
  return result;
};
