import { isAmbiguous, resolve, usualReadingOf } from './ambiguous';
import { patternAt } from './patterns';
import { cityAt, phraseAt, stateCodeOf } from './place-reading';
import type { Reading, Segment } from './reading';
import type { Token } from './tokens';
import type { SearchVocabulary } from './vocabulary';

/** At least the number of words in the longest name on the site. */
const longestTerm = 12;
const shortestJoined = 6;

const segment = (from: number, length: number, readings: readonly Reading[], ambiguous = false): Segment => ({
  from,
  to: from + length,
  readings,
  alternatives: [],
  ambiguous,
});

const termAt = (vocabulary: SearchVocabulary, tokens: readonly Token[], from: number): Segment | null => {
  for (let length = Math.min(longestTerm, tokens.length - from); length > 0; length -= 1) {
    const phrase = phraseAt(tokens, from, length);
    if (length === 1 && isAmbiguous(phrase)) return segment(from, 1, usualReadingOf(phrase), true);
    const readings = vocabulary.terms.get(phrase);
    if (readings) return segment(from, length, readings);
    const state = vocabulary.states.get(phrase);
    if (state) return segment(from, length, [{ kind: 'state', value: state }]);
    const joined = length === 2 ? phrase.replace(' ', '') : '';
    const asOne = joined.length >= shortestJoined ? vocabulary.terms.get(joined) : undefined;
    if (asOne) return segment(from, length, asOne);
  }
  return null;
};

const codeAt = (tokens: readonly Token[], from: number): Segment | null => {
  const state = stateCodeOf(tokens[from]!.word);
  return state && segment(from, 1, [{ kind: 'state', value: state }]);
};

const longer = (one: Segment | null, other: Segment | null): Segment | null =>
  one && other ? (other.to > one.to ? other : one) : (one ?? other);

const segmentAt = (vocabulary: SearchVocabulary, tokens: readonly Token[], from: number): Segment => {
  const numbers = tokens.slice(from, from + 3).map(({ word }) => word);
  const pattern = patternAt(numbers);
  if (pattern) return segment(from, pattern.length, [pattern.reading]);
  const named = longer(cityAt(vocabulary, tokens, from), termAt(vocabulary, tokens, from));
  return named ?? codeAt(tokens, from) ?? segment(from, 1, []);
};

/** Matches the longest term first; words without meaning stand alone. */
export const segmentsOf = (vocabulary: SearchVocabulary, tokens: readonly Token[]): Segment[] => {
  const segments: Segment[] = [];
  for (let from = 0; from < tokens.length; from = segments.at(-1)!.to) {
    segments.push(segmentAt(vocabulary, tokens, from));
  }
  return segments.map((it, at) =>
    it.ambiguous ? { ...it, alternatives: [], ...resolve({ at, segments, tokens }) } : it,
  );
};
