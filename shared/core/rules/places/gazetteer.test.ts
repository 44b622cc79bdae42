import { beforeAll, describe, expect, it } from 'vitest';
import zips from '../../../data/gazetteer/zips.json';
import places from '../../../data/gazetteer/places.json';
import { milesBetween } from './distance';
import { gazetteer, loadGazetteer } from './gazetteer';
import { pointOf } from './place-of';

beforeAll(() => loadGazetteer());

const tables = Object.entries({ zips, places });

describe.each(tables)('the table of %s', (_, { rows }) => {
  const lines = rows.split('\n');

  it('finds each row', () => {
    const missed = lines.filter((line) => {
      const [lon, lat, ...key] = line.split(' ').toReversed();
      const name = key.toReversed();
      const found = /^\d{5}$/.test(name[0]!)
        ? gazetteer.find({ zip: name[0]! })
        : gazetteer.find({ city: name.slice(0, -1).join(' '), state: name.at(-1) as 'TX' });
      return found?.lat !== Number(lat) || found.lon !== Number(lon);
    });
    expect(missed).toEqual([]);
  });

  it('has each key once', () => {
    const keys = lines.map((line) => line.split(' ').slice(0, -2).join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it.each(['', '7870', '00000', '99999', '787011'])('doesn’t know the ZIP Code %j', (zip) => {
  expect(gazetteer.find({ zip })).toBeNull();
});

it.each([
  ['60601', 'Chicago, IL', 5],
  ['78701', 'Austin, TX', 5],
  ['10001', 'New York, NY', 5],
  ['90012', 'Los Angeles, CA', 5],
  ['99501', 'Anchorage, AK', 5],
  ['99503', 'Anchorage, AK', 10],
  ['99520', 'Anchorage, AK', 10],
  ['99723', 'Barrow, AK', 5],
  ['99506', 'Anchorage, AK', 15],
  ['00901', 'San Juan, PR', 5],
  ['96910', 'Hagatna, GU', 5],
  ['96929', 'Dededo, GU', 12],
  ['00802', 'Charlotte Amalie, VI', 5],
  ['96799', 'Pago Pago, AS', 10],
  ['81657', 'Vail, CO', 5],
  ['33025', 'Miramar, FL', 8],
  ['55425', 'Bloomington, MN', 6],
])('%s is near %s', (zip, town, miles) => {
  const [one, other] = [pointOf(zip), pointOf(town)];
  expect(one && other && milesBetween(one, other)).toBeLessThan(miles);
});

it('measures the shorter way across the date line', () => {
  const [amchitka, adak] = [{ lat: 51.38, lon: 179.26 }, pointOf('Adak, AK')];
  expect(adak && milesBetween(amchitka, adak)).toBeLessThan(200);
});
