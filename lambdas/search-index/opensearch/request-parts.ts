import { limits } from '@shared/limits';
import type { SearchPosition } from '../index-port';
import { isPrefix, searchWordsOf } from '../../platform/text/fold-text';
import { beginnings } from './analysis';
import type { QueryContainer } from './request-types';

/** Typos are tolerated only if the exact text finds little. */
export type Spelling = 'asTyped' | 'withTypos';
/** Searched fields with weights. */
export type SearchedFields = Readonly<Record<string, number>>;

const weighted = (fields: SearchedFields, suffix: string, factor: number): string[] =>
  Object.entries(fields).map(([name, weight]) => `${name}${suffix}^${weight * factor}`);

/** Equivalent to `typosIn`. */
export const fuzziness = 'AUTO:5,8';

/** One word in any field; whole words rank above prefixes. */
const wordQuery = (fields: SearchedFields, word: string, spelling: Spelling): QueryContainer => ({
  dis_max: {
    tie_breaker: 0.1,
    queries: [
      { multi_match: { query: word, fields: weighted(fields, '', 2), type: 'best_fields' } },
      ...(isPrefix(word)
        ? [
            {
              multi_match: { query: word, fields: weighted(fields, `.${beginnings}`, 1), type: 'best_fields' as const },
            },
          ]
        : []),
      ...(spelling === 'withTypos'
        ? [{ multi_match: { query: word, fields: weighted(fields, '', 0.5), type: 'best_fields' as const, fuzziness } }]
        : []),
    ],
  },
});

/** A whole word in any field. */
export const wholeWord = (fields: SearchedFields, word: string): QueryContainer => ({
  multi_match: { query: word, fields: Object.keys(fields), type: 'best_fields' },
});

/** All words must occur. Null without words. */
export const textQuery = (fields: SearchedFields, q: string | undefined, spelling: Spelling): QueryContainer | null => {
  const words = searchWordsOf(q ?? '');
  return words.length === 0 ? null : { bool: { must: words.map((word) => wordQuery(fields, word, spelling)) } };
};

export const term = (field: string, value: string | number | boolean): QueryContainer => ({
  term: { [field]: { value } },
});

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

export const mostFrequent = (field: string, size: number = limits.facetValues) => ({
  terms: { field, size, order: [{ _count: 'desc' as const }, { _key: 'asc' as const }] },
});

export type SortField = readonly [name: string, field: string, order: 'asc' | 'desc'];

export const placed = (fields: readonly SortField[], after: SearchPosition | null) => ({
  sort: fields.map(([, field, order]) => ({ [field]: { order } })),
  ...(after && { search_after: fields.map(([name]) => after[name] ?? 0) }),
});

export const positionOf = (fields: readonly SortField[], values: readonly unknown[]): SearchPosition =>
  Object.fromEntries(fields.map(([name], index) => [name, values[index] as string | number]));
