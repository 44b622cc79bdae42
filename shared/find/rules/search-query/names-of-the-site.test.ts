import { describe, expect, it } from 'vitest';
import { areaFacts } from '../../../data/healthcare/areas';
import { professions, units, type Area, type Unit } from '../../../people/model/healthcare-vocabulary';
import * as enProfessions from '../../../locales/en/labels/professions.json';
import * as enUnits from '../../../locales/en/labels/units.json';
import * as esProfessions from '../../../locales/es/labels/professions.json';
import * as esUnits from '../../../locales/es/labels/units.json';
import * as frProfessions from '../../../locales/fr/labels/professions.json';
import * as frUnits from '../../../locales/fr/labels/units.json';
import { fold } from '../../../text/folded-words';
import type { Understanding } from './reading';
import { understand } from './understand';
import { readVocabulary } from './vocabulary';

const vocabulary = readVocabulary();
const languages = {
  en: { ...enProfessions, ...enUnits },
  es: { ...esProfessions, ...esUnits },
  fr: { ...frProfessions, ...frUnits },
};
const withoutAbbreviation = (label: string): string => label.replace(/\s*\([^)]*\)$/, '');
const waysToType = (label: string): string[] =>
  [label, withoutAbbreviation(label)].flatMap((text) => [text, fold(text), text.toUpperCase()]);

const readingsOf = ({ parts }: Understanding): string[] => parts.map(({ kind, value }) => `${kind} ${value}`);

/** Whether the unit was found by itself, within its area, or as the other reading of a state: "CT". */
const findsUnit = ({ parts }: Understanding, unit: Unit): boolean =>
  parts
    .flatMap((part) => [part, ...part.alternatives])
    .some(
      ({ kind, value }) =>
        (kind === 'unit' && value === unit) || (kind === 'area' && areaFacts[value as Area].units.includes(unit)),
    );

describe.each(Object.entries(languages))('labels in %s', (_language, names) => {
  it.each(professions)('finds the profession %s by its label', (profession) => {
    for (const label of [names.profession[profession], names.professionPlural[profession]]) {
      for (const text of waysToType(label)) {
        const reading = understand(text, vocabulary);
        expect([text, readingsOf(reading)]).toEqual([text, [`profession ${profession}`]]);
        expect(reading.words).toEqual([]);
      }
    }
  });

  it.each(units)('finds the unit %s by its label', (unit) => {
    for (const text of waysToType(names.unit[unit])) {
      const reading = understand(text, vocabulary);
      expect([text, readingsOf(reading), findsUnit(reading, unit)]).toEqual([text, readingsOf(reading), true]);
      expect([text, reading.words, reading.didYouMean]).toEqual([text, [], null]);
    }
  });
});
