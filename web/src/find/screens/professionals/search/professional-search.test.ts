import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProfessionalSearchQuery } from '@shared/find/model/professional-search';
import {
  availabilityStatuses,
  jobInterests,
  professionalExperienceBands,
  professionalSorts,
  ratingsAndUp,
  stateCodes,
} from '@shared/people/model/profile-vocabulary';
import { spokenLanguages } from '@shared/people/model/profile/spoken-languages';
import { areas, certifications, professions, units } from '@shared/people/model/healthcare-vocabulary';
import { specialties } from '@shared/core/model/vocabulary';
import { searchText } from '@/lib/forms/search-parameters';
import {
  countFilters,
  effectiveSort,
  everybody,
  professionalSearchAddress,
  searchQueryOf,
  withoutFilters,
  type ProfessionalSearch,
} from './professional-search';

const { parse, parameters, canonical } = professionalSearchAddress;
const text = fc.string({ unit: 'binary', maxLength: 160 }).map((it) => searchText(it));
const some = <T>(values: readonly T[]) => fc.subarray([...values]);

const searches: fc.Arbitrary<ProfessionalSearch> = fc
  .record({
    q: text,
    location: text,
    professions: some(professions),
    specialties: some(specialties),
    units: some(units),
    areas: some(areas),
    certifications: some(certifications),
    languages: some(spokenLanguages),
    interests: some(jobInterests),
    flexible: fc.boolean(),
    experience: some(professionalExperienceBands),
    availability: some(availabilityStatuses),
    rating: fc.constantFrom(null, ...ratingsAndUp),
    licensedIn: fc.constantFrom(null, ...stateCodes),
    verified: fc.boolean(),
    sort: fc.constantFrom(null, ...professionalSorts),
  })
  .map(canonical);

const read = (address: string) => parse(new URLSearchParams(address));

describe('a search for professionals in an address', () => {
  test('survives a round trip', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(parameters(search).toString())).toEqual(search);
      }),
    );
  });

  test('is valid for the server', () => {
    fc.assert(
      fc.property(searches, fc.boolean(), (search, seesRates) => {
        const query = searchQueryOf(search, seesRates);
        expect(ProfessionalSearchQuery.safeParse(query).success).toBe(true);
        if (!seesRates) expect(query.sort).not.toBe('rate');
      }),
    );
  });

  test('omits what is unknown', () => {
    expect(
      read('specialty=alchemy&experience=2-3&availability=gone&rating=2&licensedIn=XX&verified=1&sort=best'),
    ).toEqual(everybody);
  });

  test('names specialties by slug, and reads the API’s names, too', () => {
    expect(parameters({ ...everybody, specialties: ['Critical Care'] }).toString()).toBe('specialty=critical-care');
    expect(read('specialty=Critical Care').specialties).toEqual(['Critical Care']);
  });

  test('has a sort order that applies only to readers who see its field', () => {
    const byRate = read('sort=rate');
    expect(effectiveSort(byRate, true)).toBe('rate');
    expect(effectiveSort(byRate, false)).toBe('newest');
    expect(read('sort=newest').sort).toBeNull();
    expect(read('sort=relevance').sort).toBeNull();
    expect(read('q=icu&sort=newest').sort).toBe('newest');
  });

  test('asks for interests and flexible hours', () => {
    const wishes = read('interest=Training %26 Education,Alchemy,Research&flexible=true');
    expect(wishes).toEqual({ ...everybody, interests: ['Research', 'Training & Education'], flexible: true });
    expect(read('interest=alchemy&flexible=1')).toEqual(everybody);
  });

  test('counts its choices, and clears them', () => {
    const search = read(
      'q=icu&location=Austin, TX&experience=5-10,10-15&rating=4&licensedIn=TX&verified=true&sort=rating&flexible=true&interest=Research',
    );
    expect(countFilters(search)).toBe(8);
    expect(withoutFilters(search)).toEqual({ ...everybody, q: 'icu', sort: 'rating' });
  });
});
