import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import { emptyJobPage, nothingOffered } from '../empty-job-page';
import type { JobSearch } from '../port';
import { copyFor, createAsking, nextPosition, spellingOf, type Answer } from './build-query';
import { documentOf, type IndexedJob } from './indexed-job';
import type { SearchClient } from './opensearch-client';
import { positionOf, type Spelling } from './request-parts';
import { facetsOf, hitOf, offeredOf, unusedOf } from './search-answers';
import {
  managedRequest,
  managedSort,
  offeredRequest,
  publicSort,
  publishedSinceRequest,
  rankedAt,
  unknownWordsRequest,
  searchRequest,
  similarRequest,
  type Markers,
} from './search-requests';

/** Random, so no text can contain them. */
const freshMarkers = (): Markers => ({ start: `<${randomUUID()}>`, end: `</${randomUUID()}>` });

type Deps = { client: SearchClient; alias: string; clock: Clock };

export const createJobSearch = ({ client, alias, clock }: Deps): JobSearch => {
  const { ask, askFor } = createAsking<IndexedJob>(client, alias);

  return {
    async search(search) {
      const markers = freshMarkers();
      const request = (spelling: Spelling) => searchRequest(search, spelling, markers);
      const { answer, spelling } = await askFor(search.filters.q, spellingOf(search.after), request);
      if (!answer) return emptyJobPage;
      const rows = answer.rows.slice(0, search.limit);
      const fields = publicSort(search.sort, search.filters.q);
      const next = nextPosition(answer.rows, search.limit, (values) => ({
        ...positionOf(fields, values),
        spelling,
        at: rankedAt(search),
      }));
      return {
        hits: rows.map((row) => hitOf(row, markers, fields)),
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
    async unknown(words) {
      const answer = await ask(unknownWordsRequest(words), copyFor(words.join(' ')));
      return unusedOf(words, answer?.aggregations ?? {});
    },
    async publishedSince(filters, since, limit, hidden) {
      const request = (spelling: Spelling) =>
        publishedSinceRequest(filters, { since, limit, now: clock.now(), hidden }, spelling);
      return documents((await askFor(filters.q, null, request)).answer);
    },
    async offered() {
      const answer = await ask(offeredRequest(), copyFor('offered'));
      return answer ? offeredOf(answer.aggregations) : nothingOffered;
    },
  };
};

const documents = (answer: Answer<IndexedJob> | null) =>
  (answer?.rows ?? []).flatMap(({ _source }) => (_source ? [documentOf(_source)] : []));
