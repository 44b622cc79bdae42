import data from '../../data/healthcare/search-vocabulary.json';
import type { Profession, Unit } from '../../model/healthcare-vocabulary';
import { states, type StateCode } from '../../model/profile-vocabulary';
import { cities, type City } from '../places/cities';
import type { Reading } from './reading';

const groupKind = 'professionGroup';

const normalized = (name: string): string => name.toLowerCase().replaceAll('.', '').replaceAll('-', ' ');

const readingsOf = (kind: string, value: string): Reading[] =>
  kind === groupKind
    ? (data.groups as Record<string, string[]>)[value]!.map((profession) => ({ kind: 'profession', value: profession }))
    : [{ kind: kind as Reading['kind'], value }];

const impliedBy = (term: string): Reading[] =>
  Object.entries((data.implied as Record<string, Record<string, string>>)[term] ?? {}).map(([kind, value]) => ({
    kind: kind as Reading['kind'],
    value,
  }));

const termEntries = (): [string, Reading[]][] => [
  ...Object.entries<Record<string, string[]>>(data.terms).flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([value, terms]) =>
      terms.map((term): [string, Reading[]] => [term, [...readingsOf(kind, value), ...impliedBy(term)]]),
    ),
  ),
  ...Object.entries(data.severalUnits).map(([term, units]): [string, Reading[]] => [
    term,
    units.map((value) => ({ kind: 'unit', value })),
  ]),
];

const stateEntries = (): [string, StateCode][] => [
  ...Object.entries(states).map(([code, name]): [string, StateCode] => [normalized(name), code as StateCode]),
  ...Object.entries<string[]>(data.stateTerms).flatMap(([code, terms]) =>
    terms.map((term): [string, StateCode] => [term, code as StateCode]),
  ),
];

const citiesByName = (): Map<string, City[]> => {
  const byName = new Map<string, City[]>();
  for (const city of cities) {
    for (const name of new Set([city.city, ...city.alt].map(normalized))) {
      byName.set(name, [...(byName.get(name) ?? []), city]);
    }
  }
  // On its own, the state.
  byName.delete('washington');
  return byName;
};

export type SearchVocabulary = {
  terms: ReadonlyMap<string, readonly Reading[]>;
  states: ReadonlyMap<string, StateCode>;
  cities: ReadonlyMap<string, readonly City[]>;
  stopWords: ReadonlySet<string>;
  /** Single words of all terms and places, to correct others. */
  words: ReadonlySet<string>;
  translations: readonly { professions: readonly Profession[]; map: Readonly<Record<string, Unit>> }[];
};

/** Terms in the words that people type. Read once, by the search only. */
export const readVocabulary = (): SearchVocabulary => {
  const terms = new Map(termEntries());
  const stateNames = new Map(stateEntries());
  const cityNames = citiesByName();
  const names = [...terms.keys(), ...stateNames.keys(), ...cityNames.keys()];
  return {
    terms,
    states: stateNames,
    cities: cityNames,
    stopWords: new Set(data.stopWords),
    words: new Set(names.flatMap((name) => name.split(' '))),
    translations: data.unitForProfession as SearchVocabulary['translations'],
  };
};
