import { beforeAll, describe, expect, it } from 'vitest';
import { matchJob } from './match';
import { matchDay as today, matchedJob, matchedLicense, matchedProfile } from './match.fake';
import type { MatchedJob, MatchedProfile } from './match-subject-of';
import { milesBetween } from '../../../core/rules/places/distance';
import { loadGazetteer } from '../../../core/rules/places/gazetteer';
import { homePoint, startOf } from '../../../core/rules/places/home';
import { MoreDetails } from '../../model/more-details';

beforeAll(() => loadGazetteer());

/** Lives in Fort Worth, 31 miles from Dallas. */
const assistant: MatchedProfile = {
  ...matchedProfile,
  location: 'Austin, TX',
  home: { lat: 32.76, lon: -97.33 },
  licenses: [{ ...matchedLicense, state: 'TX' }],
};
const inDallas: MatchedJob = { ...matchedJob, location: 'Dallas, TX' };

const place = (job: MatchedJob, profile: MatchedProfile) =>
  matchJob(job, profile, today).parts.find(({ part }) => part === 'place');

describe('distance from home', () => {
  it('earns full points within the stated radius', () => {
    const near = place(inDallas, { ...assistant, radiusMiles: 50 });
    expect(near).toMatchObject({ reason: { code: 'place_near', args: { miles: 31 } } });
    expect(near?.points).toBe(near?.of);
  });

  it('counts as the same state beyond the radius, and names the radius that would help', () => {
    const match = matchJob(inDallas, { ...assistant, radiusMiles: 10 }, today);
    expect(match.parts.find(({ part }) => part === 'place')).toMatchObject({
      points: 4,
      of: 6,
      reason: { code: 'place_far', args: { miles: 31 } },
    });
    expect(match.counterfactuals).toContainEqual({
      change: { code: 'radius_widened', args: { miles: 50 } },
      score: 100,
      gain: 2,
    });
  });

  it('is ignored without a radius', () => {
    expect(place(inDallas, assistant)?.reason.code).toBe('place_same_state');
  });

  it('names no miles within a town', () => {
    const found = place({ ...inDallas, location: 'Fort Worth, Texas' }, { ...assistant, radiusMiles: 10 });
    expect(found?.reason).toEqual({ code: 'place_same', args: { location: 'Fort Worth, Texas' } });
  });

  it('starts at the profile’s location without a home address', () => {
    const profile = { ...assistant, home: null, location: 'Fort Worth, TX', radiusMiles: 50 as const };
    expect(place(inDallas, profile)?.reason).toEqual({ code: 'place_near', args: { miles: 31 } });
  });
});

describe('a travel job that excludes locals', () => {
  const travel = (localsRadiusMiles: number): MatchedJob => ({
    ...inDallas,
    jobType: 'contract',
    assignment: 'travel',
    moreDetails: { ...MoreDetails.parse({}), localsAccepted: 'no', localsRadiusMiles },
  });

  it.each([
    [50, 'not_eligible'],
    [30, 'eligible'],
    [31, 'not_eligible'],
    [25, 'eligible'],
  ] as const)('within %i miles: %s, 31 miles away', (miles, state) => {
    expect(matchJob(travel(miles), assistant, today).state).toBe(state);
  });

  it('compares towns if the distance is unknown', () => {
    const unknown = { ...assistant, home: null, location: 'Nowhereville, TX' };
    expect(matchJob({ ...travel(50), location: 'Nowhereville, TX' }, unknown, today).reasons).toEqual([
      { code: 'locals_excluded', args: { miles: 50 } },
    ]);
    expect(matchJob(travel(50), unknown, today).state).toBe('eligible');
  });
});

describe('the starting point of distances', () => {
  const address = { zipCode: '76102-4405', city: 'fort worth', state: 'TX' as const };

  it('is the home town if its ZIP Code is unknown', () => {
    const mistyped = { ...address, zipCode: '00000' };
    expect(startOf({ ...mistyped, location: 'Dallas, TX' })).toMatchObject({ kind: 'town', name: 'Fort Worth, TX' });
    expect(homePoint(mistyped)).toEqual(assistant.home);
  });

  it('is the center of a known ZIP Code', () => {
    expect(startOf({ ...address, location: '' })).toMatchObject({ kind: 'zip', name: '76102' });
    expect(milesBetween(homePoint(address)!, assistant.home!)).toBeLessThan(3);
  });

  it('is the location, or null, without a known home address', () => {
    const unknown = { zipCode: '', city: 'Austin', state: 'TX' as const };
    expect(startOf({ ...unknown, location: 'Dallas, TX' })?.name).toBe('Dallas, TX');
    expect(startOf({ ...unknown, location: '' })).toBeNull();
    expect(homePoint(unknown)).toBeNull();
  });
});

describe('a license pending verification', () => {
  const id = 'lic_1';
  const licenses = [{ ...matchedLicense, id, state: 'TX' as const }];
  const note = { code: 'license_pending', args: { state: 'TX' } };

  it('counts, with a note', () => {
    const match = matchJob(inDallas, { ...assistant, licenses, pendingCredentials: [id] }, today);
    expect(match).toMatchObject({ state: 'eligible', notes: [note] });
  });

  it('needs no note if another license is verified', () => {
    const both = [...licenses, { ...matchedLicense, id: 'lic_2', state: 'TX' as const }];
    const match = matchJob(inDallas, { ...assistant, licenses: both, pendingCredentials: [id] }, today);
    expect(match.notes).toBeUndefined();
  });
});
