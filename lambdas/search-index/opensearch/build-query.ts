import { errors } from '@opensearch-project/opensearch';
import { createHash } from 'node:crypto';
import type { SearchPosition } from '../index-port';
import { typosIn } from '@shared/text/folded-words';
import { fewMatches, searchWordsOf } from '../../platform/text/fold-text';
import type { SearchClient } from './opensearch-client';
import type { Spelling } from './request-parts';
import type { SearchBody } from './request-types';
import { matchingOf, type Row } from './search-answers';

export type Answer<S> = { rows: Row<S>[]; total: number; aggregations: unknown };

/** Replicas score slightly differently: all pages of a search use the same one. */
export const copyFor = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The index was removed during the search, as after a rebuild, or never existed. */
const isMissing = (error: unknown): boolean =>
  error instanceof errors.ResponseError && (error.statusCode === 404 || error.statusCode === 503);

const mayHaveTypos = (q = ''): boolean => searchWordsOf(q).some((word) => typosIn(word) > 0);

export const createAsking = <S>(client: SearchClient, alias: string) => {
  const once = async (body: SearchBody, copy: string): Promise<Answer<S>> => {
    const answer = await client.search({ index: alias, body, preference: copy, allow_partial_search_results: false });
    const { hits, aggregations } = answer.body;
    const total = typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
    return { rows: hits.hits as Row<S>[], total, aggregations };
  };
  const ask = async (body: SearchBody, copy: string): Promise<Answer<S> | null> => {
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

  /** Retries with typo tolerance if there are few matches, regardless of filters. */
  const askFor = async (
    q: string | undefined,
    known: Spelling | null,
    request: (spelling: Spelling) => SearchBody,
  ): Promise<{ answer: Answer<S> | null; spelling: Spelling }> => {
    const copy = copyFor(q ?? '');
    const first = known ?? 'asTyped';
    const answer = await ask(request(first), copy);
    const enough = known !== null || !answer || !mayHaveTypos(q) || matchingOf(answer.aggregations) >= fewMatches;
    if (enough) return { answer, spelling: first };
    return { answer: await ask(request('withTypos'), copy), spelling: 'withTypos' };
  };

  return { ask, askFor };
};

/** Later pages keep the first page's spelling mode. */
export const spellingOf = (after: SearchPosition | null): Spelling | null =>
  after ? (after['spelling'] === 'withTypos' ? 'withTypos' : 'asTyped') : null;

/** One extra row reveals a next page. */
export const nextPosition = (
  rows: readonly Row<unknown>[],
  limit: number,
  position: (values: readonly unknown[]) => SearchPosition,
): SearchPosition | null => {
  const last = rows[limit - 1]?.sort;
  return rows.length > limit && last ? position(last) : null;
};
