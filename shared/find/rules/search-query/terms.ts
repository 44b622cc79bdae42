import data from '../../../data/healthcare/search-vocabulary.json';
import esFr from '../../../data/healthcare/search-vocabulary-es-fr.json';
import * as enAreas from '../../../locales/en/labels/areas.json';
import * as enProfessions from '../../../locales/en/labels/professions.json';
import * as enUnits from '../../../locales/en/labels/units.json';
import * as esAreas from '../../../locales/es/labels/areas.json';
import * as esProfessions from '../../../locales/es/labels/professions.json';
import * as esUnits from '../../../locales/es/labels/units.json';
import * as frAreas from '../../../locales/fr/labels/areas.json';
import * as frProfessions from '../../../locales/fr/labels/professions.json';
import * as frUnits from '../../../locales/fr/labels/units.json';
import { languageByName } from '../../../people/model/profile/languages-in-text';
import type { Reading } from './reading';
import { tokenize } from './tokens';

type Entry = readonly [term: string, readings: readonly Reading[]];

const groupKind = 'professionGroup';
const implied: Record<string, Record<string, string>> = { ...data.implied, ...esFr.implied };

const readingOf = (kind: string, value: string): Reading => ({ kind: kind as Reading['kind'], value });

const readingsOf = (kind: string, value: string): Reading[] =>
  kind === groupKind
    ? (data.groups as Record<string, string[]>)[value]!.map((profession) => readingOf('profession', profession))
    : [readingOf(kind, value)];

const impliedBy = (term: string): Reading[] =>
  Object.entries(implied[term] ?? {}).map(([kind, value]) => readingOf(kind, value));

const typedTerms = (terms: Record<string, Record<string, string[]>>): Entry[] =>
  Object.entries(terms).flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([value, named]) =>
      named.map((term): Entry => [term, [...readingsOf(kind, value), ...impliedBy(term)]]),
    ),
  );

const severalUnits = Object.entries(data.severalUnits).map(([term, units]): Entry => [
  term,
  units.map((unit) => readingOf('unit', unit)),
]);

export const termOf = (text: string): string =>
  tokenize(text)
    .map(({ word }) => word)
    .join(' ');

/** The whole name and the part before its abbreviation: "Quirófano (OR)". */
const namesIn = (label: string): string[] => [termOf(label), termOf(label.replace(/\s*\([^)]*\)$/, ''))];

const labelTerms = (kind: Reading['kind'], labels: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(labels).flatMap(([value, label]) =>
    namesIn(label).map((name): Entry => [name, [readingOf(kind, value)]]),
  );

const labels = (): Entry[] => [
  ...[enProfessions, esProfessions, frProfessions].flatMap(({ profession, professionPlural }) => [
    ...labelTerms('profession', profession),
    ...labelTerms('profession', professionPlural),
  ]),
  ...[enAreas, esAreas, frAreas].flatMap(({ area }) => labelTerms('area', area)),
  ...[enUnits, esUnits, frUnits].flatMap(({ unit }) => labelTerms('unit', unit)),
];

const spokenPhrases = (name: string): string[] => [
  name,
  `${name} speaking`,
  `${name} speaker`,
  `${name} speakers`,
  `${name} bilingual`,
  `bilingual ${name}`,
  `speak ${name}`,
  `speaks ${name}`,
  `speaking ${name}`,
  `who speak ${name}`,
  `who speaks ${name}`,
  `fluent ${name}`,
  `fluent in ${name}`,
  `habla ${name}`,
  `hablan ${name}`,
  `que habla ${name}`,
  `que hablan ${name}`,
  `parle ${name}`,
  `qui parle ${name}`,
  `qui parlent ${name}`,
  `parlant ${name}`,
];

const oneWordSpeakers = {
  es: ['hispanohablante', 'hispanohablantes', 'hispanophone', 'hispanophones'],
  fr: ['francophone', 'francophones', 'francófono', 'francófonos'],
  en: ['anglophone', 'anglophones', 'angloparlante', 'angloparlantes'],
};

const spoken = (): Entry[] => [
  ...[...languageByName()].flatMap(([name, code]) =>
    spokenPhrases(name).map((phrase): Entry => [phrase, [readingOf('language', code)]]),
  ),
  ...Object.entries(oneWordSpeakers).flatMap(([code, words]) =>
    words.map((word): Entry => [termOf(word), [readingOf('language', code)]]),
  ),
];

/**
 * Search terms with their meanings in all languages of the site. For a word with several meanings, the one listed first
 * counts: English usage, then Spanish and French, then names on the site.
 */
const termEntries = (): Entry[] => [
  ...typedTerms(data.terms),
  ...severalUnits,
  ...typedTerms(esFr.terms),
  ...labels(),
  ...spoken(),
];

/** English usage only, for suggestions: words of other languages would produce irrelevant ones. */
export const englishTerms = (): Map<string, readonly Reading[]> =>
  new Map([...typedTerms(data.terms), ...severalUnits]);

const shortestCompound = 5;

/** Two-word terms written as one: "cathlab". */
const compoundOf = ([term, readings]: Entry): Entry[] => {
  const words = term.split(' ');
  const joined = words.join('');
  return words.length === 2 && joined.length >= shortestCompound ? [[joined, readings]] : [];
};

export const readTerms = (): Map<string, readonly Reading[]> => {
  const entries = termEntries();
  const terms = new Map<string, readonly Reading[]>();
  for (const [term, readings] of [...entries, ...entries.flatMap(compoundOf)]) {
    if (!terms.has(term)) terms.set(term, readings);
  }
  return terms;
};
