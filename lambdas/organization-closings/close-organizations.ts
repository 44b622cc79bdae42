import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { createDocuments } from '../platform/files/documents';
import { createFiles } from '../platform/files/files';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createDueClosings } from '../store/organization-closings/closings';
import { effectsOf } from '../store/organization-closings/steps';
import { runDueClosings, type ClosingDeps, type ClosingResult } from './run-due-closings';

const table = openTable();
const deps: ClosingDeps = {
  closings: createDueClosings(table),
  effects: effectsOf({ table, files: createFiles(), documents: createDocuments(systemClock), clock: systemClock }),
  clock: systemClock,
};

const reserveMs = 15_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ClosingResult> => {
  const result = await runDueClosings(deps, {
    hasTime: () => getRemainingTimeInMillis() > reserveMs,
    endsAt: () => new Date(Date.now() + getRemainingTimeInMillis()),
  });
  log.info('organization closings', result);
  if (result.failed > 0) throw new Error('Some closings stopped; they go on later.');
  return result;
};
