import { createEmbeddedIndex } from '@lambdas/search-index/embedded/embedded-index';
import { embeddedFake } from '@lambdas/search-index/embedded/embedded.fake';
import { createEmbeddedProfessionalSearch } from '@lambdas/search-index/embedded/professionals/embedded-professional-search';
import { professionalShape } from '@lambdas/search-index/embedded/professionals/professional-shape';
import type { ProfessionalDocument, ProfessionalSearch } from '@lambdas/search-index/professional-port';
import { now } from '../hiring/job-documents';

/** The embedded search of these people. */
export const peopleIndex = async (documents: readonly ProfessionalDocument[]): Promise<ProfessionalSearch> => {
  const fake = embeddedFake<ProfessionalDocument>(now);
  await createEmbeddedIndex(professionalShape, fake).apply(
    documents.map((document) => ({ kind: 'put' as const, document })),
  );
  fake.pass(1);
  return createEmbeddedProfessionalSearch(fake);
};
