import type { StateCode } from '../../model/profile-vocabulary';
import { defaultCountry } from '../../model/vocabulary';
import { placeOf } from './place-of';

export type PostalAddress = { city: string | null; state: StateCode | null; country: string };

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
  const place = country === 'US' || country === '' ? placeOf(location) : null;
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
