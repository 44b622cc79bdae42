import type { JobDocument } from '../port';
import type { IndexSettings, TypeMapping } from './request-types';

/** What an index holds of a posting: the document as it is, and beside it what orders and filters compare. */
export type IndexedJob = JobDocument & { order: JobOrderValues };

type JobOrderValues = {
  /** Moments as milliseconds; 0 for none, so that a position in a list never holds a null. */
  published: number;
  created: number;
  /** Only dollars are compared; -1 for other currencies and for no yearly pay. */
  payUsd: number;
};

const milliseconds = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant));

export const indexedJob = (document: JobDocument): IndexedJob => ({
  ...document,
  order: {
    published: milliseconds(document.publishedAt),
    created: milliseconds(document.createdAt),
    payUsd: document.currency === 'USD' ? (document.payYearlyCents ?? -1) : -1,
  },
});

export const documentOf = ({ order: _order, ...document }: IndexedJob): JobDocument => document;

/** Text fields that a search reads, with what a match in them counts. */
export const searchedFields = { title: 6, specialty: 4, organization: 3, department: 2, description: 1 } as const;
export type SearchedField = keyof typeof searchedFields;

/** The sub-field that holds every beginning of a word. */
export const beginnings = 'begin';

const words = { type: 'text', analyzer: 'words' } as const;
const wordBeginnings = { type: 'text', analyzer: 'word_beginnings', search_analyzer: 'words' } as const;
const keyword = { type: 'keyword' } as const;
/** Compared without case and accents. */
const folded = { type: 'keyword', normalizer: 'folded' } as const;
/** For parts of a text. */
const part = { type: 'wildcard', normalizer: 'folded' } as const;

export const jobMapping: TypeMapping = {
  // What is not named here is stored with the document and not searched.
  dynamic: false,
  properties: {
    jobId: keyword,
    organizationId: keyword,
    organization: { ...words, fields: { [beginnings]: wordBeginnings, folded } },
    title: { ...words, fields: { [beginnings]: wordBeginnings, folded, part } },
    department: { ...words, fields: { [beginnings]: wordBeginnings, exact: keyword, part } },
    specialty: { ...words, fields: { [beginnings]: wordBeginnings, exact: keyword } },
    description: { ...words, fields: { [beginnings]: wordBeginnings } },
    location: keyword,
    jobType: keyword,
    remote: { type: 'boolean' },
    urgentHiring: { type: 'boolean' },
    status: keyword,
    responsible: keyword,
    order: {
      properties: { published: { type: 'long' }, created: { type: 'long' }, payUsd: { type: 'long' } },
    },
  },
};

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

export const jobIndexSettings: IndexSettings = {
  // Counts and scores are exact within one shard, and every posting there will be fits into one.
  number_of_shards: 1,
  // A copy in each further zone that has a node.
  auto_expand_replicas: '0-2',
  // Said here, it goes on without searches, too.
  refresh_interval: visibleWithin,
  // A removal is remembered for longer than a rebuild takes, so that the rebuild cannot bring the posting back.
  gc_deletes: '2h',
  analysis,
};
