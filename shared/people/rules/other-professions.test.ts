import { describe, expect, it } from 'vitest';
import type { OtherProfession } from '../model/professional';
import { matchJob } from '../../hiring/rules/match/match';
import { matchDay as today, matchedJob, matchedLicense, matchedProfile } from '../../hiring/rules/match/match.fake';
import { mayNotApply } from '../../hiring/rules/match/match-outcome';
import type { MatchedJob, MatchedLicense, MatchedProfile } from '../../hiring/rules/match/match-subject-of';
import { hasOwnCredential, heldOtherProfessions, professionsOf, unitsOfWorker } from './other-professions';

const other = (profession: OtherProfession['profession'], npFocus: OtherProfession['npFocus'] = null) => ({
  id: `ent_${profession}`,
  profession,
  npFocus,
});
const rnLicense: MatchedLicense = { ...matchedLicense, profession: 'rn' };

describe('an additional profession', () => {
  const held = { licenses: [matchedLicense, rnLicense], certifications: [] };

  it('needs its own license, not a letter, a privilege, or the main profession’s license', () => {
    expect(hasOwnCredential('rn', held)).toBe(true);
    expect(hasOwnCredential('lpn', held)).toBe(false);
    for (const license of [
      { ...rnLicense, scope: 'letter' as const },
      { ...rnLicense, scope: 'privilege' as const },
      { ...rnLicense, type: 'other' as const },
      { ...rnLicense, number: '' },
    ])
      expect(hasOwnCredential('rn', { ...held, licenses: [license] })).toBe(false);
  });

  it('needs its own certification where there is no license', () => {
    const certified = (code: 'cst' | 'bls' | 'other') => ({ licenses: [], certifications: [{ code }] });
    expect(hasOwnCredential('surgical_tech', certified('cst'))).toBe(true);
    expect(hasOwnCredential('surgical_tech', certified('bls'))).toBe(false);
    expect(hasOwnCredential('medical_assistant', certified('other'))).toBe(true);
    expect(hasOwnCredential('rn', certified('other'))).toBe(false);
  });

  it('depends on its license, counts once, and has a focus only as a nurse practitioner', () => {
    const person = { ...held, profession: 'np' as const, otherProfessions: [other('rn', 'fnp'), other('lpn')] };
    expect(heldOtherProfessions(person)).toEqual([other('rn')]);
    expect(heldOtherProfessions({ ...person, profession: 'rn' })).toEqual([]);
    expect(heldOtherProfessions({ ...person, otherProfessions: [other('rn'), other('rn')] })).toHaveLength(1);
    expect(heldOtherProfessions({ ...person, licenses: [matchedLicense] })).toEqual([]);
  });

  it('adds its units', () => {
    const np = { profession: 'np' as const, otherProfessions: [] };
    expect(unitsOfWorker(np)).toEqual([]);
    expect(unitsOfWorker({ ...np, otherProfessions: [other('rn')] })).toContain('icu');
    expect(professionsOf({ ...np, otherProfessions: [other('rn')] })).toEqual(['np', 'rn']);
    expect(professionsOf({ profession: null, otherProfessions: [other('rn')] })).toEqual([]);
  });
});

describe('a nurse practitioner who also works as a nurse', () => {
  const np: MatchedProfile = { ...matchedProfile, profession: 'np', npFocus: 'pmhnp', specialty: 'Psychiatry' };
  const both: MatchedProfile = {
    ...np,
    otherProfessions: [other('rn')],
    units: [{ id: 'ent_1', unit: 'icu', years: 4, lastWorkedOn: null }],
    licenses: [matchedLicense, rnLicense],
  };
  const nursing: MatchedJob = { ...matchedJob, professions: ['rn'], unit: 'icu', specialty: null, experience: null };

  it('matches both kinds of jobs, and the match names the profession', () => {
    expect(mayNotApply(matchJob(nursing, np, today))).toBe(true);
    const match = matchJob(nursing, both, today);
    expect(match).toMatchObject({ state: 'eligible', profession: 'rn', license: { args: { state: 'MA' } } });
    expect(match.parts.find(({ part }) => part === 'unit')?.reason.code).toBe('unit_same');
    const own = matchJob({ ...matchedJob, professions: ['np'], specialty: 'Psychiatry' }, both, today);
    expect(own).toMatchObject({ state: 'eligible', score: 100 });
    expect(own).not.toHaveProperty('profession');
  });

  it('needs the license of the matching profession', () => {
    const elsewhere = { ...both, licenses: [matchedLicense, { ...rnLicense, state: 'TX' as const }] };
    const match = matchJob({ ...nursing, licensePolicy: 'waits' }, elsewhere, today);
    expect(match).toMatchObject({
      state: 'eligible_if',
      profession: 'rn',
      steps: [{ step: 'get_license', what: 'MA' }],
    });
    const [change] = match.counterfactuals;
    expect(change?.change).toEqual({ code: 'license_in_hand', args: { state: 'MA' } });
    const refused = matchJob({ ...nursing, licensePolicy: 'in_hand' }, elsewhere, today);
    expect(refused).toMatchObject({ profession: 'rn', reasons: [{ code: 'licensed_elsewhere' }] });
    expect(mayNotApply(refused)).toBe(false);
  });

  it('matches in the profession with the better result, the main one first', () => {
    const either: MatchedJob = { ...nursing, professions: ['np', 'rn'] };
    expect(matchJob(either, both, today)).not.toHaveProperty('profession');
    const withoutNp = { ...both, licenses: [{ ...matchedLicense, state: 'TX' as const }, rnLicense] };
    expect(matchJob(either, withoutNp, today)).toMatchObject({ state: 'eligible', profession: 'rn' });
    const family: MatchedJob = { ...either, npFocuses: ['fnp'] };
    expect(matchJob(family, both, today)).toMatchObject({ state: 'eligible', profession: 'rn' });
  });

  it('does not match without the license, or once a review rejected it', () => {
    expect(matchJob(nursing, { ...both, licenses: [matchedLicense] }, today).reasons[0]?.code).toBe('profession');
    const rejected = {
      ...both,
      licenses: [matchedLicense, { ...rnLicense, id: 'lic_1' }],
      rejectedCredentials: ['lic_1'],
    };
    expect(matchJob(nursing, rejected, today).reasons[0]?.code).toBe('profession');
  });
});
