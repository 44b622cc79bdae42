import { professionFrom, unitNamed, type DerivedProfession } from '@shared/people/rules/derived-profession';
import { unitsOf } from '@shared/people/rules/profession-units';
import type { Reading } from '@shared/find/rules/search-query/reading';
import { englishTerms, readTerms } from '@shared/find/rules/search-query/terms';
import { tokenize } from '@shared/find/rules/search-query/tokens';
import type { Area, Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import type { ResumeReading } from '@shared/people/model/resume-reading';

const english = englishTerms();
const allTerms = readTerms();
/** Terms except short ones, such as "or" and "MS", and English titles other than units, which have their own reader. */
const terms = new Map(
  [...allTerms].filter(
    ([term, readings]) => !english.has(term) || (term.length > 2 && readings.some(({ kind }) => kind === 'unit')),
  ),
);
const longestTerm = 6;

/** Units of areas that name a workplace. */
const unitOfArea: Partial<Record<Area, Unit>> = {
  critical_care: 'icu',
  emergency: 'ed',
  oncology: 'oncology_unit',
  behavioral_health: 'psych',
  pediatrics: 'peds',
};

/** Returns the meanings of terms in a text, longest first. */
const readingsIn = (text: string, known = terms, shortest = 1): Reading[] => {
  const words = tokenize(text).map(({ word }) => word);
  const found: Reading[] = [];
  for (let length = longestTerm; length >= shortest; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1)
      found.push(...(known.get(words.slice(at, at + length).join(' ')) ?? []));
  }
  return found;
};

const professionIn = (readings: readonly Reading[]): Profession | null => {
  const named = readings.flatMap(({ kind, value }) => (kind === 'profession' ? [value as Profession] : []));
  // A word for all nurses means a registered nurse, as in English.
  return named.length > 1 && named.includes('rn') ? 'rn' : (named[0] ?? null);
};

/** Extends `professionFrom` to Spanish and French. */
export const professionOf = (title: string, licenses: ResumeReading['licenses'] = []): DerivedProfession => {
  const inEnglish = professionFrom({ title, specialty: null, licenses: [] });
  if (inEnglish.profession !== null) return inEnglish;
  const profession = professionIn(readingsIn(title));
  return profession === null
    ? professionFrom({ title, specialty: null, licenses })
    : { profession, confidence: 'medium' };
};

const unitsOfReadings = (readings: readonly Reading[]): Unit[] =>
  readings.flatMap(({ kind, value }): Unit[] => {
    if (kind === 'unit') return [value as Unit];
    const unit = kind === 'area' ? unitOfArea[value as Area] : undefined;
    return unit ? [unit] : [];
  });

/** Returns the unit in a text, of those the profession works in. */
export const unitIn = (text: string, profession: Profession): Unit | null => {
  const own = new Set(unitsOf(profession));
  // "Cardiovascular intensive care" is more specific than the "intensive care" in it.
  const long = readingsIn(text, allTerms, 2).filter(({ kind }) => kind === 'unit');
  const named = unitNamed(text, profession);
  const units = [...unitsOfReadings(long), ...(named ? [named] : []), ...unitsOfReadings(readingsIn(text))];
  const found = units.filter((unit) => own.has(unit));
  // "Infirmière chef, CVICU" works in the unit she leads.
  return found.find((unit) => unit !== 'nursing_leadership') ?? found[0] ?? null;
};

const besideUnits = new Set('unit units dept department floor adult bed beds service unidad unite unité'.split(' '));

/** Returns whether all of a text is units: "CVICU", "Adult ICU / CCU". */
export const isUnitName = (text: string): boolean => {
  const words = tokenize(text).map(({ word }) => word);
  let at = 0;
  let units = 0;
  while (at < words.length) {
    const lengths = Array.from({ length: longestTerm }, (_, index) => longestTerm - index);
    const length = lengths.find((count) =>
      allTerms.get(words.slice(at, at + count).join(' '))?.some(({ kind }) => kind === 'unit' || kind === 'area'),
    );
    if (length === undefined && !besideUnits.has(words[at]!) && !/^\d+$/.test(words[at]!)) return false;
    if (length !== undefined) units += 1;
    at += length ?? 1;
  }
  return units > 0;
};
