import { describeJobSearch } from '../../../../test/support/job-search-contract';
import { now } from '../../../../test/support/job-documents';
import type { JobDocument } from '../../port';
import { createEmbeddedIndex } from '../embedded-index';
import { createEmbeddedJobSearch } from './embedded-job-search';
import { embeddedFake } from '../embedded.fake';
import { jobShape } from './job-shape';

describeJobSearch('the embedded search', async () => {
  const fake = embeddedFake<JobDocument>(now);
  const index = createEmbeddedIndex(jobShape, fake);
  return {
    search: createEmbeddedJobSearch(fake),
    index: {
      apply: index.apply,
      async rebuild(documents) {
        fake.pass(60);
        const done = await index.rebuild(documents);
        fake.pass(60);
        return done;
      },
    },
    settled: async () => fake.pass(1),
    close: async () => undefined,
  };
});
