import { expect, it } from 'vitest';
import { jobAddress, postalAddress } from './postal-address';

it.each([
  ['Boston, MA', 'United States', 'Boston', 'MA', 'US'],
  ['Austin, Texas', 'USA', 'Austin', 'TX', 'US'],
  ['fargo north dakota', '', 'Fargo', 'ND', 'US'],
  ['St. Paul, MN 55101', 'U.S.', 'Saint Paul', 'MN', 'US'],
  ['Texas', 'United States', null, 'TX', 'US'],
  ['Anywhere in the United States', 'United States', null, null, 'US'],
  ['APO, AE 09012', 'United States', 'APO', 'AE', 'US'],
  ['fpo ap 96349', '', 'FPO', 'AP', 'US'],
  ['DPO AA', 'Germany', null, null, 'Germany'],
  ['Saipan, MP', 'United States', 'Saipan', 'MP', 'US'],
  ['Paris', 'France', null, null, 'France'],
  ['', '', null, null, ''],
])('%j of a company in %j', (location, country, city, state, code) => {
  expect(postalAddress(location, country)).toEqual({ city, state, country: code });
});

it.each([
  ['Austin, Texas', false, { city: 'Austin', state: 'TX', country: 'US' }],
  ['Austin, Texas', true, { city: 'Austin', state: 'TX', country: 'US' }],
  ['North campus', false, { city: 'North campus', state: null, country: 'US' }],
  ['Anywhere in the United States', true, { city: null, state: null, country: 'US' }],
])('a job in %j, remote: %j', (location, remote, address) => {
  expect(jobAddress({ location, remote }, 'United States')).toEqual(address);
});
