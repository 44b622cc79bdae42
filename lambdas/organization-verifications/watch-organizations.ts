import type { Context } from 'aws-lambda';
import { createStageHash } from '../platform/crypto/stage-hash';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDueOrganizations } from '../store/organization-verifications/queue';
import { checkDeps } from './check-deps';
import { watchDueOrganizations, type WatchResult } from './watch-due-organizations';

const table = openTable();
const deps = { ...checkDeps(table, createStageHash()), due: createDueOrganizations(table) };

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<WatchResult> => {
  const result = await watchDueOrganizations(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('organizations', result);
  if (result.failed > 0) throw new Error('Some organizations were not checked again; they stay due.');
  return result;
};
