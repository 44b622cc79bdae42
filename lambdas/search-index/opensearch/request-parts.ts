import { limits } from '@shared/limits';
import type { SearchPosition } from '../index-port';
import { searchWordsOf } from '../../platform/text/fold-text';
import { beginnings } from './analysis';
import type { QueryContainer } from './request-types';

/** How words of a search may differ from those of a document. Typos are forgiven where nothing matches as it is typed. */
export type Spelling = 'asTyped' | 'withTypos';
/** Text fields that a search reads, with what a match in them counts. */
export type SearchedFields = Readonly<Record<string, number>>;

const weighted = (fields: SearchedFields, suffix: string, factor: number): string[] =>
  Object.entries(fields).map(([name, weight]) => `${name}${suffix}^${weight * factor}`);

/** Fewer typos in shorter words: none below four letters, two from eight on. */
export const fuzziness = 'AUTO:4,8';

/** One word, in any field: whole counts more than the beginning of a longer one. */
const wordQuery = (fields: SearchedFields, word: string, spelling: Spelling): QueryContainer => ({
  dis_max: {
    tie_breaker: 0.1,
    queries: [
      { multi_match: { query: word, fields: weighted(fields, '', 2), type: 'best_fields' } },
      { multi_match: { query: word, fields: weighted(fields, `.${beginnings}`, 1), type: 'best_fields' } },
      ...(spelling === 'withTypos'
        ? [{ multi_match: { query: word, fields: weighted(fields, '', 0.5), type: 'best_fields' as const, fuzziness } }]
        : []),
    ],
  },
});

/** Every word has to occur somewhere. Null for a text without words. */
export const textQuery = (fields: SearchedFields, q: string | undefined, spelling: Spelling): QueryContainer | null => {
  const words = searchWordsOf(q ?? '');
  return words.length === 0 ? null : { bool: { must: words.map((word) => wordQuery(fields, word, spelling)) } };
};

export const term = (field: string, value: string | boolean): QueryContainer => ({ term: { [field]: { value } } });

/** All queries of a search's filters but one. */
export const allBut = <N extends string>(
  queries: Partial<Record<N, QueryContainer>>,
  except: N | null = null,
): QueryContainer => ({
  bool: {
    filter: Object.entries<QueryContainer | undefined>(queries).flatMap(([name, query]) =>
      query === undefined || name === except ? [] : [query],
    ),
  },
});

export const mostFrequent = (field: string) => ({
  terms: { field, size: limits.facetValues, order: [{ _count: 'desc' as const }, { _key: 'asc' as const }] },
});

export type SortField = readonly [name: string, field: string, order: 'asc' | 'desc'];

/** A list's order, and its start after a position. */
export const placed = (fields: readonly SortField[], after: SearchPosition | null) => ({
  sort: fields.map(([, field, order]) => ({ [field]: { order } })),
  ...(after && { search_after: fields.map(([name]) => after[name] ?? 0) }),
});

/** The place of the last row, from its sort values. */
export const positionOf = (fields: readonly SortField[], values: readonly unknown[]): SearchPosition =>
  Object.fromEntries(fields.map(([name], index) => [name, values[index] as string | number]));
