import type { Token } from './tokens';

export type PartKind =
  | 'profession'
  | 'area'
  | 'unit'
  | 'kind'
  | 'shift'
  | 'pattern'
  | 'flag'
  | 'setting'
  | 'ehr'
  | 'certification'
  | 'language'
  | 'state'
  | 'city'
  | 'zip'
  | 'radius'
  | 'weeks'
  | 'hours'
  | 'pay';

/** Meaning of words: a code of the vocabulary, or a value as in a URL ("Austin, TX", "13", "2500 week"). */
export type Reading = { kind: PartKind; value: string };

/** Words from `from` to before `to`, and their other possible meanings. */
export type Part = Reading & { from: number; to: number; alternatives: readonly Reading[] };

/** A run of words with its readings; none for words without meaning. */
export type Segment = {
  from: number;
  to: number;
  readings: readonly Reading[];
  alternatives: readonly Reading[];
  /** Resolved once the rest of the text is known. */
  ambiguous: boolean;
};

export type Understanding = {
  parts: readonly Part[];
  tokens: readonly Token[];
  /** Indexes of tokens without a meaning. */
  words: readonly number[];
  /** The corrected text, if a word was corrected. */
  didYouMean: string | null;
};
