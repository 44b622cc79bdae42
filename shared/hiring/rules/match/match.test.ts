import { describe, expect, it } from 'vitest';
import type { JobMatch } from '../../model/match';
import { matchJob } from './match';
import {
  matchDay as today,
  matchedJob as job,
  matchedLicense as massachusetts,
  matchedProfile as profile,
} from './match.fake';
import { groupedMatchRank, matchRank } from './match-outcome';
import type { MatchedJob, MatchedLicense, MatchedProfile } from './match-subject-of';

const nurse: MatchedProfile = {
  ...profile,
  profession: 'rn',
  units: [{ id: 'ent_1', unit: 'icu', years: 5, lastWorkedOn: null }],
  licenses: [{ ...massachusetts, state: 'TX', scope: 'multistate' }],
};
const nursing: MatchedJob = { ...job, professions: ['rn'], unit: 'icu', location: 'Tampa, FL' };

const points = (match: JobMatch) => Object.fromEntries(match.parts.map((it) => [it.part, it.points]));
const reasonOf = (match: JobMatch, part: JobMatch['parts'][number]['part']) =>
  match.parts.find((it) => it.part === part)?.reason;

describe('a stored job and a stored profile', () => {
  it('match in full if every requirement is met', () => {
    const match = matchJob(job, profile, today);
    expect(match).toMatchObject({ rules: 4, state: 'eligible', score: 100, reasons: [], steps: [] });
    const pay = { cents: 80_00, currency: 'USD' };
    expect(match.parts.map(({ reason }) => reason)).toEqual([
      { code: 'licensed', args: { state: 'MA' } },
      { code: 'specialty_same', args: { specialty: 'Cardiology' } },
      { code: 'practice_years_counted', args: { years: 6, requiredYears: 3 } },
      { code: 'pay_meets', args: { pay, expectedPay: { cents: 75_00, currency: 'USD' } } },
      { code: 'hours', args: { hours: 36, requiredHours: 30 } },
      { code: 'place_same', args: { location: 'Boston, MA' } },
      { code: 'kind_same', args: { kind: 'locum' } },
    ]);
  });

  it.each([
    ['the job', { ...job, professions: [] }, profile, 'job_without_professions'],
    ['the profile', job, { ...profile, profession: null }, 'profile_without_profession'],
  ])('are not compared while %s lacks the profession', (_, someJob, someProfile, code) => {
    expect(matchJob(someJob, someProfile, today)).toMatchObject({
      state: 'unknown',
      reasons: [{ code }],
      score: null,
      counterfactuals: [],
    });
  });

  it('count a license without a profession toward the person’s own', () => {
    const licenses: MatchedLicense[] = [
      { ...massachusetts, state: 'FL', profession: 'rn' },
      { ...massachusetts, state: 'MA' },
    ];
    const match = matchJob({ ...job, professions: ['np'] }, { ...profile, profession: 'np', licenses }, today);
    expect(match.license).toEqual({ code: 'licensed', args: { state: 'MA' } });
  });

  it('require the population focus that the job names', () => {
    const family: MatchedJob = { ...job, professions: ['np'], npFocuses: ['fnp'] };
    const np = { ...profile, profession: 'np' } as const;
    expect(matchJob(family, np, today)).toMatchObject({ state: 'unknown', reasons: [{ code: 'np_focus_not_given' }] });
    expect(matchJob(family, { ...np, npFocus: 'pmhnp' }, today).state).toBe('not_eligible');
    expect(matchJob(family, { ...np, npFocus: 'fnp' }, today).state).toBe('eligible');
  });

  it('treat a nurse’s unit and a physician’s specialty as the same workplace', () => {
    const either: MatchedJob = { ...nursing, professions: ['rn', 'physician'], specialty: null, unit: 'ed' };
    expect(reasonOf(matchJob(either, nurse, today), 'unit')).toEqual({
      code: 'unit_related',
      args: { unit: 'ed', ownUnit: 'icu' },
    });
    const physician: MatchedProfile = {
      ...profile,
      specialty: 'Emergency Medicine',
      licenses: [{ ...massachusetts, state: 'FL' }],
    };
    expect(reasonOf(matchJob(either, physician, today), 'unit')?.code).toBe('specialty_same');
  });

  it('compare pay per hour by the hours of the job', () => {
    const weekly: MatchedJob = { ...job, rate: 'week', salaryMaxCents: 2_520_00, hoursPerShift: 12, shiftsPerWeek: 3 };
    expect(reasonOf(matchJob(weekly, profile, today), 'pay')).toEqual({
      code: 'pay_below',
      args: { pay: { cents: 70_00, currency: 'USD' }, expectedPay: { cents: 75_00, currency: 'USD' } },
    });
    const unknownHours: MatchedJob = { ...weekly, shiftsPerWeek: null, expectedHoursMin: null };
    expect(points(matchJob(unknownHours, profile, today))).not.toHaveProperty('pay');
    expect(points(matchJob(job, { ...profile, currency: 'EUR' }, today))).not.toHaveProperty('pay');
    expect(points(matchJob({ ...job, payBy: 'per_visit' }, profile, today))).not.toHaveProperty('pay');
  });

  it('compare weekly pay of contracts if the person names one', () => {
    const weekly: MatchedJob = { ...job, rate: 'week', salaryMinCents: 2_520_00, salaryMaxCents: 2_520_00 };
    const wants = (desiredWeeklyCents: number) => matchJob(weekly, { ...profile, desiredWeeklyCents }, today);
    const pay = { cents: 2_520_00, currency: 'USD' };
    expect(reasonOf(wants(2_520_00), 'pay')).toEqual({ code: 'weekly_pay_meets', args: { pay, expectedPay: pay } });
    expect(reasonOf(wants(3_000_00), 'pay')).toMatchObject({ code: 'weekly_pay_below', args: { pay } });
    expect(reasonOf(matchJob(job, { ...profile, desiredWeeklyCents: 9_000_00 }, today), 'pay')?.code).toBe('pay_meets');
  });

  it('count remote work as near everyone, and travel work as near people who travel', () => {
    const away = { ...nurse, location: 'Anchorage, AK' };
    expect(reasonOf(matchJob({ ...nursing, remote: true }, away, today), 'place')?.code).toBe('remote');
    const travel: MatchedJob = { ...nursing, jobType: 'contract', assignment: 'travel' };
    const travels = { ...away, availability: { ...away.availability, travelWillingness: true } };
    expect(reasonOf(matchJob(travel, travels, today), 'place')?.code).toBe('travels');
    expect(reasonOf(matchJob(travel, away, today), 'place')?.code).toBe('place_different');
  });

  it.each([
    ['Boston, MA', 'Boston, Massachusetts', 'place_same'],
    ['Boston, Massachusetts', 'boston ma', 'place_same'],
    ['Boston, MA, USA', 'Boston', 'place_same'],
    ['Boston, MA', 'Worcester, Massachusetts', 'place_same_state'],
    ['Toronto, Ontario', 'Toronto, Ontario', 'place_same'],
    ['Boston, MA', 'Austin, TX', 'place_different'],
  ])('a posting in %s and a profile in %s: %s', (location, mine, code) => {
    expect(reasonOf(matchJob({ ...job, location }, { ...profile, location: mine }, today), 'place')?.code).toBe(code);
  });

  it.each([
    [['Day Shift'], false, 'shift_different'],
    [['Day Shift'], true, 'shift_same'],
    [['Night Shift'], false, 'shift_same'],
    [[], true, 'hours'],
  ] as const)('a night job for %j, nights %s: %s', (shiftTypes, nightShifts, code) => {
    const availability = { ...profile.availability, shiftTypes: [...shiftTypes], nightShifts };
    const match = matchJob({ ...job, shift: 'nights' }, { ...profile, availability }, today);
    expect(reasonOf(match, 'shift')?.code).toBe(code);
  });
});

