import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assignments,
  certifications,
  eligibilityStates,
  licensePolicies,
  licenseScopes,
  npFocuses,
  professions,
  shifts,
  units,
} from '../../../people/model/healthcare-vocabulary';
import { JobMatch } from '../../model/match';
import { MoreDetails } from '../../model/more-details';
import { detailChoices, recordSystems } from '../../model/more-details-vocabulary';
import {
  availabilityStatuses,
  employmentTypes,
  licenseTypes,
  shiftTypes,
  stateCodes,
  timeSlots,
  workPreferences,
  workRadii,
} from '../../../people/model/profile-vocabulary';
import {
  currencies,
  expectedHoursTypes,
  experienceBands,
  jobBenefits,
  jobTypes,
  payBases,
  rateUnits,
  specialties,
} from '../../../core/model/vocabulary';
import { matchJob, matchSubjects } from './match';
import { matchDay as today, matchedJob, matchedProfile } from './match.fake';
import {
  jobSubjectOf,
  personSubjectOf,
  type MatchedJob,
  type MatchedLicense,
  type MatchedProfile,
} from './match-subject-of';

describe('a match', () => {
  const cents = fc.option(fc.integer({ min: 0, max: 50_000_00 }));
  const hours = fc.option(fc.integer({ min: 1, max: 168 }));
  const place = fc.constantFrom('', 'Boston, MA', 'Worcester, Massachusetts', 'Austin, TX', 'Tampa, FL', ',');
  const day = fc.constantFrom('2026-11-20', '2026-11-21', '2026-12-10', '2027-02-01', '2030-01-01');
  const code = fc.constantFrom(...certifications.slice(0, 14));
  const unit = fc.constantFrom(...units.slice(0, 12));
  const profession = fc.constantFrom(...professions.slice(0, 14));
  const moreDetails = fc
    .record({
      practiceStates: fc.uniqueArray(fc.constantFrom(...stateCodes), { maxLength: 3 }),
      practiceRule: fc.option(fc.constantFrom(...detailChoices.practiceRule)),
      localsAccepted: fc.option(fc.constantFrom(...detailChoices.localsAccepted)),
      localsRadiusMiles: fc.option(fc.integer({ min: 0, max: 250 })),
      recordSystem: fc.option(fc.constantFrom(...recordSystems)),
      federalEmployee: fc.boolean(),
    })
    .map((said): MoreDetails => ({ ...MoreDetails.parse({}), ...said }));
  const jobs: fc.Arbitrary<MatchedJob> = fc.record({
    professions: fc.uniqueArray(profession, { maxLength: 4 }),
    npFocuses: fc.uniqueArray(fc.constantFrom(...npFocuses), { maxLength: 2 }),
    unit: fc.option(unit),
    specialty: fc.option(fc.constantFrom(...specialties)),
    experience: fc.option(fc.constantFrom(...experienceBands)),
    location: place,
    remote: fc.boolean(),
    jobType: fc.constantFrom(...jobTypes),
    assignment: fc.option(fc.constantFrom(...assignments)),
    shift: fc.option(fc.constantFrom(...shifts)),
    hoursPerShift: fc.option(fc.integer({ min: 4, max: 24 })),
    shiftsPerWeek: fc.option(fc.integer({ min: 1, max: 7 })),
    startOn: fc.option(day),
    startAsap: fc.boolean(),
    contractWeeks: fc.option(fc.integer({ min: 1, max: 52 })),
    licensePolicy: fc.option(fc.constantFrom(...licensePolicies)),
    moreDetails: fc.option(moreDetails),
    selectedBenefits: fc.uniqueArray(fc.constantFrom(...jobBenefits), { maxLength: 3 }),
    requiredCertifications: fc.uniqueArray(code, { maxLength: 3 }),
    preferredCertifications: fc.uniqueArray(code, { maxLength: 3 }),
    minUnitYears: fc.option(fc.integer({ min: 0, max: 5 })),
    unitYearsRequired: fc.boolean(),
    payBy: fc.constantFrom(...payBases),
    rate: fc.constantFrom(...rateUnits),
    currency: fc.constantFrom(...currencies),
    salaryMinCents: cents,
    salaryMaxCents: cents,
    expectedHoursType: fc.constantFrom(...expectedHoursTypes),
    expectedHoursMin: hours,
    expectedHoursFixed: hours,
  });
  const licenses: fc.Arbitrary<MatchedLicense> = fc.record({
    type: fc.constantFrom(...licenseTypes),
    state: fc.option(fc.constantFrom('MA', 'TX', 'FL', 'NC')),
    expiryDate: fc.option(day),
    scope: fc.constantFrom(...licenseScopes),
    profession: fc.option(profession),
  });
  const held: fc.Arbitrary<MatchedProfile['certifications'][number]> = fc.record({
    id: fc.constant('crt_1'),
    code,
    otherName: fc.constant(''),
    issuer: fc.constant(''),
    number: fc.constant(''),
    issuedOn: fc.constant(null),
    expiresOn: fc.option(day),
  });
  const worked: fc.Arbitrary<MatchedProfile['units'][number]> = fc.record({
    id: fc.constant('ent_1'),
    unit,
    years: fc.nat(20),
    lastWorkedOn: fc.option(fc.constantFrom('2020-01-01', '2024-12-01', '2026-05-01')),
  });
  const signed = fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    signedOn: fc.constantFrom('2024-01-01', '2025-11-21', '2026-05-01'),
  });
  const other: fc.Arbitrary<MatchedProfile['otherProfessions'][number]> = fc.record({
    id: fc.constant('ent_1'),
    profession,
    npFocus: fc.option(fc.constantFrom(...npFocuses)),
  });
  const coverage = fc.dictionary(unit, signed, { maxKeys: 3, noNullPrototype: true });
  const profiles: fc.Arbitrary<MatchedProfile> = fc.record({
    profession: fc.option(profession, { freq: 9 }),
    npFocus: fc.option(fc.constantFrom(...npFocuses)),
    otherProfessions: fc.array(other, { maxLength: 2 }),
    units: fc.array(worked, { maxLength: 4 }),
    certifications: fc.array(held, { maxLength: 4 }),
    checklistCoverage: coverage,
    workPreferences: fc.uniqueArray(fc.constantFrom(...workPreferences), { maxLength: 3 }),
    recordSystems: fc.uniqueArray(fc.constantFrom(...recordSystems), { maxLength: 2 }),
    specialty: fc.option(fc.constantFrom(...specialties)),
    experience: fc.option(fc.integer({ min: 0, max: 70 })),
    location: place,
    hourlyRateMinCents: cents,
    hourlyRateMaxCents: cents,
    desiredWeeklyCents: cents,
    currency: fc.constantFrom(...currencies),
    home: fc.option(fc.constantFrom({ lat: 32.76, lon: -97.33 })),
    radiusMiles: fc.option(fc.constantFrom(...workRadii)),
    licenses: fc.array(licenses, { maxLength: 4 }),
    availability: fc.record({
      status: fc.constantFrom(...availabilityStatuses),
      schedule: fc.uniqueArray(fc.constantFrom(...employmentTypes), { maxLength: 4 }),
      hoursPerWeek: hours,
      shiftTypes: fc.uniqueArray(fc.constantFrom(...shiftTypes), { maxLength: 2 }),
      timePreferences: fc.uniqueArray(fc.constantFrom(...timeSlots), { maxLength: 2 }),
      nightShifts: fc.boolean(),
      travelWillingness: fc.boolean(),
    }),
  });
  /** Mostly pairs that pass the profession check. */
  const pairs = fc
    .tuple(jobs, profiles, fc.boolean())
    .map(([someJob, someProfile, same]): [MatchedJob, MatchedProfile] => [
      same && someProfile.profession ? { ...someJob, professions: [someProfile.profession], npFocuses: [] } : someJob,
      someProfile,
    ]);

  const full = { share: 1, signedOn: today };

  const expectNoLess = (after: JobMatch, before: JobMatch) => {
    expect(eligibilityStates.indexOf(after.state)).toBeGreaterThanOrEqual(eligibilityStates.indexOf(before.state));
    expect(after.score ?? -1).toBeGreaterThanOrEqual(before.score ?? -1);
  };

  it('has points that sum up to the score and parts to 100, only for those who are or may become eligible', () => {
    fc.assert(
      fc.property(pairs, ([someJob, someProfile]) => {
        const match = JobMatch.parse(matchJob(someJob, someProfile, today));
        expect(match).toEqual(matchJob(someJob, someProfile, today));
        const isScored = match.state === 'eligible' || match.state === 'eligible_if';
        expect(match.score !== null).toBe(isScored);
        expect(match.reasons.length > 0).toBe(!isScored);
        expect(match.parts.reduce((sum, it) => sum + it.points, 0)).toBe(match.score ?? 0);
        expect(match.parts.reduce((sum, it) => sum + it.of, 0)).toBe(isScored ? 100 : 0);
        expect(match.parts.every((it) => it.points <= it.of)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('never loses state or score by another license, certification, checklist, or year in the unit', () => {
    fc.assert(
      fc.property(pairs, licenses, held, fc.integer({ min: 1, max: 5 }), ([someJob, person], license, card, more) => {
        const before = matchJob(someJob, person, today);
        const match = (changes: Partial<MatchedProfile>) => matchJob(someJob, { ...person, ...changes }, today);
        expectNoLess(match({ licenses: [...person.licenses, license] }), before);
        expectNoLess(match({ certifications: [...person.certifications, card] }), before);
        expectNoLess(match({ units: person.units.map((it) => ({ ...it, years: it.years + more })) }), before);
        const another = { id: 'ent_2', unit: someJob.unit ?? 'icu', years: more, lastWorkedOn: null };
        expectNoLess(match({ units: [...person.units, another] }), before);
        expectNoLess(match({ checklistCoverage: { ...person.checklistCoverage, icu: full } }), before);
      }),
      { numRuns: 500 },
    );
  });

  it('never loses state or score by another profession with its license', () => {
    fc.assert(
      fc.property(pairs, other, licenses, ([someJob, someone], added, license) => {
        const person = { ...someone, otherProfessions: someone.otherProfessions.slice(0, 1) };
        const own = { ...license, type: 'medical-license', scope: 'single', profession: added.profession } as const;
        const more = {
          ...person,
          otherProfessions: [...person.otherProfessions, added],
          licenses: [...person.licenses, own],
        };
        const either = { ...someJob, professions: [...new Set([...someJob.professions, added.profession])] };
        expectNoLess(matchJob(someJob, more, today), matchJob(someJob, person, today));
        expectNoLess(matchJob(either, more, today), matchJob(either, person, today));
      }),
      { numRuns: 1000 },
    );
  });

  it('never loses state or score by a shorter commute, unless locals are excluded', () => {
    fc.assert(
      fc.property(pairs, fc.nat(300), fc.nat(300), ([someJob, person], one, other) => {
        const { localsExcludedMiles: _, ...job } = jobSubjectOf(someJob);
        const at = (distance: number) =>
          matchSubjects(
            { ...job, point: { lat: 30, lon: -97 } },
            { ...personSubjectOf(person), home: { lat: 30 + distance / 69, lon: -97 } },
            today,
          );
        expectNoLess(at(Math.min(one, other)), at(Math.max(one, other)));
      }),
      { numRuns: 300 },
    );
  });

  it('names only changes that raise the score by their gain', () => {
    fc.assert(
      fc.property(pairs, ([someJob, someProfile]) => {
        const { counterfactuals, score } = matchJob(someJob, someProfile, today);
        expect(counterfactuals.length).toBeLessThanOrEqual(3);
        for (const it of counterfactuals) {
          if (score === null) expect(it.gain).toBeNull();
          else expect(it.score - (it.gain ?? 0)).toBe(score);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('reads only work-related fields of the profile', () => {
    const read = new Set<string | symbol>();
    const watched = new Proxy(matchedProfile, {
      get: (target, name) => (read.add(name), Reflect.get(target, name)) as unknown,
    });
    matchJob(matchedJob, watched, today);
    expect([...read].toSorted()).toEqual([
      'availability',
      'certifications',
      'checklistCoverage',
      'currency',
      'desiredWeeklyCents',
      'excluded',
      'experience',
      'home',
      'hourlyRateMaxCents',
      'hourlyRateMinCents',
      'licenses',
      'location',
      'npFocus',
      'otherProfessions',
      'pendingCredentials',
      'profession',
      'radiusMiles',
      'recordSystems',
      'rejectedCredentials',
      'specialty',
      'units',
      'workPreferences',
    ]);
  });
});
