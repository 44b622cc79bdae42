import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createLeaving } from '../store/account-deletions/leaving';
import { createDueReferences } from '../store/references/due-references';
import { createReferences } from '../store/references/references';
import type { RemindDeps } from './ports';
import { remindDueReferences, type RemindResult } from './remind-due-references';

const table = openTable();
const deps: RemindDeps = {
  references: createReferences(table),
  due: createDueReferences(table),
  leaving: createLeaving(table),
  clock: systemClock,
};

const reserveMs = 5_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<RemindResult> => {
  const result = await remindDueReferences(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('references', result);
  if (result.failed > 0) throw new Error('Some reminders failed; they stay due.');
  return result;
};
