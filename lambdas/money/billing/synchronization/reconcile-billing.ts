import type { Context } from 'aws-lambda';
import { log } from '../../../platform/logger';
import { openTable } from '../../../platform/table/table';
import { reconcile, type ReconcileResult } from './reconcile';
import { syncDeps } from './sync-deps';

const deps = syncDeps(openTable());
const reserveMs = 15_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ReconcileResult> => {
  if (deps.stage.mode === 'off') return { customers: 0, different: 0, underWay: 0, unknown: 0, failed: 0 };
  const result = await reconcile(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('reconciliation', result);
  if (result.different > 0 || result.failed > 0) {
    throw new Error(`${result.different} accounts were different and are repaired, ${result.failed} failed.`);
  }
  return result;
};
