import { errors } from '@opensearch-project/opensearch';
import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { JobSearch, JobSearchPage, PublicJobSearch, SearchPosition } from '../port';
import { fewMatches, searchWordsOf, typosIn } from '../words';
import { documentOf, type IndexedJob } from './indexed-job';
import type { SearchClient } from './opensearch-client';
import { facetsOf, hitOf, matchingOf, type Row } from './search-answers';
import type { SearchBody } from './request-types';
import {
  managedRequest,
  managedSort,
  positionOf,
  publicSort,
  publishedSinceRequest,
  searchRequest,
  similarRequest,
  type Markers,
  type Spelling,
} from './search-requests';

type Answer = { rows: Row[]; total: number; aggregations: unknown };

/** Nobody can have typed them into a posting. */
const freshMarkers = (): Markers => ({ start: `<${randomUUID()}>`, end: `</${randomUUID()}>` });

/** Copies of an index score a little differently: pages of one search come from the same one. */
const copyFor = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const emptyPage: JobSearchPage = {
  hits: [],
  total: 0,
  facets: { jobType: [], specialty: [], location: [], remote: 0, urgent: 0, postedWithin: [] },
  next: null,
};

/** The index went away between a search's start and its end, as at the end of a rebuild, or was never there. */
const isMissing = (error: unknown): boolean =>
  error instanceof errors.ResponseError && (error.statusCode === 404 || error.statusCode === 503);

type Deps = { client: SearchClient; alias: string; clock: Clock };

export const createJobSearch = ({ client, alias, clock }: Deps): JobSearch => {
  const once = async (body: SearchBody, copy: string): Promise<Answer> => {
    const answer = await client.search({ index: alias, body, preference: copy, allow_partial_search_results: false });
    const { hits, aggregations } = answer.body;
    const total = typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
    return { rows: hits.hits as Row[], total, aggregations };
  };
  const ask = async (body: SearchBody, copy: string): Promise<Answer | null> => {
    try {
      return await once(body, copy);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    try {
      return await once(body, copy);
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 404) return null;
      throw error;
    }
  };

  /** As typed; with typos forgiven where the text as typed finds little, whatever the filters. */
  const askFor = async (
    q: string | undefined,
    known: Spelling | null,
    request: (spelling: Spelling) => SearchBody,
  ): Promise<{ answer: Answer | null; spelling: Spelling }> => {
    const copy = copyFor(q ?? '');
    const first = known ?? 'asTyped';
    const answer = await ask(request(first), copy);
    const enough = known !== null || !answer || !mayHaveTypos(q) || matchingOf(answer.aggregations) >= fewMatches;
    if (enough) return { answer, spelling: first };
    return { answer: await ask(request('withTypos'), copy), spelling: 'withTypos' };
  };

  return {
    async search(search) {
      const markers = freshMarkers();
      const request = (spelling: Spelling) => searchRequest(search, spelling, markers);
      const { answer, spelling } = await askFor(search.filters.q, spellingOf(search), request);
      if (!answer) return emptyPage;
      const rows = answer.rows.slice(0, search.limit);
      const fields = publicSort(search.sort, search.filters.q);
      const next = nextPosition(answer.rows, search.limit, (values) => ({ ...positionOf(fields, values), spelling }));
      return {
        hits: rows.map((row) => hitOf(row, markers)),
        total: answer.total,
        facets: facetsOf(answer.aggregations),
        next,
      };
    },
    async similar(document, limit) {
      const answer = await ask(similarRequest(document, limit), copyFor(document.jobId));
      return documents(answer);
    },
    async managed(search) {
      const answer = await ask(managedRequest(search), copyFor(search.organizationId));
      const fields = managedSort(search.sort);
      const rows = answer?.rows ?? [];
      return {
        jobIds: rows.slice(0, search.limit).map(({ sort = [] }) => String(positionOf(fields, sort)['jobId'])),
        next: nextPosition(rows, search.limit, (values) => positionOf(fields, values)),
      };
    },
    async publishedSince(filters, since, limit) {
      const request = (spelling: Spelling) =>
        publishedSinceRequest(filters, { since, limit, now: clock.now() }, spelling);
      return documents((await askFor(filters.q, null, request)).answer);
    },
  };
};

const mayHaveTypos = (q = ''): boolean => searchWordsOf(q).some((word) => typosIn(word) > 0);

const documents = (answer: Answer | null) =>
  (answer?.rows ?? []).flatMap(({ _source }) => (_source ? [documentOf(_source satisfies IndexedJob)] : []));

/** Later pages spell as the first one did. */
const spellingOf = ({ after }: PublicJobSearch): Spelling | null =>
  after ? (after['spelling'] === 'withTypos' ? 'withTypos' : 'asTyped') : null;

/** One row more than the page was asked for: it tells whether there is another page. */
const nextPosition = (
  rows: readonly Row[],
  limit: number,
  position: (values: readonly unknown[]) => SearchPosition,
): SearchPosition | null => {
  const last = rows[limit - 1]?.sort;
  return rows.length > limit && last ? position(last) : null;
};
