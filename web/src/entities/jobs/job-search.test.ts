import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobSorts, jobTypes, postedWithinDays, rateUnits, specialties } from '@shared/model/vocabulary';
import { JobFilters, JobSearchQuery } from '@shared/model/job-search';
import {
  addressParameters,
  canonical,
  emptySearch,
  filterParameters,
  isFiltered,
  parseSearch,
  searchAddress,
  type JobSearch,
} from './job-search';
import { searchText } from '@/lib/forms/search-parameters';

const text = fc.string({ unit: 'binary', maxLength: 160 }).map((it) => searchText(it));

const searches: fc.Arbitrary<JobSearch> = fc
  .record({
    q: text,
    jobTypes: fc.subarray([...jobTypes]),
    specialties: fc.subarray([...specialties]),
    location: text,
    remote: fc.boolean(),
    urgent: fc.boolean(),
    payMin: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    payUnit: fc.constantFrom(...rateUnits),
    postedWithin: fc.option(fc.constantFrom(...postedWithinDays)),
    sort: fc.option(fc.constantFrom(...jobSorts)),
  })
  .map(canonical);

const shared = (search: JobSearch): JobSearch => parseSearch(new URLSearchParams(addressParameters(search).toString()));

describe('a search in an address', () => {
  test('is the same search when it is read again', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(shared(search)).toEqual(search);
      }),
    );
  });

  test('is what the server takes', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const query = { ...filterParameters(search), ...(search.sort && { sort: search.sort }) };
        expect(JobSearchQuery.safeParse(query).error).toBeUndefined();
        expect(JobFilters.safeParse(filterParameters(search)).success).toBe(true);
      }),
    );
  });

  test('is read from whatever somebody typed', () => {
    const keys = fc.constantFrom('q', 'jobType', 'specialty', 'location', 'remote', 'payMin', 'postedWithin', 'sort');
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string({ unit: 'binary' }))), (entries) => {
        const search = parseSearch(new URLSearchParams(entries));
        expect(shared(search)).toEqual(search);
        expect(JobFilters.safeParse(filterParameters(search)).success).toBe(true);
      }),
    );
  });

  test('names specialties by slug, the API by name; both are read', () => {
    const search = { ...emptySearch, specialties: ['Critical Care', 'Cardiology'] as const };
    expect(addressParameters(search).get('specialty')).toBe('critical-care,cardiology');
    const stored = filterParameters(search);
    expect(stored.specialty).toBe('Critical Care,Cardiology');
    expect(parseSearch(new URLSearchParams(stored as Record<string, string>)).specialties).toEqual([
      'Cardiology',
      'Critical Care',
    ]);
  });

  test('leaves out what is unknown', () => {
    const odd = 'jobType=locum,boss&specialty=alchemy&payMin=-3&postedWithin=2&remote=yes&sort=size&page=2&cursor=x';
    expect(parseSearch(new URLSearchParams(odd))).toEqual({ ...emptySearch, jobTypes: ['locum'] });
  });

  test('has no order where it is the usual one', () => {
    expect(searchAddress({ ...emptySearch, sort: 'newest' })).toBe('/jobs');
    expect(searchAddress({ ...emptySearch, sort: 'relevance' })).toBe('/jobs');
    expect(searchAddress({ ...emptySearch, q: 'icu', sort: 'relevance' })).toBe('/jobs?q=icu');
    expect(searchAddress({ ...emptySearch, q: 'icu', sort: 'newest' })).toBe('/jobs?q=icu&sort=newest');
  });

  test('counts as filtered by text or filter, not by order', () => {
    expect(isFiltered({ ...emptySearch, sort: 'title' })).toBe(false);
    expect(isFiltered({ ...emptySearch, q: 'icu' })).toBe(true);
    expect(isFiltered({ ...emptySearch, remote: true })).toBe(true);
  });
});
