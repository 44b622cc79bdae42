import { certificationHolders } from '../../data/healthcare/certification-holders';
import { limits } from '../../limits';
import { units, type Profession, type Unit } from '../model/healthcare-vocabulary';
import type { HeldCertification, License, OtherProfession } from '../model/professional';
import { asksDea, needsLicense, npiOf } from '../../hiring/rules/profession-questions';
import { unitsOf } from './profession-units';

type Credentials = {
  licenses: readonly (Pick<License, 'type' | 'scope' | 'profession'> & Partial<Pick<License, 'number'>>)[];
  certifications: readonly Pick<HeldCertification, 'code'>[];
};
type Worker = { profession: Profession | null; otherProfessions: readonly Pick<OtherProfession, 'profession'>[] };
type Person = Credentials & { profession: Profession | null; otherProfessions: readonly OtherProfession[] };

/** A privilege or letter depends on another license. */
const isLicenseFor = ({ type, scope, profession, number }: Credentials['licenses'][number], wanted: Profession) =>
  type === 'medical-license' &&
  (scope === 'single' || scope === 'multistate') &&
  profession === wanted &&
  number !== '';

/** Certifications without a code can't be assigned to another profession. */
const isCertificateFor = ({ code }: Credentials['certifications'][number], wanted: Profession): boolean =>
  code === 'other' || (certificationHolders[code]?.includes(wanted) ?? false);

/** The main profession's license doesn't count for another profession. */
export const hasOwnCredential = (wanted: Profession, { licenses, certifications }: Credentials): boolean =>
  licenses.some((it) => isLicenseFor(it, wanted)) ||
  (!needsLicense(wanted) && certifications.some((it) => isCertificateFor(it, wanted)));

export const isProfessionTwice = ({ profession, otherProfessions }: Worker, index: number): boolean => {
  const wanted = otherProfessions[index]?.profession;
  return wanted === profession || otherProfessions.slice(0, index).some((it) => it.profession === wanted);
};

/** Other professions whose license still exists. */
export const heldOtherProfessions = (person: Person): OtherProfession[] =>
  person.otherProfessions
    .filter((it, index) => !isProfessionTwice(person, index) && hasOwnCredential(it.profession, person))
    .slice(0, limits.otherProfessions)
    .map((it) => (it.profession === 'np' ? it : { ...it, npFocus: null }));

/** Profession lost when the credentials change to `left`. */
export const professionLost = (person: Pick<Person, 'otherProfessions'> & Credentials, left: Credentials) =>
  person.otherProfessions.find(
    ({ profession }) => hasOwnCredential(profession, person) && !hasOwnCredential(profession, left),
  );

/** All professions, main one first. */
export const professionsOf = ({ profession, otherProfessions }: Worker): Profession[] =>
  profession === null ? [] : [profession, ...otherProfessions.map((it) => it.profession)];

const isAskedInAny = ({ profession, otherProfessions }: Worker, asks: (one: Profession | null) => boolean): boolean =>
  asks(profession) || otherProfessions.some((it) => asks(it.profession));

export const isNpiAsked = (worker: Worker): boolean => isAskedInAny(worker, (it) => npiOf(it) !== 'none');
export const isDeaAsked = (worker: Worker): boolean => isAskedInAny(worker, asksDea);

/** Units that one of the professions works in. */
export const unitsOfWorker = (worker: Worker): Unit[] => {
  const own = new Set(professionsOf(worker).flatMap(unitsOf));
  return units.filter((unit) => own.has(unit));
};
