import { expect, it } from 'vitest';
import { postalAddress } from './postal-address';

it.each([
  ['Boston, MA', 'United States', 'Boston', 'MA', 'US'],
  ['Austin, Texas', 'USA', 'Austin', 'TX', 'US'],
  ['fargo north dakota', '', 'Fargo', 'ND', 'US'],
  ['St. Paul, MN 55101', 'U.S.', 'Saint Paul', 'MN', 'US'],
  ['Texas', 'United States', null, 'TX', 'US'],
  ['Anywhere in the United States', 'United States', null, null, 'US'],
  ['Paris', 'France', null, null, 'France'],
  ['', '', null, null, ''],
])('%j of a company in %j', (location, country, city, state, code) => {
  expect(postalAddress(location, country)).toEqual({ city, state, country: code });
});
