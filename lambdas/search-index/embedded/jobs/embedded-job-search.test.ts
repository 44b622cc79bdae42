import { describeJobSearch } from '../../../../test/support/find/job-search-contract';
import { now } from '../../../../test/support/hiring/job-documents';
import type { JobDocument } from '../../port';
import { createEmbeddedIndex } from '../embedded-index';
import { createEmbeddedJobSearch } from './embedded-job-search';
import { embeddedFake, underContract } from '../embedded.fake';
import { jobShape } from './job-shape';

describeJobSearch('the embedded search', async () => {
  const fake = embeddedFake<JobDocument>(now);
  return underContract(fake, createEmbeddedIndex(jobShape, fake), createEmbeddedJobSearch(fake));
});
