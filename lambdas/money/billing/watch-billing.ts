import type { Context } from 'aws-lambda';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { moveDeps } from './payouts/deps';
import { watchDuePayouts } from './payouts/watch-due-payouts';
import { syncDeps } from './synchronization/sync-deps';
import { watchDueBilling, type WatchResult } from './watch-due-billing';

const table = openTable();
const deps = syncDeps(table);
const payouts = moveDeps(table);
const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<WatchResult> => {
  if (deps.stage.mode === 'off') return { looked: 0, notices: 0, failed: 0 };
  const hasTime = () => getRemainingTimeInMillis() > reserveMs;
  const result = await watchDueBilling(deps, hasTime);
  log.info('billing', result);
  const { failed } = await watchDuePayouts(payouts, hasTime);
  if (failed > 0) throw new Error('Some payouts could not be sent; they stay due.');
  if (result.failed > 0) throw new Error('Some accounts were not looked at; they stay due.');
  return result;
};
