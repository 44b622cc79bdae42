import { beforeAll, describe, expect, it } from 'vitest';
import { stateCodes } from '../../../people/model/profile-vocabulary';
import { cities, cityName } from './cities';
import { loadGazetteer } from './gazetteer';
import { zoneOfPlace } from './place-zone';

beforeAll(() => loadGazetteer());

describe('the zone of a place', () => {
  it.each([
    ['Chicago, IL', 'America/Chicago'],
    ['Houston, Texas', 'America/Chicago'],
    ['El Paso, TX', 'America/Denver'],
    ['Tampa, FL', 'America/New_York'],
    ['Knoxville, TN', 'America/New_York'],
    ['Nashville, TN', 'America/Chicago'],
    ['Louisville, KY', 'America/New_York'],
    ['Phoenix, AZ', 'America/Phoenix'],
    ['Boise, ID', 'America/Boise'],
    ['Anchorage, AK', 'America/Anchorage'],
    ['Indianapolis, IN', 'America/Indiana/Indianapolis'],
    ['Honolulu, HI', 'Pacific/Honolulu'],
    ['Hudspeth, TX 79851', 'America/Denver'],
    ['Saipan, MP', 'Pacific/Saipan'],
    ['An unknown town, Wisconsin', 'America/Chicago'],
  ])('%s is in %s', (place, zone) => expect(zoneOfPlace(place)).toBe(zone));

  it('is known for every state and larger city, but for no unknown place', () => {
    const places = [...stateCodes.map((code) => `Somewhere, ${code}`), ...cities.map(cityName)];
    expect(places.filter((place) => zoneOfPlace(place) === null)).toEqual([]);
    expect([zoneOfPlace(''), zoneOfPlace('Remote'), zoneOfPlace('Toronto, Ontario')]).toEqual([null, null, null]);
  });
});
