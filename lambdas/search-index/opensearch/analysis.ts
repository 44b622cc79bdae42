import { shortestPrefix } from '../../platform/text/fold-text';
import type { IndexSettings } from './request-types';

export const beginnings = 'begin';

export const words = { type: 'text', analyzer: 'words' } as const;
export const wordBeginnings = { type: 'text', analyzer: 'word_beginnings', search_analyzer: 'words' } as const;
export const keyword = { type: 'keyword' } as const;
export const folded = { type: 'keyword', normalizer: 'folded' } as const;
export const part = { type: 'wildcard', normalizer: 'folded' } as const;

const foldingFilters = ['lowercase', 'asciifolding', 'without_marks'];

/** Tokenizes and folds like fold-text.ts, so both adapters compare alike. */
const analysis = {
  tokenizer: { letters_and_digits: { type: 'pattern', pattern: '[^\\p{L}\\p{M}\\p{N}]+' } },
  filter: {
    without_marks: { type: 'pattern_replace', pattern: '\\p{M}+', replacement: '' },
    beginnings: { type: 'edge_ngram', min_gram: shortestPrefix, max_gram: 24 },
  },
  analyzer: {
    words: { type: 'custom', tokenizer: 'letters_and_digits', filter: foldingFilters },
    word_beginnings: { type: 'custom', tokenizer: 'letters_and_digits', filter: [...foldingFilters, 'beginnings'] },
  },
  normalizer: { folded: { type: 'custom', filter: ['lowercase', 'asciifolding'] } },
} satisfies IndexSettings['analysis'];

/** Delay until a change is searchable. */
export const visibleWithin = '1s';

export const indexSettings: IndexSettings = {
  // Counts and scores are exact within one shard, which is large enough.
  number_of_shards: 1,
  // One copy per additional zone with a node.
  auto_expand_replicas: '0-2',
  // An explicit value also refreshes without searches.
  refresh_interval: visibleWithin,
  // Longer than a rebuild, which could otherwise restore removed documents.
  gc_deletes: '2h',
  analysis,
};
