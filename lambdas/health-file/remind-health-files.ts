import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDueHealthFiles } from '../store/health-records/due-health-files';
import { remindDueHealthFiles, type HealthRemindResult } from './remind-due-health-files';

const deps = { due: createDueHealthFiles(openTable()), clock: systemClock };

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<HealthRemindResult> => {
  const result = await remindDueHealthFiles(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('health files', result);
  if (result.failed > 0) throw new Error('Some health files were not reminded of; they stay due.');
  return result;
};