describe('flexible hours', () => {
  const flexible: MatchedJob = { ...job, selectedBenefits: ['Dental insurance', 'Flexible schedule'] };
  const asking: MatchedProfile = { ...profile, workPreferences: ['Night Shifts', 'Flexible Hours'] };

  it('are a reason to match a job that offers them', () => {
    const match = matchJob(flexible, asking, today);
    expect([match.score, reasonOf(match, 'flexibility')]).toEqual([100, { code: 'hours_flexible', args: {} }]);
  });

  it('cost a few points if the job lacks them, with a reason', () => {
    const match = matchJob(job, asking, today);
    expect(match.score).toBeLessThan(100);
    expect(match.score).toBeGreaterThan(90);
    expect(reasonOf(match, 'flexibility')).toEqual({ code: 'hours_not_flexible', args: {} });
    expect(match.state).toBe('eligible');
  });

  it('are ignored if the person did not ask or the job’s benefits are unknown', () => {
    const { selectedBenefits: _unknown, ...older } = job;
    for (const match of [
      matchJob(flexible, profile, today),
      matchJob(flexible, { ...asking, workPreferences: ['Night Shifts'] }, today),
      matchJob(older, asking, today),
    ])
      expect([match.score, reasonOf(match, 'flexibility')]).toEqual([100, undefined]);
  });
});

