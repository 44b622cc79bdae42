import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../limits';
import { candidatePool, isOrBecomesEligible } from './candidate-pool';
import { eligibility } from '../../people/rules/eligibility/eligibility';
import { jobSubjectOf, personSubjectOf, type MatchedJob, type MatchedProfile } from './match/match-subject-of';
import { matchDay as today, matchedJob, matchedLicense, matchedProfile } from './match/match.fake';

const job = (differing: Partial<MatchedJob> = {}) =>
  jobSubjectOf({ ...matchedJob, startOn: '2027-01-20', ...differing });
const person = (differing: Partial<MatchedProfile> = {}) => personSubjectOf({ ...matchedProfile, ...differing });
const pool = (asked: ReturnType<typeof job>, people: ReturnType<typeof person>[], complete = true) =>
  candidatePool(asked, people, { today, complete });
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const local = person();
const elsewhere = person({ licenses: [{ ...matchedLicense, state: 'TX' }] });
const unlicensed = person({ licenses: [] });

describe('the number of people who match a job', () => {
  it('is split into those ready now and those who need some weeks', () => {
    expect(pool(job(), [...times(9, local), ...times(5, elsewhere), unlicensed])).toMatchObject({
      total: 14,
      parts: { now: 9, later: 5, weeks: 6 },
      complete: true,
    });
  });

  it('is hidden for groups under five', () => {
    expect(pool(job(), times(4, local))).toMatchObject({ total: null, parts: null });
    expect(pool(job(), [...times(9, local), ...times(4, elsewhere)])).toMatchObject({ total: 13, parts: null });
    expect(pool(job(), times(3, unlicensed))).toMatchObject({ total: 0, parts: null });
  });

  it('grows with relaxed requirements, the largest gain first', () => {
    const asked = job({ licensePolicy: 'in_hand', requiredCertifications: ['abms', 'ccrn'] });
    expect(pool(job({ licensePolicy: 'in_hand' }), times(6, elsewhere)).relaxations).toEqual([
      { change: { code: 'license_by_start', args: {} }, gain: 6 },
    ]);
    // Two are missing: no single change is enough.
    expect(pool(asked, times(7, local)).relaxations).toEqual([]);
    expect(pool(job({ requiredCertifications: ['abms'] }), times(3, local)).relaxations).toEqual([
      { change: { code: 'certification_later', args: { certification: 'abms' } }, gain: null },
    ]);
  });
});

describe('candidate counts', () => {
  const AnyJob = fc.record({
    licensePolicy: fc.constantFrom('in_hand' as const, 'by_start' as const, 'waits' as const, null),
    requiredCertifications: fc.subarray(['bls', 'acls', 'abms'] as const),
    minUnitYears: fc.option(fc.integer({ min: 0, max: 9 })),
    unitYearsRequired: fc.boolean(),
  });
  const AnyPerson = fc.record({
    licenses: fc.constantFrom([matchedLicense], [{ ...matchedLicense, state: 'TX' as const }], []),
    experience: fc.option(fc.integer({ min: 0, max: 9 })),
  });

  it('agree with eligibility, and never shrink with fewer requirements', () =>
    fc.assert(
      fc.property(AnyJob, fc.array(AnyPerson, { maxLength: 30 }), (asked, differing) => {
        const subject = job({ ...asked, requiredCertifications: [...asked.requiredCertifications] });
        const people = differing.map((it) => person(it));
        const found = pool(subject, people);
        const matching = people.filter((it) => isOrBecomesEligible(eligibility(subject, it, today))).length;
        const isFew = matching > 0 && matching < limits.samplesForFigure;
        expect(found.total).toBe(isFew ? null : matching);
        if (found.parts) expect(found.parts.now + found.parts.later).toBe(matching);
        const gains = found.relaxations.map(({ gain }) => gain ?? 1);
        expect(found.relaxations.length).toBeLessThanOrEqual(3);
        for (const gain of gains) expect(gain).toBeLessThanOrEqual(people.length - matching);
      }),
    ));
});
