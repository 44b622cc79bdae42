import type { ProfessionalDocument, ProfessionalSearch } from '../../professional-port';
import { createIndexReader, type ReaderDeps } from '../index-reader';
import { professionalCandidates } from './professional-candidates';
import { searchProfessionals } from './professional-queries';
import { professionalShape } from './professional-shape';

export const createEmbeddedProfessionalSearch = (deps: ReaderDeps<ProfessionalDocument>): ProfessionalSearch => {
  const current = createIndexReader(professionalShape, deps);
  return {
    search: async (request) => searchProfessionals(await current(), request),
    candidates: async (request) => professionalCandidates(await current(), request),
  };
};
