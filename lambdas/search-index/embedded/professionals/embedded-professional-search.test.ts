import { now } from '../../../../test/support/job-documents';
import { describeProfessionalSearch } from '../../../../test/support/professional-search-contract';
import type { ProfessionalDocument } from '../../professional-port';
import { createEmbeddedIndex } from '../embedded-index';
import { createEmbeddedProfessionalSearch } from './embedded-professional-search';
import { embeddedFake } from '../embedded.fake';
import { professionalShape } from './professional-shape';

describeProfessionalSearch('the embedded search for professionals', async () => {
  const fake = embeddedFake<ProfessionalDocument>(now);
  const index = createEmbeddedIndex(professionalShape, fake);
  return {
    search: createEmbeddedProfessionalSearch(fake),
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
