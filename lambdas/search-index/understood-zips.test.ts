import { pointOf } from '@shared/core/rules/places/place-of';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { beforeAll, describe, expect, it } from 'vitest';
import { cityTest, namedPlace } from './place-test';
import { understoodFilters } from './understood-filters';

beforeAll(() => loadGazetteer());

const read = (q: string) => understoodFilters({ unknown: async () => [] }, { q });

describe('a ZIP Code in a search', () => {
  it('is a place with a radius', async () => {
    const { filters } = await read('RN 78701 within 25 miles');
    expect(filters).toEqual({ profession: ['rn'], city: '78701', radius: 25 });
    const isNear = cityTest(filters)!;
    expect(isNear(namedPlace('Austin, TX'))).toBe(true);
    expect(isNear(namedPlace('Hutto, TX'))).toBe(true);
    expect(isNear(namedPlace('Houston, TX'))).toBe(false);
  });

  it('yields to a city, and matches nothing when it is unknown', async () => {
    expect((await read('RN Austin, TX 78701')).filters).toEqual({ profession: ['rn'], city: 'Austin, TX' });
    const { filters, understood } = await read('RN 00000');
    expect(filters).toEqual({ profession: ['rn'], city: '00000' });
    expect(cityTest(filters)!(namedPlace('Austin, TX'))).toBe(false);
    expect(understood?.unknownZip).toBe('00000');
    expect((await read('RN Austin 00000')).understood?.unknownZip).toBeNull();
  });

  it('locates a job more exactly than its city', () => {
    expect(pointOf('Austin, TX 78759')).not.toEqual(pointOf('Austin, TX'));
    expect(pointOf('Austin, TX 00000')).toEqual(pointOf('Austin, TX'));
  });
});
