import { expect, it } from 'vitest';
import { milesBetween } from './distance';
import { placeName, placeOf, pointOf } from './place-of';

it.each(['Austin, TX', 'Austin, Texas', 'austin tx', 'AUSTIN', 'Austin, TX 78701', ' Austin,TX '])(
  'reads %s as one town',
  (text) => {
    expect(placeOf(text)).toMatchObject({ city: 'Austin', state: 'TX' });
    expect(placeName(text)).toBe('Austin, TX');
  },
);

it.each([
  ['St. Louis, MO', 'Saint Louis, MO'],
  ['Winston-Salem, North Carolina', 'Winston-Salem, NC'],
  ['New York', 'New York, NY'],
  ['Washington, DC', 'Washington, DC'],
  ['Hutto, Texas', 'Hutto, TX'],
  ['Portland, Maine', 'Portland, ME'],
  ['Washington, D.C. 20001', 'Washington, DC'],
  ['Washington D. C.', 'Washington, DC'],
  ['Saipan, MP', 'Saipan, MP'],
  ['Saipan, MP 96950', 'Saipan, MP'],
  ['Saipan, CNMI', 'Saipan, MP'],
  ['Tinian, Northern Mariana Islands', 'Tinian, MP'],
  ['Rota, Commonwealth of the Northern Mariana Islands', 'Rota, MP'],
  ['Christiansted, USVI', 'Christiansted, VI'],
  ['Charlotte Amalie, U.S. Virgin Islands', 'Charlotte Amalie, VI'],
  ['Charlotte Amalie, U.S.V.I.', 'Charlotte Amalie, VI'],
  ['Ponce, P.R.', 'Ponce, PR'],
  ['Ponce, Puerto Rico', 'Ponce, PR'],
  ['Coeur d’Alene, ID', "Coeur d'Alene, ID"],
  ['Coeur d‘Alene, Idaho', "Coeur d'Alene, ID"],
  ['O’Fallon – Missouri', "O'Fallon, MO"],
  ['Winston–Salem, NC', 'Winston-Salem, NC'],
])('names %s', (text, name) => {
  expect(placeName(text)).toBe(name);
});

it.each([
  ['Florida', 'FL'],
  ['washington', 'WA'],
  ['TX', 'TX'],
  ['USVI', 'VI'],
  ['P.R.', 'PR'],
  ['D.C.', 'DC'],
  ['Northern Mariana Islands', 'MP'],
])('reads %s as a state', (text, state) => {
  expect(placeOf(text)).toEqual({ city: null, state });
});

it.each(['', 'Anywhere in the United States', 'Remote', 'Toronto, Canada', 'APO, AE 09012', 'FPO AP'])(
  'finds no place in “%s”',
  (text) => {
    expect(placeOf(text)).toBeNull();
    expect(placeName(text)).toBe(text);
  },
);

it('measures the distance in miles', () => {
  const point = (city: string) => pointOf(city)!;
  expect(milesBetween(point('Austin, TX'), point('Dallas, TX'))).toBeGreaterThan(170);
  expect(milesBetween(point('Austin, TX'), point('Dallas, TX'))).toBeLessThan(200);
});
