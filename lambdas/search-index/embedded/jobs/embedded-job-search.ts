import type { JobDocument, JobSearch } from '../../port';
import { createIndexReader, type ReaderDeps } from '../index-reader';
import { jobShape } from './job-shape';
import { offeredWork } from './job-facets';
import { searchActive, searchManaged, searchPublishedSince, searchSimilar } from './job-queries';

export const createEmbeddedJobSearch = (deps: ReaderDeps<JobDocument>): JobSearch => {
  const current = createIndexReader(jobShape, deps);
  const { clock } = deps;
  return {
    search: async (query) => searchActive(await current(), query),
    similar: async (document, limit) => searchSimilar(await current(), document, limit),
    managed: async (query) => searchManaged(await current(), query),
    unknown: async (words) => {
      const { posting } = (await current()).texts;
      return words.filter((word) => !posting.has(word));
    },
    publishedSince: async (filters, since, limit, hidden) =>
      searchPublishedSince(await current(), filters, { since, limit, now: clock.now(), hidden }),
    offered: async () => offeredWork(await current()),
  };
};
