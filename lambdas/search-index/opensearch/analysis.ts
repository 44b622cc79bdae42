import type { IndexSettings } from './request-types';

/** The sub-field that holds every beginning of a word. */
export const beginnings = 'begin';

export const words = { type: 'text', analyzer: 'words' } as const;
export const wordBeginnings = { type: 'text', analyzer: 'word_beginnings', search_analyzer: 'words' } as const;
export const keyword = { type: 'keyword' } as const;
/** Compared without case and accents. */
export const folded = { type: 'keyword', normalizer: 'folded' } as const;
/** For parts of a text. */
export const part = { type: 'wildcard', normalizer: 'folded' } as const;

const foldingFilters = ['lowercase', 'asciifolding', 'without_marks'];

/** Words are cut and folded as in words.ts, so that both adapters compare the same. */
const analysis = {
  tokenizer: { letters_and_digits: { type: 'pattern', pattern: '[^\\p{L}\\p{M}\\p{N}]+' } },
  filter: {
    without_marks: { type: 'pattern_replace', pattern: '\\p{M}+', replacement: '' },
    beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: 24 },
  },
  analyzer: {
    words: { type: 'custom', tokenizer: 'letters_and_digits', filter: foldingFilters },
    word_beginnings: { type: 'custom', tokenizer: 'letters_and_digits', filter: [...foldingFilters, 'beginnings'] },
  },
  normalizer: { folded: { type: 'custom', filter: ['lowercase', 'asciifolding'] } },
} satisfies IndexSettings['analysis'];

/** Between a change and the first search that finds it. */
export const visibleWithin = '1s';

export const indexSettings: IndexSettings = {
  // Counts and scores are exact within one shard, and everything there will be fits into one.
  number_of_shards: 1,
  // A copy in each further zone that has a node.
  auto_expand_replicas: '0-2',
  // Said here, it goes on without searches, too.
  refresh_interval: visibleWithin,
  // A removal is remembered for longer than a rebuild takes, so that the rebuild cannot bring the document back.
  gc_deletes: '2h',
  analysis,
};
