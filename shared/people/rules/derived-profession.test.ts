import { describe, expect, it } from 'vitest';
import golden from '../../data/healthcare/golden.json' with { type: 'json' };
import { professionFrom, professionsFromTitle } from './derived-profession';
import type { Specialty } from '../../core/model/enumerations';

const scopes = { none: 'single', nlc: 'multistate', imlc: 'letter' } as const;

const cases = golden.migration.map((it) => ({ ...it, specialty: (it.specialty ?? null) as Specialty | null }));

describe('golden cases of derived professions', () => {
  it.each(cases.filter(({ license }) => license !== undefined))('$id $title', ({ title, specialty, ...it }) => {
    const scope = scopes[it.license?.compact as keyof typeof scopes];
    const licenses = [{ name: '', issuingBody: it.license?.issuingBody ?? '', scope }];
    expect(professionFrom({ title, specialty, licenses })).toEqual(it.expect);
  });

  it.each(cases.filter(({ job }) => job))('$id $title (job)', ({ title, specialty, ...it }) => {
    const { npFocus = [], ...rest } = it.expect;
    expect(professionsFromTitle(title, specialty)).toEqual({ ...rest, npFocuses: npFocus });
  });
});

describe('a job title', () => {
  it.each([
    ['Urgent Care Physician Assistant', ['pa']],
    ['Physician Assistant or Nurse Practitioner', ['np', 'pa']],
    ['Per Diem Urgent Care Nurse Practitioner', ['np']],
    ['Overnight Teleradiologist', ['physician']],
    ['Telepsychiatrist', ['physician']],
    ['Nurse Practitioner, Hospitalist Team', ['np']],
    ['Radiologic Technologist', ['rad_tech']],
    ['Speech-Language Pathologist', ['slp']],
    ['Neuropsychologist', ['psychologist']],
    ['RN / LPN, Skilled Nursing', ['rn', 'lpn']],
    ['CNAs, Nights', ['cna']],
    ['Clinic Manager, Erie, PA', []],
    ['Patient Coordinator', []],
  ])('%s: %j', (title, professions) => {
    expect(professionsFromTitle(title, null).professions).toEqual(professions);
  });

  it.each([
    ['ICU Travel RN', 'icu'],
    ['Labor and Delivery Nurse', 'ld'],
    ['Home Health Physical Therapist', 'therapy_home'],
    ['Emergency Physician', undefined],
    ['CT Technologist', 'ct'],
  ])('%s: %s', (title, unit) => {
    expect(professionsFromTitle(title, null).unit).toBe(unit);
  });
});

describe('a profession without a clear title', () => {
  const person = { title: 'Team lead', specialty: null };

  it('is derived from the license', () => {
    const licenseNamed = (name: string) => [{ name, issuingBody: '', scope: 'multistate' as const }];
    expect(professionFrom({ ...person, licenses: licenseNamed('Licensed Practical Nurse') })).toMatchObject({
      profession: 'lpn',
      confidence: 'medium',
    });
    expect(professionFrom({ ...person, licenses: licenseNamed('License') })).toMatchObject({ profession: 'rn' });
  });

  it('needs a specialty for a medical director', () => {
    expect(professionFrom({ title: 'Medical Director', specialty: null, licenses: [] }).profession).toBeNull();
  });
});
