import type { Context } from 'aws-lambda';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { syncDeps } from './sync-deps';
import { watchDueBilling, type WatchResult } from './watch-due-billing';

const deps = syncDeps(openTable());
const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<WatchResult> => {
  if (deps.stage.mode === 'off') return { looked: 0, notices: 0, failed: 0 };
  const result = await watchDueBilling(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('billing', result);
  if (result.failed > 0) throw new Error('Some accounts were not looked at; they stay due.');
  return result;
};
