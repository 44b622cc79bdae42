import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { closeDueJobs, type CloseResult } from './close-due-jobs';
import { createJobDeadlines } from '../store/jobs/job-deadlines';
import { createJobRepository } from '../store/jobs/jobs';
import type { CloseDeps } from './ports';

const table = openTable();
const deps: CloseDeps = {
  jobs: createJobRepository(table),
  deadlines: createJobDeadlines(table),
  clock: systemClock,
};

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
