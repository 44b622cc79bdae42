import { professionFacts } from '../../data/healthcare/professions';
import { licenseScopes, type LicenseScope, type Profession } from '../../people/model/healthcare-vocabulary';

/** Before a profession is chosen, a profile is asked what a physician is asked. */
const factsOf = (profession: Profession | null) => professionFacts[profession ?? 'physician'];

export const npiOf = (profession: Profession | null): 'required' | 'optional' | 'none' => factsOf(profession).npi;

const prescribers: ReadonlySet<Profession> = new Set(['physician', 'dentist', 'np', 'pa', 'cnm', 'crna']);

export const asksDea = (profession: Profession | null): boolean => profession === null || prescribers.has(profession);

export const workplaceOf = (profession: Profession | null): 'specialty' | 'unit' | 'none' => factsOf(profession).asks;

/** Others work with a certificate, and list a license only where their state has one. */
export const needsLicense = (profession: Profession | null): boolean => factsOf(profession).license !== 'certificate';

/** Compacts without an entry don't issue anything yet, or never. */
const scopeOfCompact: Readonly<Record<string, LicenseScope>> = {
  nlc: 'multistate',
  imlc: 'letter',
  ptc: 'privilege',
  otc: 'privilege',
  aslp: 'privilege',
  ems: 'privilege',
};

/** How far a license of the profession can reach. */
export const licenseScopesOf = (profession: Profession | null): LicenseScope[] => {
  if (profession === null) return [...licenseScopes];
  const further = scopeOfCompact[professionFacts[profession].compact];
  return further ? ['single', further] : ['single'];
};
