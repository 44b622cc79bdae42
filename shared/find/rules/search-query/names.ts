import { areaFacts } from '../../../data/healthcare/areas';
import { certification as certificationNames } from '../../../locales/en/labels/certifications.json';
import type { Area } from '../../../people/model/healthcare-vocabulary';
import { comparedTerm } from '../../../text/compared-term';
import type { Reading } from './reading';
import { readTerms } from './terms';

/** Kinds of values with several names. */
export type NamedKind = 'profession' | 'unit' | 'specialty' | 'certification';

/** `wider` are names of a broader group: "ICU" for the surgical ICU. */
export type Names = { own: readonly string[]; wider: readonly string[] };

type Entry = { value: string; list: keyof Names };

const entriesOf = (kind: NamedKind, readings: readonly Reading[]): Entry[] =>
  readings.flatMap((reading): Entry[] => {
    const isOne = readings.length === 1;
    if (reading.kind === kind) return [{ value: reading.value, list: isOne ? 'own' : 'wider' }];
    if (reading.kind !== 'area' || (kind !== 'unit' && kind !== 'specialty')) return [];
    const { units, specialties } = areaFacts[reading.value as Area];
    const values: readonly string[] = kind === 'unit' ? units : specialties;
    return values.map((value) => ({ value, list: 'wider' }));
  });

/** Names by value in any language of the site, normalized by `comparedTerm`. */
export const namesOf = (kind: NamedKind): ReadonlyMap<string, Names> => {
  const names = new Map<string, { own: string[]; wider: string[] }>();
  const add = ({ value, list }: Entry, term: string): void => {
    const known = names.get(value) ?? { own: [], wider: [] };
    known[list].push(comparedTerm(term));
    names.set(value, known);
  };
  for (const [term, readings] of readTerms()) for (const entry of entriesOf(kind, readings)) add(entry, term);
  if (kind === 'certification') {
    for (const [value, name] of Object.entries(certificationNames)) add({ value, list: 'own' }, name);
  }
  return names;
};
