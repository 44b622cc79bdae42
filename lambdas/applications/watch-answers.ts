import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openTable } from '../platform/table/table';
import { createAnswerClocks } from '../store/applications/answer-days';
import { createApplicationRepository } from '../store/applications/applications';
import { watchDueAnswers, type WatchDeps, type WatchResult } from './watch-due-answers';

const table = openTable();
const deps: WatchDeps = {
  clocks: createAnswerClocks(table),
  applications: createApplicationRepository(table),
  clock: systemClock,
};

/** Milliseconds, enough to close the applications of one more day. */
const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<WatchResult> => {
  const result = await watchDueAnswers(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('answers', result);
  if (result.failed > 0) throw new Error('Some answer days did not move on; they stay due.');
  return result;
};
