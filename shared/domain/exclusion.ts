import type { Comparison, ExclusionStrength } from '../model/exclusion-vocabulary';
import { firstWord, letters } from './person-name';

/** What a row of the list of excluded individuals says. Empty or null: not stated. */
export type ExclusionRecord = {
  firstName: string;
  lastName: string;
  npiNumber: string;
  birthDate: string | null;
  reinstatedOn: string | null;
};

export type ScreenedPerson = {
  firstName: string;
  lastName: string;
  formerLastNames: readonly string[];
  npiNumber: string;
  birthDate: string | null;
};

/** `npiNumber` different: two numbers weaken a match by name, but only a person may drop it. */
export type ExclusionMatch = {
  strength: ExclusionStrength;
  npiNumber: Comparison;
  birthDate: Comparison;
};

const suffixes = new Set(['JR', 'SR', 'II', 'III', 'IV', 'V']);
/** Words of a last name that aren't names by themselves. */
const particles = new Set(
  'AL BIN DA DE DEL DELA DEN DER DI DOS DU EL LA LAS LE LOS MAC MC SAN SANTA ST VAN VON'.split(' '),
);

const wordsOf = (lastName: string): string[] => {
  const words = lastName
    .split(/[\s\-‐‑–]+/u)
    .map(letters)
    .filter(Boolean);
  const names = words.filter((word) => !suffixes.has(word));
  return names.length > 0 ? names : words;
};

const wholeOf = (lastName: string): string => wordsOf(lastName).join('');

/** Each part of a double name, as OIG advises: oig.hhs.gov/exclusions/tips.asp. */
const partsOf = (lastName: string): string[] => {
  const words = wordsOf(lastName);
  return words.length < 2 ? [] : words.filter((word) => word.length > 1 && !particles.has(word));
};

const formsOf = (lastName: string): string[] => [wholeOf(lastName), ...partsOf(lastName)].filter(Boolean);

const isSameLastName = (a: string, b: string): boolean => {
  const [one, other] = [wholeOf(a), wholeOf(b)];
  if (one === '' || other === '') return false;
  return one === other || partsOf(a).includes(other) || partsOf(b).includes(one);
};

const isSameFirstName = (a: string, b: string): boolean => {
  const [one, other] = [letters(a), letters(b)];
  return one !== '' && other !== '' && (one === other || firstWord(a) === firstWord(b));
};

const lastNamesOf = ({ lastName, formerLastNames }: ScreenedPerson): string[] => [lastName, ...formerLastNames];

const isSameName = (person: ScreenedPerson, { firstName, lastName }: ExclusionRecord): boolean =>
  isSameFirstName(person.firstName, firstName) && lastNamesOf(person).some((name) => isSameLastName(name, lastName));

const compare = (a: string | null, b: string | null): Comparison => {
  if (!a || !b) return 'missing';
  return a === b ? 'same' : 'different';
};

const strengthOf = (
  person: ScreenedPerson,
  row: ExclusionRecord,
  { npiNumber, birthDate }: Omit<ExclusionMatch, 'strength'>,
): ExclusionStrength => {
  if (row.reinstatedOn !== null) return 'none';
  if (npiNumber === 'same') return 'npi';
  if (!isSameName(person, row) || birthDate === 'different') return 'none';
  return birthDate === 'same' ? 'name_dob' : 'name_only';
};

/** Never a decision: whatever matches is looked at by a person. */
export const exclusionMatch = (person: ScreenedPerson, row: ExclusionRecord): ExclusionMatch => {
  const compared = {
    npiNumber: compare(person.npiNumber, row.npiNumber),
    birthDate: compare(person.birthDate, row.birthDate),
  };
  return { strength: strengthOf(person, row, compared), ...compared };
};

/** The same name with another birth date. */
export const isRuledOut = (person: ScreenedPerson, row: ExclusionRecord): boolean =>
  row.reinstatedOn === null && isSameName(person, row) && exclusionMatch(person, row).strength === 'none';

const keyOfNpi = (npiNumber: string): string[] => (npiNumber === '' ? [] : [`npi:${npiNumber}`]);

/** Under which a row is filed. Rows that match a person share a key with them. */
export const keysOfRow = ({ lastName, npiNumber }: Pick<ExclusionRecord, 'lastName' | 'npiNumber'>): string[] => [
  ...formsOf(lastName),
  ...keyOfNpi(npiNumber),
];

export const keysOfPerson = (person: ScreenedPerson): string[] => [
  ...new Set([...lastNamesOf(person).flatMap(formsOf), ...keyOfNpi(person.npiNumber)]),
];
