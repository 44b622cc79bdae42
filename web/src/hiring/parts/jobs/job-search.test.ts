import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '@shared/limits';
import {
  areas,
  certifications,
  hiringKinds,
  professions,
  shiftPatterns,
  shifts,
  units,
} from '@shared/people/model/healthcare-vocabulary';
import { stateCodes } from '@shared/people/model/profile-vocabulary';
import { jobSorts, jobTypes, postedWithinDays, rateUnits, specialties } from '@shared/core/model/vocabulary';
import { JobFilters, JobSearchQuery } from '@shared/find/model/job-search';
import {
  addressParameters,
  canonical,
  countFilters,
  emptySearch,
  filterParameters,
  isFiltered,
  parseSearch,
  searchAddress,
  understoodSearch,
  type JobSearch,
} from './job-search';
import { searchText } from '@/lib/forms/search-parameters';

const text = fc.string({ unit: 'binary', maxLength: 160 }).map((it) => searchText(it));

const searches: fc.Arbitrary<JobSearch> = fc
  .record({
    q: text,
    words: fc.boolean(),
    professions: fc.subarray([...professions]),
    hiring: fc.subarray([...hiringKinds]),
    units: fc.subarray([...units]),
    areas: fc.subarray([...areas]),
    shifts: fc.subarray([...shifts]),
    patterns: fc.subarray([...shiftPatterns]),
    certifications: fc.subarray([...certifications]),
    states: fc.subarray([...stateCodes]),
    city: text,
    radius: fc.option(fc.constantFrom(...limits.searchRadius.all)),
    asap: fc.boolean(),
    weeks: fc.option(fc.integer({ min: 1, max: limits.contractWeeksMax })),
    hours: fc.option(fc.integer({ min: 1, max: limits.hoursPerShift.max })),
    jobTypes: fc.subarray([...jobTypes]),
    specialties: fc.subarray([...specialties]),
    location: text,
    remote: fc.boolean(),
    urgent: fc.boolean(),
    verified: fc.boolean(),
    payMin: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    payUnit: fc.constantFrom(...rateUnits),
    postedWithin: fc.option(fc.constantFrom(...postedWithinDays)),
    sort: fc.option(fc.constantFrom(...jobSorts)),
  })
  .map(canonical);

const shared = (search: JobSearch): JobSearch => parseSearch(new URLSearchParams(addressParameters(search).toString()));

describe('a search in an address', () => {
  test('survives a round trip', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(shared(search)).toEqual(search);
      }),
    );
  });

  test('is valid for the server', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const query = { ...filterParameters(search), ...(search.sort && { sort: search.sort }) };
        expect(JobSearchQuery.safeParse(query).error).toBeUndefined();
        expect(JobFilters.safeParse(filterParameters(search)).success).toBe(true);
      }),
    );
  });

  test('is read from any typed text', () => {
    const keys = fc.constantFrom(
      'q',
      'words',
      'profession',
      'state',
      'city',
      'radius',
      'weeks',
      'jobType',
      'specialty',
      'location',
      'remote',
      'payMin',
      'postedWithin',
      'sort',
    );
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

  test('omits what is unknown', () => {
    const odd = 'jobType=locum,boss&specialty=alchemy&payMin=-3&postedWithin=2&remote=yes&sort=size&page=2&cursor=x';
    expect(parseSearch(new URLSearchParams(odd))).toEqual({ ...emptySearch, jobTypes: ['locum'] });
  });

  test('requests known codes only, whatever the address has', () => {
    const search = parseSearch(new URLSearchParams('profession=rn,boss&state=TX,texas&unit=<b>'));
    expect(search).toMatchObject({ professions: ['rn', 'boss'], states: ['TX'], units: [] });
    expect(JobFilters.parse(filterParameters(search))).toEqual({ profession: ['rn'], state: ['TX'] });
  });

  test('omits the default order', () => {
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

  test('counts each value of a filter, and a city with its radius once', () => {
    const search = {
      ...emptySearch,
      q: 'icu',
      city: 'Austin, TX',
      radius: 100,
      payMin: 50,
      professions: ['rn', 'lpn'],
    };
    expect(countFilters(search as JobSearch)).toBe(4);
    expect(countFilters(emptySearch)).toBe(0);
  });

  test('has filters for how its text was read', () => {
    const search = { ...emptySearch, q: 'RN Austin', sort: 'salary' as const };
    expect(understoodSearch(search, undefined)).toBe(search);
    expect(understoodSearch(search, { profession: 'rn', city: 'Austin, TX' })).toEqual({
      ...emptySearch,
      professions: ['rn'],
      city: 'Austin, TX',
      sort: 'salary',
    });
  });
});
