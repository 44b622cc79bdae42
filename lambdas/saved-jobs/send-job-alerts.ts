import type { Context } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { log } from '../platform/logger';
import { openJobSearch } from '../search-index/open-job-search';
import { understoodFilters } from '../search-index/understood-filters';
import { openTable } from '../platform/table/table';
import { createDueAlerts } from '../store/job-alerts/due-alerts';
import type { SendDeps } from './ports';
import { sendDueAlerts, type SendResult } from './send-due-alerts';

const table = openTable();
const search = openJobSearch(table);
const deps: SendDeps = {
  due: createDueAlerts(table),
  jobs: {
    publishedSince: async (asked, since, limit) => {
      const { filters } = await understoodFilters(search, asked);
      const jobs = await search.publishedSince(filters, since, limit);
      return jobs.flatMap(({ jobId, publishedAt }) => (publishedAt ? [{ jobId, publishedAt }] : []));
    },
  },
  clock: systemClock,
};

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<SendResult> => {
  const result = await sendDueAlerts(deps, () => getRemainingTimeInMillis() > reserveMs);
  log.info('job alerts', result);
  if (result.failed > 0) throw new Error('Some job alerts failed; they stay due.');
  return result;
};
