import { describe, expect, it } from 'vitest';
import golden from '../../../data/healthcare/golden.json';
import type { Profession, Unit } from '../../../people/model/healthcare-vocabulary';
import type { MatchReason } from '../../model/match-reason';
import { matchSubjects } from './match';
import type { PayAmount, JobSubject, PersonSubject } from './match-subjects';
import { milesBetween } from '../../../core/rules/places/distance';
import { hasOwnChecklist } from '../../../people/rules/skills-checklists';

type Case = (typeof golden.match)[number];
type Pay = { unit: string; max?: number; min?: number };

/** Compares amounts only in the same unit. */
const pay = (own: Pay | undefined, other: Pay | undefined): PayAmount | null =>
  own && own.unit === other?.unit ? { cents: 100 * (own.max ?? own.min ?? 0), currency: 'USD' } : null;

/** Miles per degree of latitude, to place jobs at a distance to the north. */
const milesPerDegree = milesBetween({ lat: 0, lon: 0 }, { lat: 1, lon: 0 });

const jobOf = ({ job, profile }: Case): JobSubject =>
  ({
    npFocuses: [],
    unit: null,
    specialty: null,
    place: null,
    remote: false,
    startOn: job.start ?? null,
    startAsap: false,
    contractWeeks: job.weeks ?? (job.end ? 4 : null),
    licensePolicy: null,
    requiredCertifications: job.requiredCerts ?? [],
    preferredCertifications: job.preferredCerts ?? [],
    shift: null,
    weeklyHours: null,
    ...job,
    years: job.minUnitYears
      ? { min: job.minUnitYears.years, hard: job.minUnitYears.hard, of: job.unit ? 'unit' : 'practice' }
      : null,
    pay: pay(job.pay, profile.desired),
    asksSkills: hasOwnChecklist((job.unit ?? null) as Unit | null, job.professions as Profession[]),
    ...(job.ehr && { recordSystem: job.ehr }),
    ...(job.miles && { point: { lat: job.miles / milesPerDegree, lon: 0 } }),
  }) as JobSubject;

const licensesOf = ({ profile }: Case): object[] =>
  profile.licenses.flatMap((it) => [
    { profession: it.profession, state: it.state, scope: it.scope, expiresOn: it.expires },
    ...('loq' in it ? [{ profession: it.profession, state: it.state, scope: 'letter', expiresOn: null }] : []),
  ]);

const personOf = (it: Case): PersonSubject => {
  const { profile, job } = it;
  const { checklists = [], units = [] } = profile;
  return {
    profession: profile.profession,
    npFocus: profile.npFocus ?? null,
    licenses: licensesOf(it),
    certifications: profile.certs.map(({ code, expires }) => ({ code, expiresOn: expires })),
    units: units.map(({ unit, years, last }) => ({ unit, years, lastWorkedOn: last })),
    specialty: profile.specialty ?? null,
    practiceYears: profile.experience ?? null,
    place: null,
    travels: profile.travelStates === 'any',
    shifts: profile.shifts ?? [],
    weeklyHours: null,
    desired: pay(profile.desired, job.pay),
    kinds: profile.kinds ?? [],
    excluded: profile.exclusion === 'confirmed',
    skills: Object.fromEntries(checklists.map((it) => [it.unit, { share: it.coverage, signedOn: it.signed }])),
    recordSystems: profile.ehr ?? [],
    ...(profile.availableFrom && { availableFrom: profile.availableFrom }),
    ...(job.miles && { home: { lat: 0, lon: 0 } }),
    ...(profile.radius && { radiusMiles: profile.radius }),
  } as PersonSubject;
};

const goldenReason = ({ code, args }: MatchReason): string => {
  if (code === 'no_license' || code === 'licensed_elsewhere') return `license:${args.state}`;
  return code === 'excluded' ? 'exclusion' : code;
};

const goldenLicense: Partial<Record<MatchReason['code'], string>> = {
  licensed: 'own',
  licensed_by_compact: 'nlc',
  licensed_federal: 'any_state',
};

const resultOf = (it: Case) => matchSubjects(jobOf(it), personOf(it), golden.today);

describe('golden cases', () => {
  it.each(golden.match)('$id $title', (it) => {
    const match = resultOf(it);
    const { eligibility, parts = [], score = null } = it.expect;
    expect({
      state: match.state,
      reasons: match.reasons.map(goldenReason),
      steps: match.steps,
      license: match.license && goldenLicense[match.license.code],
      earliest: match.readyOn,
    }).toMatchObject({ earliest: null, ...eligibility });
    expect(match.parts.map(({ reason: _reason, ...part }) => part)).toEqual(parts);
    expect(match.score).toBe(score);
  });

  it.each(golden.match.filter(({ counterfactual }) => counterfactual))('$id: the most useful change', (it) => {
    const [first] = resultOf(it).counterfactuals;
    const { gain, score } = it.counterfactual ?? {};
    expect(first).toMatchObject({ gain, score });
  });
});
