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
])('names %s', (text, name) => {
  expect(placeName(text)).toBe(name);
});

it.each([
  ['Florida', 'FL'],
  ['washington', 'WA'],
  ['TX', 'TX'],
])('reads %s as a state', (text, state) => {
  expect(placeOf(text)).toEqual({ city: null, state });
});

it.each(['', 'Anywhere in the United States', 'Remote', 'Toronto, Canada'])('finds no place in “%s”', (text) => {
  expect(placeOf(text)).toBeNull();
  expect(placeName(text)).toBe(text);
});

it('measures miles', () => {
  const point = (city: string) => pointOf(city)!;
  expect(milesBetween(point('Austin, TX'), point('Dallas, TX'))).toBeGreaterThan(170);
  expect(milesBetween(point('Austin, TX'), point('Dallas, TX'))).toBeLessThan(200);
});
