import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createCaseWriter } from '../store/moderation/cases';
import { createDueSuspensions } from '../store/moderation/due-suspensions';
import { endDueSuspensions, type EndingResult } from './end-due-suspensions';

const table = openTable();
const deps = { cases: createCaseWriter(table), due: createDueSuspensions(table), clock: systemClock };

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<EndingResult> => {
  const result = await endDueSuspensions(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('suspensions', result);
  if (result.failed > 0) throw new Error('Some suspensions were not ended; they stay due.');
  return result;
};
