import type { Comparison, ExclusionStrength } from '../model/exclusion-vocabulary';
import { letters } from './person-name';

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

/** Between family names: "García y López". */
const connectors = new Set('Y E I DE DEL DELA DELAS DELOS LA LAS LOS DA DAS DO DOS'.split(' '));

/** Both usual spellings of ä, å, æ, ö, ø, ü, and ß are one: Müller, Muller, Mueller. */
const folded = (word: string): string =>
  word
    .replace(/A[AE]+/g, 'A')
    .replace(/([OU])E+/g, '$1')
    .replace(/SZ/g, 'SS');

const joined = (words: readonly string[]): string =>
  folded(words.map((word) => word.replace(/^SAINT/, 'ST').replace(/^FORT/, 'FT')).join(''));

const splitName = (name: string): string[] =>
  name
    .split(/[\s.\-‐‑–]+/u)
    .map(letters)
    .filter(Boolean);

const wordsOf = (lastName: string): string[] => {
  const words = splitName(lastName);
  const names = words.filter((word) => !suffixes.has(word));
  return names.length > 0 ? names : words;
};

/** With and without the words between family names. */
const wholesOf = (lastName: string): string[] => {
  const words = wordsOf(lastName);
  return [...new Set([joined(words), joined(words.filter((word) => !connectors.has(word)))])].filter(Boolean);
};

/** Each part of a double name, as OIG advises: oig.hhs.gov/exclusions/tips.asp. */
const partsOf = (lastName: string): string[] => {
  const words = wordsOf(lastName);
  if (words.length < 2) return [];
  return words.filter((word) => word.length > 1 && !particles.has(word)).map((word) => joined([word]));
};

/** As spelled, too: what was filed before spellings were one stays found until the list is filed again. */
const asSpelled = (lastName: string): string[] => {
  const words = wordsOf(lastName);
  const parts = words.length < 2 ? [] : words.filter((word) => word.length > 1 && !particles.has(word));
  return [words.join(''), ...parts].filter(Boolean);
};

const formsOf = (lastName: string): string[] => [
  ...new Set([...wholesOf(lastName), ...partsOf(lastName), ...asSpelled(lastName)]),
];

const shareOne = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((it) => others.includes(it));

const isSameLastName = (a: string, b: string): boolean => {
  const [one, other] = [wholesOf(a), wholesOf(b)];
  return shareOne(one, other) || shareOne(partsOf(a), other) || shareOne(partsOf(b), one);
};

const givenOf = (name: string): string[] => splitName(name).map(folded);

const shareGivenName = (a: string, b: string): boolean => {
  const [one, other] = [givenOf(a), givenOf(b)];
  const whole = folded(letters(a));
  if (whole !== '' && whole === folded(letters(b))) return true;
  return shareOne(
    one.filter((word) => word.length > 1),
    other,
  );
};

/** "J." may be any of the given names; an initial after a name says too little. */
const isInitialOf = (a: string, b: string): boolean => {
  const [initial = ''] = givenOf(a);
  return initial.length === 1 && givenOf(b).some((word) => word.startsWith(initial));
};

const isSameFirstName = (a: string, b: string): boolean =>
  shareGivenName(a, b) || isInitialOf(a, b) || isInitialOf(b, a);

const lastNamesOf = ({ lastName, formerLastNames }: ScreenedPerson): string[] => [lastName, ...formerLastNames];

const isTurnedRound = (person: ScreenedPerson, row: Pick<ExclusionRecord, 'firstName' | 'lastName'>): boolean =>
  isSameLastName(person.firstName, row.lastName) &&
  lastNamesOf(person).some((name) => shareGivenName(name, row.firstName));

const isSameName = (person: ScreenedPerson, { firstName, lastName }: ExclusionRecord): boolean =>
  (isSameFirstName(person.firstName, firstName) &&
    lastNamesOf(person).some((name) => isSameLastName(name, lastName))) ||
  isTurnedRound(person, { firstName, lastName });

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

/** Of `keysOfRow`: a list that was filed by another rule is filed again at its next import. */
export const rowKeysVersion = 2;

/** Under which a row is filed. Rows that match a person share a key with them. */
export const keysOfRow = ({ lastName, npiNumber }: Pick<ExclusionRecord, 'lastName' | 'npiNumber'>): string[] => [
  ...formsOf(lastName),
  ...keyOfNpi(npiNumber),
];

export const keysOfPerson = (person: ScreenedPerson): string[] => [
  ...new Set([
    ...lastNamesOf(person).flatMap(formsOf),
    // A row may have given and family name turned round.
    ...formsOf(person.firstName),
    ...keyOfNpi(person.npiNumber),
  ]),
];
