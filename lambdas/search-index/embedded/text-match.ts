import { typosIn } from '@shared/text/folded-words';
import { fewMatches, searchWordsOf } from '../../platform/text/fold-text';
import type { TextIndex, TextMatch } from './text-index';

export type Text = TextMatch & { words: string[]; typos: boolean };

const hasEnough = (matched: Uint8Array, isShown: (ordinal: number) => boolean): boolean => {
  let count = 0;
  for (let ordinal = 0; ordinal < matched.length && count < fewMatches; ordinal += 1) {
    if (matched[ordinal] && isShown(ordinal)) count += 1;
  }
  return count >= fewMatches;
};

/** Null without a text. Typo tolerance is a second pass, so common searches aren't slowed down. */
export const matchText = <D>(
  index: Pick<TextIndex<D>, 'match'>,
  q: string,
  isShown: (ordinal: number) => boolean,
): Text | null => {
  const words = searchWordsOf(q);
  if (words.length === 0) return null;
  const plain = index.match(words, false);
  const enough = hasEnough(plain.matched, isShown) || words.every((word) => typosIn(word) === 0);
  return enough ? { ...plain, words, typos: false } : { ...index.match(words, true), words, typos: true };
};
