import { now } from '../../../../test/support/hiring/job-documents';
import { describeProfessionalSearch } from '../../../../test/support/find/professional-search-contract';
import type { ProfessionalDocument } from '../../professional-port';
import { createEmbeddedIndex } from '../embedded-index';
import { createEmbeddedProfessionalSearch } from './embedded-professional-search';
import { embeddedFake, underContract } from '../embedded.fake';
import { professionalShape } from './professional-shape';

describeProfessionalSearch('the embedded search for professionals', async () => {
  const fake = embeddedFake<ProfessionalDocument>(now);
  return underContract(fake, createEmbeddedIndex(professionalShape, fake), createEmbeddedProfessionalSearch(fake));
});
