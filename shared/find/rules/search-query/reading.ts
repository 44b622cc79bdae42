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

/** What words mean: a code of the vocabulary, or a value as in an address ("Austin, TX", "13", "2500 week"). */
export type Reading = { kind: PartKind; value: string };

/** Words `from` to before `to` of the text, and other things that they could mean. */
export type Part = Reading & { from: number; to: number; alternatives: readonly Reading[] };

/** A run of words with one or more readings; none where the words say nothing. */
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
  /** Numbers of the tokens that nothing is known of. */
  words: readonly number[];
  /** What the text was taken for, if a word was corrected. */
  didYouMean: string | null;
};
