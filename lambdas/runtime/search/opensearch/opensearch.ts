import { jobsAlias } from '@shared/platform/search-index';
import { systemClock } from '../../clock';
import type { JobIndex, JobSearch } from '../port';
import { createJobIndex } from './job-index';
import { createJobSearch } from './job-search';
import { createSearchClient } from './opensearch-client';

/** The search of a stage that has OpenSearch. */
export const openOpenSearch = (
  url: string,
  alias = jobsAlias,
): { search: JobSearch; index: JobIndex; close(): Promise<void> } => {
  const client = createSearchClient(url);
  return {
    search: createJobSearch({ client, alias, clock: systemClock }),
    index: createJobIndex(client, alias),
    close: () => client.close(),
  };
};
