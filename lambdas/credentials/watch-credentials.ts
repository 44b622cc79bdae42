import type { Context } from 'aws-lambda';
import { createVerifications } from '../store/credentials/verifications';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDueVerifications } from '../store/credentials/due-verifications';
import { watchDueCredentials, type WatchResult } from './watch-due-credentials';

const table = openTable();
const deps = { due: createDueVerifications(table), verifications: createVerifications(table), clock: systemClock };

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<WatchResult> => {
  const result = await watchDueCredentials(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('credentials', result);
  if (result.failed > 0) throw new Error('Some credentials were not watched; they stay due.');
  return result;
};
