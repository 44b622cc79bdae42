import type { JobDocument, JobIndex, JobSearch, JobSearchPage, PublicJobSearch } from '@lambdas/search-index/port';
import { afterAll, beforeAll } from 'vitest';
import { publicSearch } from '../hiring/job-documents';

export type OpenedJobSearch = {
  search: JobSearch;
  index: JobIndex;
  settled(): Promise<void>;
  close(): Promise<void>;
};

export const each = async function* (documents: readonly JobDocument[]): AsyncGenerator<JobDocument> {
  for (const document of documents) yield await Promise.resolve(document);
};

export type SearchContext = {
  search(): JobSearch;
  index(): JobIndex;
  settled(): Promise<void>;
  /** Replaces the index content. */
  given(...documents: JobDocument[]): Promise<void>;
  put(...documents: JobDocument[]): Promise<void>;
  find(differing?: Partial<PublicJobSearch>): Promise<JobSearchPage>;
  found(differing?: Partial<PublicJobSearch>): Promise<string[]>;
  foundBy(q: string): Promise<string[]>;
};

export const openedContext = (open: () => Promise<OpenedJobSearch>): SearchContext => {
  let opened: OpenedJobSearch | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const adapter = (): OpenedJobSearch => {
    if (!opened) throw new Error('The search is not open.');
    return opened;
  };

  const find = (differing: Partial<PublicJobSearch> = {}) => adapter().search.search(publicSearch(differing));
  const found = async (differing: Partial<PublicJobSearch> = {}): Promise<string[]> =>
    (await find(differing)).hits.map(({ document }) => document.jobId);
  return {
    search: () => adapter().search,
    index: () => adapter().index,
    settled: () => adapter().settled(),
    async given(...documents) {
      await adapter().index.rebuild(each(documents));
      await adapter().settled();
    },
    async put(...documents) {
      await adapter().index.apply(documents.map((document) => ({ kind: 'put', document })));
      await adapter().settled();
    },
    find,
    found,
    foundBy: (q) => found({ filters: { q }, sort: 'relevance' }),
  };
};
