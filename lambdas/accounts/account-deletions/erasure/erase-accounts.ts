import type { Context } from 'aws-lambda';
import { log } from '../../../platform/logger';
import { openTable } from '../../../platform/table/table';
import { openErasure } from './deps';
import { eraseDue, type ErasureResult } from './erase-due';

const deps = openErasure(openTable());

/** Time for a page of items with their files. */
const reserveMs = 60_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ErasureResult> => {
  const result = await eraseDue(deps, {
    hasTime: () => getRemainingTimeInMillis() > reserveMs,
    endsAt: () => new Date(Date.now() + getRemainingTimeInMillis()),
  });
  log.info('erasures', result);
  if (result.failed + result.blocked + result.late > 0) throw new Error('Some erasures stopped; they go on later.');
  return result;
};
