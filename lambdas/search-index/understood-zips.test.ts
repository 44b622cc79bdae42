import { placeOf, pointOf } from '@shared/domain/places/place-of';
import { createGazetteer, gazetteer } from '@shared/domain/places/gazetteer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cityTest, namedPlace } from './place-test';
import { understoodFilters } from './understood-filters';

const known = createGazetteer({ rows: '78701 30.27 -97.74\n10001 40.75 -74.00' }, { rows: 'hutto TX 30.54 -97.54' });
beforeEach(() => void vi.spyOn(gazetteer, 'find').mockImplementation(known.find));
afterEach(() => vi.restoreAllMocks());

const read = (q: string) => understoodFilters({ unknown: async () => [] }, { q });

describe('a ZIP Code in a search', () => {
  it('is a place, with the radius around it', async () => {
    const { filters } = await read('RN 78701 within 25 miles');
    expect(filters).toEqual({ profession: ['rn'], city: '78701', radius: 25 });
    const isNear = cityTest(filters)!;
    expect(isNear(namedPlace('Austin, TX'))).toBe(true);
    expect(isNear(namedPlace('Hutto, TX'))).toBe(true);
    expect(isNear(namedPlace('Houston, TX'))).toBe(false);
  });

  it('gives way to a city, and is left out where it isn’t known', async () => {
    expect((await read('RN Austin, TX 78701')).filters).toEqual({ profession: ['rn'], city: 'Austin, TX' });
    const { filters, understood } = await read('RN 99950');
    expect(filters).toEqual({ profession: ['rn'] });
    expect(understood?.unknownZip).toBe('99950');
    expect((await read('RN Austin 99950')).understood?.unknownZip).toBeNull();
  });

  it('says more exactly where a job is', () => {
    expect(pointOf('Austin, TX 78701')).toEqual({ lat: 30.27, lon: -97.74 });
    expect(pointOf('Austin, TX 99950')).toEqual(placeOf('Austin, TX')?.point);
    expect(placeOf('Hutto, TX')?.point).toEqual({ lat: 30.54, lon: -97.54 });
  });
});
