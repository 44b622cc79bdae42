import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySearch, jobSearchAddress, type JobSearch } from '@/hiring/parts/jobs/job-search';
import { parsePlace, placeParameters, type Place } from './search-place';

const cursors = fc.string({ minLength: 1, maxLength: 200 });
const later: fc.Arbitrary<Place<JobSearch>> = fc.record({
  search: fc.constant({ ...emptySearch, q: 'icu', remote: true }),
  cursor: cursors,
  page: fc.integer({ min: 2, max: 4000 }),
});
const parse = (text: string | Record<string, string>) => parsePlace(jobSearchAddress, new URLSearchParams(text));

describe('a page of results in an address', () => {
  test('survives a round trip', () => {
    fc.assert(
      fc.property(later, (place) => {
        expect(parse(placeParameters(jobSearchAddress, place).toString())).toEqual(place);
      }),
    );
  });

  test('is the first one without a cursor', () => {
    expect(parse('page=7')).toEqual({ search: emptySearch, cursor: null, page: 1 });
    expect(placeParameters(jobSearchAddress, { search: emptySearch, cursor: null, page: 1 }).size).toBe(0);
  });

  test('has a plausible page number', () => {
    for (const page of ['0', '-3', '1', 'x', '', '1e99']) expect(parse({ cursor: 'abc', page }).page).toBe(2);
    expect(parse({ cursor: 'a'.repeat(1025) }).cursor).toBeNull();
  });
});
