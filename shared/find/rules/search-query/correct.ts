import { typosBetween, typosIn } from '../../../text/folded-words';
import type { Understanding } from './reading';

const nearest = (word: string, words: ReadonlySet<string>): string | null => {
  let best: { word: string; typos: number } | null = null;
  for (const candidate of words) {
    const typos = typosBetween(word, candidate, typosIn(word));
    if (typos <= typosIn(word) && (best === null || typos < best.typos)) best = { word: candidate, typos };
  }
  return best?.word ?? null;
};

/** Words that may be misspelled: long enough, only letters, and not in the vocabulary. */
export const doubtfulWords = (
  { tokens, words }: Pick<Understanding, 'tokens' | 'words'>,
  vocabulary: ReadonlySet<string>,
): string[] =>
  words
    .map((at) => tokens[at]!.word)
    .filter((word) => /^\p{L}+$/u.test(word) && typosIn(word) > 0 && !vocabulary.has(word));

/** The text with misspelled words corrected from the vocabulary; null if there are none. */
export const corrected = (
  reading: Pick<Understanding, 'tokens' | 'words'>,
  vocabulary: ReadonlySet<string>,
  isKnown: (word: string) => boolean,
): string | null => {
  const doubtful = doubtfulWords(reading, vocabulary).filter((word) => !isKnown(word));
  const better = new Map(doubtful.map((word) => [word, nearest(word, vocabulary)]));
  if ([...better.values()].every((word) => word === null)) return null;
  return reading.tokens
    .map(({ gap, raw, word }) => gap + (better.get(word) ?? raw))
    .join('')
    .trim();
};
