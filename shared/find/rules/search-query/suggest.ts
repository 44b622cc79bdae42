import { limits } from '../../../limits';
import type { Suggestion, Suggestions } from '../../model/suggestion';
import { cities, cityName } from '../../../core/rules/places/cities';
import { comparedTerm } from '../../../text/compared-term';
import type { SearchVocabulary } from './vocabulary';

type Named = Extract<Suggestion, { kind: 'profession' | 'unit' | 'area' | 'specialty' }>;
export type NamedKind = Named['kind'];

/** Labels by value, in one language. */
export type SuggestionLabels = Record<NamedKind, Readonly<Record<string, string>>>;

/** Words people use for a value, by kind and value. */
export type SuggestionTerms = ReadonlyMap<string, readonly string[]>;

const keyOf = (kind: Suggestion['kind'], value: string): string => `${kind} ${value}`;

const namedKinds = ['profession', 'unit', 'area', 'specialty'] as const satisfies readonly NamedKind[];

export const suggestionTerms = (
  known: SearchVocabulary['terms'],
  labels: readonly SuggestionLabels[],
): SuggestionTerms => {
  const terms = new Map<string, string[]>();
  const add = (key: string, term: string): void => void terms.set(key, [...(terms.get(key) ?? []), comparedTerm(term)]);
  for (const [term, [reading, ...others]] of known) {
    const kind = namedKinds.find((it) => it === reading?.kind);
    if (reading && kind && others.length === 0) add(keyOf(kind, reading.value), term);
  }
  for (const named of labels) {
    for (const kind of namedKinds) {
      for (const [value, label] of Object.entries(named[kind])) add(keyOf(kind, value), label);
    }
  }
  for (const city of cities) for (const name of city.alt) add(keyOf('city', cityName(city)), name);
  return terms;
};

/** 3 for identical words, 2 for their beginning, 1 for the beginning of a later word, 0 for none. */
const likeness = (term: string, typed: string): number => {
  if (term === typed) return 3;
  if (term.startsWith(typed)) return 2;
  return term.includes(` ${typed}`) ? 1 : 0;
};

const shortest = 2;
const perKind = 4;

const matching = (typed: string, offered: readonly Suggestion[], terms: SuggestionTerms): Suggestion[] => {
  const ranked = offered.flatMap((it) => {
    const names = [comparedTerm(it.value), ...(terms.get(keyOf(it.kind, it.value)) ?? [])];
    const like = Math.max(0, ...names.map((name) => likeness(name, typed)));
    return like > 0 ? [{ it, like }] : [];
  });
  const taken = new Map<string, number>();
  return ranked
    .toSorted((one, other) => other.like - one.like || other.it.count - one.it.count)
    .map(({ it }) => it)
    .filter(({ kind }) => {
      taken.set(kind, (taken.get(kind) ?? 0) + 1);
      return taken.get(kind)! <= perKind;
    })
    .slice(0, limits.suggestions);
};

const wordStarts = (text: string): number[] => [...text.matchAll(/[\p{L}\p{N}][^\s]*/gu)].map(({ index }) => index);

/** Completes the whole text, or else its last words: "icu aus" suggests Austin. */
export const suggest = (text: string, offered: readonly Suggestion[], terms: SuggestionTerms): Suggestions => {
  for (const start of wordStarts(text)) {
    const typed = comparedTerm(text.slice(start));
    const items = typed.length < shortest ? [] : matching(typed, offered, terms);
    if (items.length > 0) return { before: text.slice(0, start).trim(), items };
  }
  return { before: '', items: [] };
};
