import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JobMatch } from '../model/match';
import {
  availabilityStatuses,
  employmentTypes,
  licenseCompacts,
  licenseTypes,
  type StateCode,
} from '../model/profile-vocabulary';
import {
  currencies,
  expectedHoursTypes,
  experienceBands,
  jobTypes,
  payBases,
  rateUnits,
  specialties,
} from '../model/vocabulary';
import { matchJob, type MatchedJob, type MatchedProfile } from './match';
import { licensedStates, type MatchedLicense } from './match-license';

const job: MatchedJob = {
  specialty: 'Cardiology',
  experience: '3-5',
  location: 'Boston, MA',
  remote: false,
  payBy: 'range',
  rate: 'hour',
  currency: 'USD',
  salaryMinCents: 60_00,
  salaryMaxCents: 80_00,
  jobType: 'locum',
  expectedHoursType: 'minimum',
  expectedHoursMin: 30,
  expectedHoursFixed: null,
};
const today = '2026-11-21';
const massachusetts: MatchedLicense = {
  type: 'medical-license',
  state: 'MA',
  expiryDate: '2027-03-31',
  compact: 'none',
};
const profile: MatchedProfile = {
  specialty: 'Cardiology',
  experience: 6,
  location: 'boston , ma',
  hourlyRateMinCents: 75_00,
  hourlyRateMaxCents: 90_00,
  currency: 'USD',
  licenses: [massachusetts],
  availability: { status: 'available', schedule: ['Locum Tenens'], hoursPerWeek: 36 },
};
const points = (match: JobMatch) => Object.fromEntries(match.factors.map((it) => [it.factor, it.points]));

