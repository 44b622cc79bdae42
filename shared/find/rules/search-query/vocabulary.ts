import data from '../../../data/healthcare/search-vocabulary.json';
import esFr from '../../../data/healthcare/search-vocabulary-es-fr.json';
import type { Profession, Unit } from '../../../people/model/healthcare-vocabulary';
import { states, type StateCode } from '../../../people/model/profile-vocabulary';
import { cities, type City } from '../../../core/rules/places/cities';
import type { Reading } from './reading';
import { readTerms, termOf } from './terms';

const stateEntries = (): [string, StateCode][] => [
  ...Object.entries(states).map(([code, name]): [string, StateCode] => [termOf(name), code as StateCode]),
  ...Object.entries<string[]>(data.stateTerms).flatMap(([code, terms]) =>
    terms.map((term): [string, StateCode] => [term, code as StateCode]),
  ),
];

const citiesByName = (): Map<string, City[]> => {
  const byName = new Map<string, City[]>();
  for (const city of cities) {
    for (const name of new Set([city.city, ...city.alt].map(termOf))) {
      byName.set(name, [...(byName.get(name) ?? []), city]);
    }
  }
  // "Washington" alone is the state.
  byName.delete('washington');
  return byName;
};

export type SearchVocabulary = {
  terms: ReadonlyMap<string, readonly Reading[]>;
  states: ReadonlyMap<string, StateCode>;
  cities: ReadonlyMap<string, readonly City[]>;
  stopWords: ReadonlySet<string>;
  /** Single words of all terms and places, used to correct others. */
  words: ReadonlySet<string>;
  translations: readonly { professions: readonly Profession[]; map: Readonly<Record<string, Unit>> }[];
};

/** Reads the terms in typed form, once and only for searches. */
export const readVocabulary = (): SearchVocabulary => {
  const terms = readTerms();
  const stateNames = new Map(stateEntries());
  const cityNames = citiesByName();
  const names = [...terms.keys(), ...stateNames.keys(), ...cityNames.keys()];
  return {
    terms,
    states: stateNames,
    cities: cityNames,
    stopWords: new Set([...data.stopWords, ...esFr.stopWords]),
    words: new Set(names.flatMap((name) => name.split(' '))),
    translations: data.unitForProfession as SearchVocabulary['translations'],
  };
};
