import { professionFacts } from '../../data/healthcare/professions';
import { licenseScopes, type LicenseScope, type Profession } from '../../people/model/healthcare-vocabulary';

/** Facts of a profession; without one, a profile gets the questions for physicians. */
const factsOf = (profession: Profession | null) => professionFacts[profession ?? 'physician'];

export const npiOf = (profession: Profession | null): 'required' | 'optional' | 'none' => factsOf(profession).npi;

const prescribers: ReadonlySet<Profession> = new Set(['physician', 'dentist', 'np', 'pa', 'cnm', 'crna']);

export const asksDea = (profession: Profession | null): boolean => profession === null || prescribers.has(profession);

export const workplaceOf = (profession: Profession | null): 'specialty' | 'unit' | 'none' => factsOf(profession).asks;

/** Whether the profession needs a license; others have a certificate, and a license only in some states. */
export const needsLicense = (profession: Profession | null): boolean => factsOf(profession).license !== 'certificate';

/** Scopes by compact. Compacts without an entry issue nothing yet, or never. */
const scopeOfCompact: Readonly<Record<string, LicenseScope>> = {
  nlc: 'multistate',
  imlc: 'letter',
  ptc: 'privilege',
  otc: 'privilege',
  aslp: 'privilege',
  ems: 'privilege',
};

/** License scopes that the profession can have. */
export const licenseScopesOf = (profession: Profession | null): LicenseScope[] => {
  if (profession === null) return [...licenseScopes];
  const further = scopeOfCompact[professionFacts[profession].compact];
  return further ? ['single', further] : ['single'];
};
