import type { StateCode } from '../../../people/model/profile-vocabulary';
import { defaultCountry } from '../../model/vocabulary';
import { placeOf } from './place-of';

/** Military regions in place of a state. */
type MilitaryRegion = 'AA' | 'AE' | 'AP';
export type PostalAddress = { city: string | null; state: StateCode | MilitaryRegion | null; country: string };

const military = /^(APO|FPO|DPO)[\s,]+(AA|AE|AP)\b/i;

/** "APO, AE 09012" belongs to no state. */
const militaryAddress = (location: string): PostalAddress | null => {
  const [, office, region] = military.exec(location.trim()) ?? [];
  return office && region
    ? { city: office.toUpperCase(), state: region.toUpperCase() as MilitaryRegion, country: 'US' }
    : null;
};

const folded = (country: string): string => country.replaceAll('.', '').trim().toUpperCase();
const unitedStates = [folded(defaultCountry), 'US', 'USA', 'UNITED STATES OF AMERICA'];

/** ISO 3166-1 code for the United States; other countries as typed. */
const countryCode = (country: string): string => (unitedStates.includes(folded(country)) ? 'US' : country.trim());

/**
 * Address in other companies' formats, from a typed place and the company's country. Has no town and state for
 * "Anywhere in the United States".
 */
export const postalAddress = (location: string, companyCountry: string): PostalAddress => {
  const country = countryCode(companyCountry);
  const isHere = country === 'US' || country === '';
  const place = isHere ? placeOf(location) : null;
  if (isHere && !place) return militaryAddress(location) ?? { city: null, state: null, country };
  return place ? { city: place.city, state: place.state, country: 'US' } : { city: null, state: null, country };
};

/** An unknown place is used as typed; for a remote job it is omitted. */
export const jobAddress = (
  { location, remote }: { location: string; remote: boolean },
  companyCountry: string,
): PostalAddress => {
  const address = postalAddress(location, companyCountry);
  return address.state || remote ? address : { ...address, city: location };
};
