import type { StateCode } from '../../../people/model/profile-vocabulary';
import { defaultCountry } from '../../model/vocabulary';
import { placeOf } from './place-of';

/** Of the armed forces, in the place of a state. */
type MilitaryRegion = 'AA' | 'AE' | 'AP';
export type PostalAddress = { city: string | null; state: StateCode | MilitaryRegion | null; country: string };

const military = /^(APO|FPO|DPO)[\s,]+(AA|AE|AP)\b/i;

/** "APO, AE 09012": in no state. */
const militaryAddress = (location: string): PostalAddress | null => {
  const [, office, region] = military.exec(location.trim()) ?? [];
  return office && region
    ? { city: office.toUpperCase(), state: region.toUpperCase() as MilitaryRegion, country: 'US' }
    : null;
};

const folded = (country: string): string => country.replaceAll('.', '').trim().toUpperCase();
const unitedStates = [folded(defaultCountry), 'US', 'USA', 'UNITED STATES OF AMERICA'];

/** ISO 3166-1 for the United States; another country as it was typed. */
const countryCode = (country: string): string => (unitedStates.includes(folded(country)) ? 'US' : country.trim());

/**
 * What formats of other companies ask for, of a place that people typed and the country of their company. Without town and
 * state for "Anywhere in the United States".
 */
export const postalAddress = (location: string, companyCountry: string): PostalAddress => {
  const country = countryCode(companyCountry);
  const isHere = country === 'US' || country === '';
  const place = isHere ? placeOf(location) : null;
  if (isHere && !place) return militaryAddress(location) ?? { city: null, state: null, country };
  return place ? { city: place.city, state: place.state, country: 'US' } : { city: null, state: null, country };
};

/** A job at a place that isn't known is at what was typed; a remote one is then at no place. */
export const jobAddress = (
  { location, remote }: { location: string; remote: boolean },
  companyCountry: string,
): PostalAddress => {
  const address = postalAddress(location, companyCountry);
  return address.state || remote ? address : { ...address, city: location };
};
