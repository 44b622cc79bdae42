import { comparedTerm } from '@shared/text/compared-term';
import type { Names } from '@shared/find/rules/search-query/names';
import type { Option } from '../fields/select-field';

/** `keywords` are searched, not shown. */
export type SearchedOption<V extends string = string> = Option<V> & { keywords?: string };
export type NamesByValue = ReadonlyMap<string, Names>;

const wordsOf = ({ label, keywords = '' }: SearchedOption): string[] => comparedTerm(`${label} ${keywords}`).split(' ');

/** Minimum letters for a match anywhere in a label; fewer match too many. */
const fewestInside = 3;

const none: Names = { own: [], wider: [] };
export const whole = 4;

/** How well an option matches the text: 4 for its full name, 3 for part of a name; 0 for no match. */
export const likeness = (option: SearchedOption, text: string, names?: NamesByValue): number => {
  const typed = comparedTerm(text);
  const { own, wider } = names?.get(option.value) ?? none;
  const words = wordsOf(option);
  if (words.includes(typed) || own.includes(typed)) return whole;
  if (wider.includes(typed)) return 3;
  if ([...words, ...own].some((name) => name.startsWith(typed))) return 2;
  return typed.length >= fewestInside && comparedTerm(option.label).includes(typed) ? 1 : 0;
};

/** Full words first: PT before PTA; then prefixes: Echocardiography before Transthoracic echocardiography. */
export const found = <V extends string>(
  data: readonly SearchedOption<V>[],
  text: string,
  names?: NamesByValue,
): readonly SearchedOption<V>[] => {
  const typed = comparedTerm(text);
  if (typed === '') return data;
  const begins = ({ label }: SearchedOption): number => (comparedTerm(label).startsWith(typed) ? 0.5 : 0);
  return data
    .map((option) => ({ option, like: likeness(option, text, names) }))
    .filter(({ like }) => like > 0)
    .toSorted((one, other) => other.like + begins(other.option) - one.like - begins(one.option))
    .map(({ option }) => option);
};
