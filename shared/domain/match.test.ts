import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JobMatch } from '../model/match';
import { currencies, experienceBands, payBases, rateUnits, specialties } from '../model/vocabulary';
import { matchJob, type MatchedJob, type MatchedProfile } from './match';

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
};
const profile: MatchedProfile = {
  specialty: 'Cardiology',
  experience: 6,
  location: 'boston , ma',
  hourlyRateMinCents: 75_00,
  hourlyRateMaxCents: 90_00,
  currency: 'USD',
};
const points = (match: JobMatch) => Object.fromEntries(match.factors.map((it) => [it.factor, it.points]));

describe('matchJob', () => {
  it('gives everything to somebody who has all that is asked for', () => {
    const match = matchJob(job, profile);
    expect(match.score).toBe(100);
    expect(match.factors.map(({ reason }) => reason)).toEqual([
      'Specialty matches: Cardiology',
      '6 years of experience, 3-5 years asked for',
      'In the same place: Boston, MA',
      'The pay reaches the expected rate: up to $80 an hour, $75 expected',
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
      },
    );
    expect(points(match)).toEqual({ specialty: 20, experience: 8, place: 12, pay: 8 });
    expect(match.score).toBe(48);
  });

  it('leaves out what one side does not say, and lets the rest count for the whole', () => {
    const match = matchJob(
      { ...job, experience: null, location: '' },
      { ...profile, hourlyRateMinCents: null, hourlyRateMaxCents: null },
    );
    expect(points(match)).toEqual({ specialty: 40 });
    expect(match.score).toBe(100);
  });

  it('does not compare amounts of different currencies, nor pay by the visit', () => {
    expect(points(matchJob(job, { ...profile, currency: 'EUR' }))).not.toHaveProperty('pay');
    expect(points(matchJob({ ...job, payBy: 'per_visit' }, profile))).not.toHaveProperty('pay');
  });

  it('counts remote work as near everybody', () => {
    expect(points(matchJob({ ...job, remote: true }, { ...profile, location: 'Anchorage, AK' }))['place']).toBe(20);
  });

  const cents = fc.option(fc.integer({ min: 0, max: 50_000_00 }));
  const place = fc.constantFrom('', 'Boston, MA', 'Boston', 'Worcester, MA', 'Austin, TX', ',');
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
  });
  const profiles: fc.Arbitrary<MatchedProfile> = fc.record({
    specialty: fc.option(fc.constantFrom(...specialties)),
    experience: fc.option(fc.integer({ min: 0, max: 70 })),
    location: place,
    hourlyRateMinCents: cents,
    hourlyRateMaxCents: cents,
    currency: fc.constantFrom(...currencies),
  });

  it('always answers a score from 0 to 100 with a reason for each factor', () => {
    fc.assert(
      fc.property(jobs, profiles, (someJob, someProfile) => {
        const match = JobMatch.parse(matchJob(someJob, someProfile));
        expect(match.factors.every(({ points: earned, of, reason }) => earned <= of && reason !== '')).toBe(true);
      }),
    );
  });

  it('never falls with more experience or with more pay', () => {
    fc.assert(
      fc.property(jobs, profiles, fc.nat(20), fc.nat(100_000), (someJob, someProfile, more, raise) => {
        const before = matchJob(someJob, someProfile).score;
        const experience = someProfile.experience === null ? null : someProfile.experience + more;
        expect(matchJob(someJob, { ...someProfile, experience }).score).toBeGreaterThanOrEqual(before);
        const salaryMaxCents = someJob.salaryMaxCents === null ? null : someJob.salaryMaxCents + raise;
        expect(matchJob({ ...someJob, salaryMaxCents }, someProfile).score).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
