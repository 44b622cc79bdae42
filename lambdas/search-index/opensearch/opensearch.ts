import { jobsAlias } from '@shared/platform/search-index';
import { systemClock } from '../../platform/clock';
import type { JobIndex, JobSearch } from '../port';
import { jobDefinition } from './indexed-job';
import { createJobSearch } from './job-search';
import { createSearchClient } from './opensearch-client';
import { createSearchIndex } from './search-index';

export const openOpenSearch = (
  url: string,
  alias = jobsAlias,
): { search: JobSearch; index: JobIndex; close(): Promise<void> } => {
  const client = createSearchClient(url);
  return {
    search: createJobSearch({ client, alias, clock: systemClock }),
    index: createSearchIndex(client, alias, jobDefinition),
    close: () => client.close(),
  };
};
