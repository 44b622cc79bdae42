import { namePrefixes } from '@shared/data/healthcare/name-parts';
import type { Part, Understanding } from '@shared/find/rules/search-query/reading';
import { typosBetween, typosIn } from '@shared/text/folded-words';
import { isPrefix, wordsOf } from '../platform/text/fold-text';

const isInitial = (word: string): boolean => word.length === 1;

/** Spellings with initials as typed, and without: "J. Quigley". */
const spellings = (words: readonly string[]): string[] => {
  const long = words.filter((word) => !isInitial(word.replaceAll('.', '')));
  return long.length === 0 ? [] : [...new Set([words.join(' '), long.join(' ')])];
};

/**
 * Finds possible names: all words but titles, professions, and certifications, and those of them that are in no
 * vocabulary.
 */
export const namesIn = ({ parts, tokens, words }: Understanding): { whole: string[]; unknown: string[] } => {
  // By word, because repeated words are one part.
  const credentials = new Set(
    parts
      .filter(({ kind }) => kind === 'profession' || kind === 'certification')
      .flatMap(({ from, to }) => tokens.slice(from, to).map(({ word }) => word)),
  );
  const isAround = (at: number): boolean => namePrefixes.has(tokens[at]!.word) || credentials.has(tokens[at]!.word);
  const rawOf = (numbers: readonly number[]): string[] =>
    numbers.filter((at) => !isAround(at)).map((at) => tokens[at]!.raw);
  return { whole: spellings(rawOf([...tokens.keys()])), unknown: spellings(rawOf(words)) };
};

/** "Ms" before a name is not the state. */
export const isTitle = ({ tokens }: Understanding, { from, to }: Part): boolean =>
  tokens.slice(from, to).every(({ word }) => namePrefixes.has(word));

const isLike = (word: string, name: string): boolean =>
  word === name ||
  ((isInitial(word) || isPrefix(word)) && name.startsWith(word)) ||
  (typosIn(word) > 0 && typosBetween(word, name, typosIn(word)) <= typosIn(word));

/** Whether the person has this name. */
export const isCalled = (displayName: string, text: string): boolean => {
  const names = wordsOf(displayName);
  return wordsOf(text).every((word) => names.some((name) => isLike(word, name)));
};