describe('skills checklists', () => {
  const signed = (signedOn: string): MatchedProfile => ({
    ...nurse,
    checklistCoverage: { icu: { share: 0.9, signedOn } },
  });
  const covered = { code: 'skills_covered', args: { percent: 90 } };
  const missing = { code: 'skills_not_signed', args: { unit: 'icu' } };
  const change = { code: 'checklist_signed', args: { unit: 'icu' } };
  const changesOf = (match: JobMatch) => match.counterfactuals.map((it) => it.change);

  it('count only while current', () => {
    expect(reasonOf(matchJob(nursing, signed('2025-11-22'), today), 'skills')).toEqual(covered);
    expect(changesOf(matchJob(nursing, signed('2025-11-22'), today))).not.toContainEqual(change);
    expect(reasonOf(matchJob(nursing, signed('2025-11-21'), today), 'skills')).toEqual(missing);
    expect(changesOf(matchJob(nursing, signed('2025-11-21'), today))).toContainEqual(change);
  });

  it('are ignored if the unit has none of its own', () => {
    expect(reasonOf(matchJob({ ...nursing, unit: 'cvicu' }, nurse, today), 'skills')).toBeUndefined();
  });
});

describe('license rules', () => {
  const of = (more: Partial<MatchedLicense> = {}): MatchedLicense => ({ ...massachusetts, ...more });
  const start: MatchedJob = { ...job, startOn: '2026-12-20' };
  const held = (someJob: MatchedJob, ...licenses: MatchedLicense[]) =>
    matchJob(someJob, { ...profile, licenses }, today);

  it('reject a person without a license', () => {
    expect(held(job).reasons).toEqual([{ code: 'no_license', args: { state: 'MA' } }]);
    expect(held(job, of({ type: 'board-certification' })).state).toBe('not_eligible');
  });

  it('allow endorsement if there is time', () => {
    expect(held(job, of({ state: 'NY' }))).toMatchObject({ state: 'eligible_if', readyOn: '2027-01-02' });
    expect(held(start, of({ state: 'NY' }))).toMatchObject({
      state: 'not_eligible',
      reasons: [{ code: 'license_too_late', args: { state: 'MA', readyOn: '2027-01-02' } }],
      counterfactuals: [{ change: { code: 'license_in_hand', args: { state: 'MA' } }, gain: null }],
    });
    expect(held({ ...start, licensePolicy: 'waits' }, of({ state: 'NY' })).state).toBe('eligible_if');
    expect(held({ ...start, licensePolicy: 'in_hand' }, of({ state: 'NY' })).reasons).toEqual([
      { code: 'licensed_elsewhere', args: { state: 'MA', ownStates: ['NY'] } },
    ]);
  });

  it('allow a faster path with a letter of qualification between participating states', () => {
    const letter = of({ state: 'OH', scope: 'letter', expiryDate: null });
    const texas = { ...job, location: 'Austin, TX' };
    expect(held(texas, of({ state: 'OH' }), letter).steps).toMatchObject([{ path: 'imlc', what: 'TX' }]);
    expect(held(texas, letter).reasons).toEqual([{ code: 'no_license', args: { state: 'TX' } }]);
    expect(held(job, of({ state: 'OH' }), letter).steps).toMatchObject([{ path: 'endorsement', what: 'MA' }]);
  });

  it('accept multistate licenses across the compact for nurses only', () => {
    const multistate = of({ state: 'OH', scope: 'multistate' });
    expect(matchJob(nursing, { ...nurse, licenses: [multistate] }, today).license).toEqual({
      code: 'licensed_by_compact',
      args: { state: 'FL', ownState: 'OH' },
    });
    const illinois = { ...nursing, location: 'Chicago, IL' };
    expect(matchJob(illinois, { ...nurse, licenses: [multistate] }, today).state).toBe('eligible_if');
    expect(held({ ...job, location: 'Tampa, FL' }, multistate).steps).toMatchObject([{ path: 'endorsement' }]);
  });

  it('accept members’ licenses in Guam, but not the reverse', () => {
    const guam = { ...nursing, location: 'Hagatna, GU' };
    expect(matchJob(guam, nurse, today).license?.code).toBe('licensed_by_compact');
    const islander = { ...nurse, licenses: [of({ state: 'GU', scope: 'multistate' })] };
    expect(matchJob(nursing, islander, today).license).toBeNull();
  });

  it('require renewal of expired licenses, and accept a privilege', () => {
    expect(held(job, of({ expiryDate: '2026-11-20' })).steps).toEqual([
      { step: 'renew_license', what: 'MA', days: 14, kind: 'obtain' },
    ]);
    expect(held(job, of({ expiryDate: today })).state).toBe('eligible');
    expect(held(start, of({ expiryDate: '2026-12-01' })).steps).toEqual([
      { step: 'renew_license', what: 'MA', by: '2026-12-01', kind: 'obtain' },
    ]);
    expect(held(job, of({ scope: 'privilege' })).license?.code).toBe('licensed_by_privilege');
  });

  it('require none outside the US, or for professions with certificates', () => {
    expect(held({ ...job, location: 'Toronto, Canada' })).toMatchObject({ state: 'eligible', license: null });
    const technologist = { ...profile, profession: 'surgical_tech', licenses: [] } as const;
    expect(matchJob({ ...job, professions: ['surgical_tech'] }, technologist, today).state).toBe('eligible');
  });
});

