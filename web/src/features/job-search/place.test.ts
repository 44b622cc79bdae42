import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySearch } from '@/lib/job-search';
import { parsePlace, placeAddress, placeParameters, type Place } from './place';

const cursors = fc.string({ minLength: 1, maxLength: 200 });
const later: fc.Arbitrary<Place> = fc.record({
  search: fc.constant({ ...emptySearch, q: 'icu', remote: true }),
  cursor: cursors,
  page: fc.integer({ min: 2, max: 4000 }),
});

describe('a page of results in an address', () => {
  test('is the same page when it is read again', () => {
    fc.assert(
      fc.property(later, (place) => {
        expect(parsePlace(new URLSearchParams(placeParameters(place).toString()))).toEqual(place);
      }),
    );
  });

  test('is the first one without a cursor', () => {
    expect(parsePlace(new URLSearchParams('page=7'))).toEqual({ search: emptySearch, cursor: null, page: 1 });
    expect(placeAddress({ search: emptySearch, cursor: null, page: 1 })).toBe('/jobs');
  });

  test('has a number that can be believed', () => {
    for (const page of ['0', '-3', '1', 'x', '', '1e99']) {
      expect(parsePlace(new URLSearchParams({ cursor: 'abc', page })).page).toBe(2);
    }
    expect(parsePlace(new URLSearchParams({ cursor: 'a'.repeat(1025) })).cursor).toBeNull();
  });
});
