import { fold } from '@shared/text/folded-words';

export type Word = { folded: string; start: number; end: number };

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

export const placedWordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

const ascii = /^[\s!-~]*$/;

export const wordsOf = (text: string): string[] =>
  (ascii.test(text) ? text.toLowerCase() : fold(text)).match(wordPattern) ?? [];

const stopWords = new Set(
  'a an and are as at be by for from has have in is it its of on or our that the their this to we will with you your'.split(
    ' ',
  ),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

const mostWords = 12;

/** Distinct search words, limited; a query of only stop words searches for those. */
export const searchWordsOf = (text: string): string[] => {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
};

/** Below this many matches, typos are tolerated. */
export const fewMatches = 5;

export const shortestPrefix = 4;

/** Words that can be a prefix: "PA" is not the beginning of "patient". */
export const isPrefix = (word: string): boolean => word.length >= shortestPrefix;