describe('matchJob', () => {
  it('gives everything to somebody who has all that is asked for', () => {
    const match = matchJob(job, profile, today);
    expect(match.score).toBe(100);
    const pay = { cents: 80_00, currency: 'USD' };
    expect(match.factors.map(({ reason }) => reason)).toEqual([
      { code: 'specialty_same', args: { specialty: 'Cardiology' } },
      { code: 'licensed', args: { state: 'MA' } },
      { code: 'experience_enough', args: { years: 6, experience: '3-5' } },
      { code: 'pay_meets', args: { pay, expectedPay: { cents: 75_00, currency: 'USD' } } },
      { code: 'place_same', args: { location: 'Boston, MA' } },
      { code: 'available_hours', args: { status: 'available', hours: 36, requiredHours: 30 } },
      { code: 'work_type_same', args: { workType: 'Locum Tenens' } },
    ]);
  });

  it('gives a share for a related specialty, fewer years, the same state and lower pay', () => {
    const match = matchJob(
      { ...job, salaryMaxCents: 64_00 },
      {
        ...profile,
        specialty: 'Internal Medicine',
        experience: 1,
        location: 'Worcester, MA',
        hourlyRateMinCents: 75_00,
        availability: { status: 'limited', schedule: ['Contract'], hoursPerWeek: 15 },
      },
      today,
    );
    expect(points(match)).toEqual({
      specialty: 15,
      license_state: 20,
      experience: 5,
      pay: 5,
      place: 6,
      availability: 2,
      work_type: 4,
    });
    expect(match.score).toBe(57);
    expect(match.blockers).toEqual([]);
  });

  it('leaves out what one side does not say, and lets the rest count for the whole', () => {
    const match = matchJob(
      { ...job, experience: null, location: '' },
      {
        ...profile,
        hourlyRateMinCents: null,
        hourlyRateMaxCents: null,
        availability: { ...profile.availability, schedule: [], hoursPerWeek: null },
      },
      today,
    );
    expect(points(match)).toEqual({ specialty: 30, availability: 8 });
    expect(match.score).toBe(100);
  });

  it('does not compare amounts of different currencies, nor pay by the visit', () => {
    expect(points(matchJob(job, { ...profile, currency: 'EUR' }, today))).not.toHaveProperty('pay');
    expect(points(matchJob({ ...job, payBy: 'per_visit' }, profile, today))).not.toHaveProperty('pay');
  });

  it('counts remote work as near everybody', () => {
    expect(points(matchJob({ ...job, remote: true }, { ...profile, location: 'Anchorage, AK' }, today))['place']).toBe(
      10,
    );
  });

  it.each([
    ['Boston, MA', 'Boston, Massachusetts', 10],
    ['Boston, Massachusetts', 'boston ma', 10],
    ['Boston, MA, USA', 'Boston', 10],
    ['Boston, MA', 'Worcester, Massachusetts', 6],
    ['Portland, Oregon', 'Portland, ME', 0],
    ['Toronto, Ontario', 'Toronto, Ontario', 10],
  ])('a posting in %s and a profile in %s: %i points', (location, mine, expected) => {
    expect(points(matchJob({ ...job, location }, { ...profile, location: mine }, today))['place']).toBe(expected);
  });

  const licensed = (...licenses: MatchedLicense[]) => matchJob(job, { ...profile, licenses }, today);
  const of = (state: StateCode, more: Partial<MatchedLicense> = {}): MatchedLicense => ({
    ...massachusetts,
    state,
    ...more,
  });

  it.each([
    ['no license at all', [], { code: 'no_license', args: { state: 'MA' } }],
    ['one of another state', [of('NY')], { code: 'licensed_elsewhere', args: { state: 'MA', ownStates: ['NY'] } }],
    [
      'a certification only',
      [of('MA', { type: 'board-certification' })],
      { code: 'no_license', args: { state: 'MA' } },
    ],
  ])('is blocked with %s', (_, licenses, reason) => {
    const remedy = { code: 'add_license', args: { state: 'MA' } };
    const { blockers, factors } = licensed(...licenses);
    expect(blockers).toHaveLength(1);
    expect(blockers[0]).toEqual({ blocker: 'license_state', reason, remedy });
    expect(factors.find((it) => it.factor === 'license_state')?.points).toBe(0);
  });

  it('is blocked by a license that has expired, and says that renewing it helps', () => {
    expect(licensed(of('MA', { expiryDate: '2026-11-20' })).blockers).toEqual([
      {
        blocker: 'license_expired',
        reason: { code: 'license_expired', args: { state: 'MA' } },
        remedy: { code: 'renew_license', args: { state: 'MA' } },
      },
    ]);
    expect(licensed(of('MA', { expiryDate: today })).blockers).toEqual([]);
  });

  it('takes a multistate nursing license between member states only', () => {
    const texas = { ...job, location: 'Austin, TX' };
    const nurse = (state: StateCode) => ({ ...profile, licenses: [of(state, { compact: 'nlc' })] });
    const inCompact = matchJob(texas, nurse('OH'), today);
    expect(inCompact.blockers).toEqual([]);
    expect(inCompact.factors.map(({ reason }) => reason)).toContainEqual({
      code: 'licensed_by_compact',
      args: { state: 'TX', ownState: 'OH' },
    });
    expect(matchJob(texas, nurse('NY'), today).blockers).toHaveLength(1);
    expect(matchJob({ ...job, location: 'New York NY' }, nurse('OH'), today).blockers).toHaveLength(1);
  });

  it('tells a physician with a letter of qualification that the license comes faster', () => {
    const match = matchJob(
      { ...job, location: 'Austin, TX' },
      { ...profile, licenses: [of('OH', { compact: 'imlc' })] },
      today,
    );
    expect(points(match)['license_state']).toBe(10);
    expect(match.blockers[0]?.remedy).toEqual({
      code: 'add_license_by_letter',
      args: { state: 'TX', letterState: 'OH' },
    });
  });

  it('does not count an expired license against a letter of qualification', () => {
    const licenses = [of('OH', { compact: 'imlc' }), of('TX', { expiryDate: '2026-11-20' })];
    const match = matchJob({ ...job, location: 'Austin, TX' }, { ...profile, licenses }, today);
    expect(points(match)['license_state']).toBe(10);
    expect(match.blockers.map(({ blocker }) => blocker)).toEqual(['license_expired']);
  });

  it('asks for no license where there is no US state', () => {
    const match = matchJob({ ...job, location: 'Toronto, Canada' }, { ...profile, licenses: [] }, today);
    expect(points(match)).not.toHaveProperty('license_state');
    expect(match.blockers).toEqual([]);
  });

  it('is blocked while somebody takes no new work', () => {
    const match = matchJob(job, { ...profile, availability: { ...profile.availability, status: 'busy' } }, today);
    expect(match.blockers.map(({ blocker }) => blocker)).toEqual(['unavailable']);
    expect(points(match)['availability']).toBe(0);
  });

  const cents = fc.option(fc.integer({ min: 0, max: 50_000_00 }));
  const hours = fc.option(fc.integer({ min: 1, max: 168 }));
  const place = fc.constantFrom(
    '',
    'Boston, MA',
    'Boston',
    'Worcester, MA',
    'Worcester, Massachusetts',
    'Austin, TX',
    ',',
  );
  const jobs: fc.Arbitrary<MatchedJob> = fc.record({
    specialty: fc.option(fc.constantFrom(...specialties)),
    experience: fc.option(fc.constantFrom(...experienceBands)),
    location: place,
    remote: fc.boolean(),
    payBy: fc.constantFrom(...payBases),
    rate: fc.constantFrom(...rateUnits),
    currency: fc.constantFrom(...currencies),
    salaryMinCents: cents,
    salaryMaxCents: cents,
    jobType: fc.constantFrom(...jobTypes),
    expectedHoursType: fc.constantFrom(...expectedHoursTypes),
    expectedHoursMin: hours,
    expectedHoursFixed: hours,
  });
  const licenses: fc.Arbitrary<MatchedLicense> = fc.record({
    type: fc.constantFrom(...licenseTypes),
    state: fc.option(fc.constantFrom('MA', 'TX', 'OH', 'NY')),
    expiryDate: fc.option(fc.constantFrom('2026-11-20', '2026-11-21', '2030-01-01')),
    compact: fc.constantFrom(...licenseCompacts),
  });
  const profiles: fc.Arbitrary<MatchedProfile> = fc.record({
    specialty: fc.option(fc.constantFrom(...specialties)),
    experience: fc.option(fc.integer({ min: 0, max: 70 })),
    location: place,
    hourlyRateMinCents: cents,
    hourlyRateMaxCents: cents,
    currency: fc.constantFrom(...currencies),
    licenses: fc.array(licenses, { maxLength: 4 }),
    availability: fc.record({
      status: fc.constantFrom(...availabilityStatuses),
      schedule: fc.uniqueArray(fc.constantFrom(...employmentTypes), { maxLength: 4 }),
      hoursPerWeek: hours,
    }),
  });

  it('always answers a score from 0 to 100 with a reason for each factor', () => {
    fc.assert(
      fc.property(jobs, profiles, (someJob, someProfile) => {
        const match = JobMatch.parse(matchJob(someJob, someProfile, today));
        expect(match).toEqual(matchJob(someJob, someProfile, today));
        expect(match.factors.every(({ points: earned, of }) => earned <= of)).toBe(true);
      }),
    );
  });

  it('never falls with more experience or with more pay', () => {
    fc.assert(
      fc.property(jobs, profiles, fc.nat(20), fc.nat(100_000), (someJob, someProfile, more, raise) => {
        const before = matchJob(someJob, someProfile, today).score;
        const experience = someProfile.experience === null ? null : someProfile.experience + more;
        expect(matchJob(someJob, { ...someProfile, experience }, today).score).toBeGreaterThanOrEqual(before);
        const salaryMaxCents = someJob.salaryMaxCents === null ? null : someJob.salaryMaxCents + raise;
        expect(matchJob({ ...someJob, salaryMaxCents }, someProfile, today).score).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('never falls with another license, nor with more hours, nor with being freer', () => {
    fc.assert(
      fc.property(jobs, profiles, licenses, fc.nat(40), (someJob, someProfile, another, more) => {
        const before = matchJob(someJob, someProfile, today);
        const after = matchJob(someJob, { ...someProfile, licenses: [...someProfile.licenses, another] }, today);
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        expect(after.blockers.length).toBeLessThanOrEqual(before.blockers.length);
        const { availability } = someProfile;
        const hoursPerWeek = availability.hoursPerWeek === null ? null : availability.hoursPerWeek + more;
        const freer = { ...someProfile, availability: { ...availability, hoursPerWeek, status: 'available' as const } };
        expect(matchJob(someJob, freer, today).score).toBeGreaterThanOrEqual(before.score);
      }),
    );
  });

  it('has points taken for the reason of every blocker', () => {
    fc.assert(
      fc.property(jobs, profiles, (someJob, someProfile) => {
        const { blockers, factors } = matchJob(someJob, someProfile, today);
        const reduced = factors.filter(({ points: earned, of: full }) => earned < full);
        expect(blockers.every(({ reason }) => reduced.some((it) => it.reason === reason))).toBe(true);
      }),
    );
  });

  it('reads nothing about the person beyond the work', () => {
    const read = new Set<string | symbol>();
    const watched = new Proxy(profile, {
      get: (target, name) => (read.add(name), Reflect.get(target, name)) as unknown,
    });
    matchJob(job, watched, today);
    expect([...read].toSorted()).toEqual([
      'availability',
      'currency',
      'experience',
      'hourlyRateMinCents',
      'licenses',
      'location',
      'specialty',
    ]);
  });
});

describe('licensedStates', () => {
  it('counts current licenses and the compact', () => {
    const of = (state: StateCode, more: Partial<MatchedLicense> = {}): MatchedLicense => ({
      ...massachusetts,
      state,
      ...more,
    });
    expect([...licensedStates([of('NY'), of('MA', { expiryDate: '2020-01-01' })], today)]).toEqual(['NY']);
    const states = licensedStates([of('OH', { compact: 'nlc' })], today);
    expect(states.has('TX')).toBe(true);
    expect(states.has('NY')).toBe(false);
  });
});
