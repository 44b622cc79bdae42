import {
  npFocusTerms,
  physicianEndings,
  professionTerms,
  roleTerms,
  unitTerms,
} from '../../data/healthcare/profession-titles';
import {
  npFocuses,
  professions as allProfessions,
  units,
  type LicenseScope,
  type NpFocus,
  type Profession,
  type Unit,
} from '../model/healthcare-vocabulary';
import type { specialties } from '../../core/model/vocabulary';
import { unitsOf } from './profession-units';

type Specialty = (typeof specialties)[number];
type Confidence = 'high' | 'medium' | 'none';
type Found = { profession: Profession; confidence: Confidence };

type Described = {
  title: string;
  specialty: Specialty | null;
  licenses: readonly { name: string; issuingBody: string; scope: LicenseScope }[];
};

export type DerivedProfession = {
  profession: Profession | null;
  npFocus?: NpFocus;
  unit?: Unit;
  confidence: Confidence;
};

export type DerivedProfessions = {
  professions: Profession[];
  npFocuses: NpFocus[];
  unit?: Unit;
  confidence: Confidence;
};

type Term<T> = { pattern: RegExp; length: number; means: T };

const term = <T>(words: string, means: T, start = ''): Term<T> => ({
  pattern: new RegExp(`(?<= )${start}${words}s?(?= )`),
  length: words.length,
  means,
});

/** Sorts longest first, so "anesthesiologist assistant" is tried before "anesthesiologist". */
const longestFirst = <T>(terms: Term<T>[]): Term<T>[] => terms.sort((one, other) => other.length - one.length);

const professionByTerm = longestFirst<Profession>([
  ...allProfessions.flatMap((profession) => professionTerms[profession].map((words) => term(words, profession))),
  ...physicianEndings.map((ending) => term<Profession>(ending, 'physician', '\\w*')),
]);
const roleByTerm = longestFirst(Object.entries(roleTerms).map(([words, role]) => term(words, role)));
const focusByTerm = longestFirst(npFocuses.flatMap((focus) => npFocusTerms[focus].map((words) => term(words, focus))));
const unitByTerm = longestFirst(units.flatMap((unit) => (unitTerms[unit] ?? []).map((words) => term(words, unit))));

/** A state at the end of a title, such as "Erie, PA", isn't a profession. */
const stateAtEnd = /, ?[A-Z]{2}$/;

const wordsOf = (text: string): string =>
  ` ${text
    .trim()
    .replace(stateAtEnd, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')} `;

const firstIn = <T>(words: string, terms: readonly Term<T>[]): T | undefined =>
  terms.find(({ pattern }) => pattern.test(words))?.means;

/** Every profession named; each word counts once. */
const namedIn = (words: string): Profession[] => {
  const found: Profession[] = [];
  let rest = words;
  for (const { pattern, means } of professionByTerm) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, '-');
    if (!found.includes(means)) found.push(means);
  }
  return found;
};

const unitIn = (words: string, professions: readonly Profession[]): Unit | undefined =>
  firstIn(
    words,
    unitByTerm.filter(({ means }) => professions.some((profession) => unitsOf(profession).includes(means))),
  );

const byRole = (words: string, specialty: Specialty | null): Found | undefined => {
  const role = firstIn(words, roleByTerm);
  if (!role || (role.inSpecialty && specialty === null)) return undefined;
  return { profession: role.profession, confidence: role.confidence };
};

const byTitle = (words: string, specialty: Specialty | null): Found | undefined => {
  const [profession] = namedIn(words);
  return profession ? { profession, confidence: 'high' } : byRole(words, specialty);
};

const byLicense = ({ licenses }: Described): Found | undefined => {
  const [named] = licenses.flatMap(({ name }) => namedIn(wordsOf(name)));
  if (named) return { profession: named, confidence: 'medium' };
  if (licenses.some(({ scope }) => scope === 'multistate')) return { profession: 'rn', confidence: 'medium' };
  if (licenses.some(({ scope }) => scope === 'letter')) return { profession: 'physician', confidence: 'medium' };
  return undefined;
};

const ofNurses = ({ licenses }: Described): boolean =>
  licenses.some(
    ({ name, issuingBody, scope }) =>
      scope === 'multistate' || /nursing/i.test(issuingBody) || namedIn(wordsOf(name)).includes('rn'),
  );

const confirmed = (found: Found, person: Described): Found =>
  found.profession === 'rn' && ofNurses(person) ? { ...found, confidence: 'high' } : found;

/** Profession derived from older profiles and titles; a person confirms it. */
export const professionFrom = (person: Described): DerivedProfession => {
  const words = wordsOf(person.title);
  const named = byTitle(words, person.specialty);
  const found = named ? confirmed(named, person) : byLicense(person);
  if (!found) return { profession: null, confidence: 'none' };
  return { ...found, ...detailsOf(words, found.profession) };
};

const detailsOf = (words: string, profession: Profession): Pick<DerivedProfession, 'npFocus' | 'unit'> => {
  const npFocus = profession === 'np' ? firstIn(words, focusByTerm) : undefined;
  const unit = unitIn(words, [profession]);
  return { ...(npFocus && { npFocus }), ...(unit && { unit }) };
};

/** Unit named in a text, among those that a profession works in. */
export const unitNamed = (text: string, profession: Profession): Unit | undefined =>
  unitIn(wordsOf(text), [profession]);

/** Professions that may do a job: all that its title names. */
export const professionsFromTitle = (title: string, specialty: Specialty | null): DerivedProfessions => {
  const words = wordsOf(title);
  const named = namedIn(words);
  const role = named.length === 0 ? byRole(words, specialty) : undefined;
  const professions = role ? [role.profession] : inOrder(named);
  if (professions.length === 0) return { professions, npFocuses: [], confidence: 'none' };
  const npFocus = professions.includes('np') ? firstIn(words, focusByTerm) : undefined;
  const unit = unitIn(words, professions);
  return {
    professions,
    npFocuses: npFocus ? [npFocus] : [],
    ...(unit && { unit }),
    confidence: role?.confidence ?? 'high',
  };
};

const inOrder = (found: readonly Profession[]): Profession[] => allProfessions.filter((it) => found.includes(it));