describe('certification rules', () => {
  const asking: MatchedJob = { ...nursing, requiredCertifications: ['acls', 'ccrn'], startOn: '2026-11-23' };
  const having = (code: 'acls' | 'ccrn', expiresOn: string | null) => ({
    id: `crt_${code}`,
    code,
    otherName: '',
    issuer: '',
    number: '',
    issuedOn: null,
    expiresOn,
  });

  it('reject certifications that cannot be obtained in time', () => {
    expect(matchJob(asking, nurse, today).reasons).toEqual([
      { code: 'certification_too_late', args: { certification: 'acls', readyOn: '2026-11-28' } },
      { code: 'certification_missing', args: { certification: 'ccrn' } },
    ]);
    const expired = { ...nurse, certifications: [having('acls', null), having('ccrn', '2026-11-01')] };
    expect(matchJob(asking, expired, today).reasons).toEqual([
      { code: 'certification_expired', args: { certification: 'ccrn' } },
    ]);
  });

  it('use the certification that is valid longest', () => {
    const twice = { ...nurse, certifications: [having('acls', '2026-11-22'), having('acls', null)] };
    expect(matchJob({ ...asking, requiredCertifications: ['acls'] }, twice, today).state).toBe('eligible');
  });
});

describe('the order of a list', () => {
  const rows = [
    { state: 'eligible_if', score: 75 },
    { state: 'not_eligible', score: null },
    { state: 'eligible', score: 21 },
    { state: 'eligible', score: 88 },
    { state: 'unknown', score: null },
    { state: 'eligible', score: 75 },
    { state: 'eligible_if', score: 0 },
  ] as const;
  const orderBy = (rank: typeof matchRank) => rows.toSorted((a, b) => rank(b) - rank(a)).map((it) => rows.indexOf(it));

  it('is the score, and what does not fit comes last', () => {
    expect(orderBy(matchRank)).toEqual([3, 5, 0, 2, 6, 4, 1]);
  });

  it('is the eligibility first below headings for each', () => {
    expect(orderBy(groupedMatchRank)).toEqual([3, 5, 2, 0, 6, 4, 1]);
  });
});
