import type { Context } from 'aws-lambda';
import { systemClock } from '../runtime/clock';
import { log } from '../runtime/logger';
import { openTable } from '../runtime/table-gateway';
import { closeDueJobs, type CloseResult } from './close-due-jobs';
import { createJobDeadlines } from './job-deadlines-repository';
import { createJobRepository } from './job-repository';
import { createPlanQuota } from './plan-quota-gateway';
import type { CloseDeps } from './ports';

const table = openTable();
const deps: CloseDeps = {
  jobs: createJobRepository(table),
  deadlines: createJobDeadlines(table),
  quota: createPlanQuota(),
  clock: systemClock,
};

/** Enough for one more posting. */
const reserveMs = 5_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<CloseResult> => {
  const result = await closeDueJobs(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('deadlines', result);
  if (result.failed > 0) throw new Error('Some postings failed to close; they stay due.');
  return result;
};
