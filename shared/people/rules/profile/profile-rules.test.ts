import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notice } from '../../../text/notice';
import { accountFieldNames, privateFieldNames, ProfileDraft, profileFieldNames } from '../../model/professional';
import { profileSteps } from '../../model/profile-vocabulary';
import {
  fieldsOfStep,
  matchProblems,
  settingsProblems,
  stepProblems,
  wizardProblems,
  type ProfileProblem,
} from './profile-rules';
import { profileDraft } from './profile.fake';

const today = '2026-11-21';
const ulid = '0'.repeat(26);
const entry = { id: `ent_${ulid}` };
const empty: ProfileDraft = ProfileDraft.parse({
  employment: [entry],
  education: [entry],
  licenses: [{ id: `lic_${ulid}` }],
  availability: {},
});
const fieldsOf = (problems: readonly ProfileProblem[]): string[] => problems.map(([field]) => field).sort();
const at = (profile: ProfileDraft, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], profile);

describe('required fields of the wizard', () => {
  test.each([
    ['basic', ['firstName', 'lastName', 'phone', 'profession']],
    ['employment', []],
    ['education', []],
    ['licenses', [...['expiryDate', 'name', 'number', 'state'].map((it) => `licenses.0.${it}`), 'npiNumber']],
    ['location_rate', ['location']],
    ['availability', []],
    ['preferences', []],
    ['summary', ['experience', 'specialty']],
  ] as const)('in the step %s', (step, fields) => {
    const problems = stepProblems(step, empty, today);
    expect(fieldsOf(problems)).toEqual(fields);
    expect(problems.every(([, message]) => message === notice('required'))).toBe(true);
  });

  test.each<['employment' | 'education', Partial<ProfileDraft>, string[]]>([
    ['employment', { employment: [{ ...empty.employment[0]!, location: 'Austin' }] }, ['employer', 'position']],
    ['education', { education: [{ ...empty.education[0]!, field: 'Nursing' }] }, ['degree', 'institution']],
  ])('include the main fields of a begun entry: %s', (step, begun, fields) => {
    expect(fieldsOf(stepProblems(step, { ...empty, ...begun }, today))).toEqual(fields.map((it) => `${step}.0.${it}`));
  });

  test('are the same in the settings form, without a license and a location', () => {
    expect(fieldsOf(settingsProblems(empty, today))).toEqual(
      ['experience', 'firstName', 'lastName', 'phone', 'profession', 'specialty'].sort(),
    );
  });

  test('that decide matches come first', () => {
    const nurse = { ...empty, profession: 'rn' } as const;
    expect(fieldsOf(matchProblems(nurse, today))).toEqual(['experience', 'licenses.0.state', 'location', 'units']);
    expect(fieldsOf(wizardProblems(nurse, today))).toHaveLength(10);
  });

  test('accept zero years of experience and a rate of zero', () => {
    const zeros = { ...empty, experience: 0, hourlyRateMinCents: 0, hourlyRateMaxCents: 0 };
    expect(fieldsOf(stepProblems('summary', zeros, today))).not.toContain('experience');
    expect(fieldsOf(stepProblems('location_rate', zeros, today))).toEqual(['location']);
  });
});

describe('required fields by profession', () => {
  const of = (profession: ProfileDraft['profession']): ProfileDraft => ({ ...empty, profession });

  test.each([
    ['physician', 'specialty', true],
    ['rn', 'units', false],
    ['pt', 'units', true],
    ['pharmacist', 'units', false],
    ['dental_hygienist', null, false],
  ] as const)('%s: %s, NPI number: %s', (profession, workplace, npi) => {
    const summary = fieldsOf(stepProblems('summary', of(profession), today));
    expect(summary.filter((field) => field === 'specialty' || field === 'units')).toEqual(workplace ? [workplace] : []);
    expect(fieldsOf(stepProblems('licenses', of(profession), today)).includes('npiNumber')).toBe(npi);
  });

  test('exclude the license of certificate professions, unless one is entered', () => {
    const assistant = of('medical_assistant');
    expect(stepProblems('licenses', assistant, today)).toEqual([]);
    const begun = { ...assistant, licenses: [{ ...empty.licenses[0]!, name: 'License' }] };
    expect(fieldsOf(stepProblems('licenses', begun, today))).toContain('licenses.0.number');
  });

  test('include only the state of a letter, but all fields of a multistate license', () => {
    const scoped = (scope: 'letter' | 'multistate') =>
      stepProblems('licenses', { ...of('rn'), licenses: [{ ...empty.licenses[0]!, scope }] }, today);
    expect(fieldsOf(scoped('letter'))).toEqual(['licenses.0.scope', 'licenses.0.state']);
    expect(fieldsOf(scoped('multistate'))).toHaveLength(4);
  });

  test('include a license next to a letter', () => {
    const letter = { ...empty.licenses[0]!, scope: 'letter', state: 'IL' } as const;
    const alone = stepProblems('licenses', { ...of('physician'), npiNumber: '1234567893', licenses: [letter] }, today);
    expect(alone).toEqual([['licenses.0.scope', notice('letterWithoutLicense')]]);
    const both = { ...of('physician'), licenses: [letter, empty.licenses[0]!] };
    expect(fieldsOf(stepProblems('licenses', both, today))).not.toContain('licenses.0.scope');
  });

  test('exclude numbers that the profession does not have', () => {
    const nurse = { ...of('rn'), npiNumber: '1', deaNumber: '1' };
    expect(fieldsOf(wizardProblems(nurse, today))).not.toContain('npiNumber');
    expect(fieldsOf(wizardProblems(nurse, today))).not.toContain('deaNumber');
  });
});

describe('invalid values in a profile', () => {
  const icu = { id: `ent_${ulid}`, unit: 'icu', years: 2, lastWorkedOn: null } as const;
  const bls = {
    id: `crt_${ulid}`,
    code: 'bls',
    otherName: '',
    issuer: '',
    number: '',
    issuedOn: null,
    expiresOn: null,
  } as const;
  const [job, school, license] = [empty.employment[0]!, empty.education[0]!, empty.licenses[0]!];
  test.each<[string, Partial<ProfileDraft>, string]>([
    ['dateOfBirth', { dateOfBirth: today }, notice('birthDateInFuture')],
    ['zipCode', { zipCode: '2118' }, notice('zipInvalid')],
    ['npiNumber', { npiNumber: '1234567890' }, notice('npiInvalid')],
    ['deaNumber', { deaNumber: 'AB1234560' }, notice('deaInvalid')],
    [
      'employment.0.endDate',
      { employment: [{ ...job, startDate: '2020-01-02', endDate: '2020-01-01' }] },
      notice('endBeforeStart'),
    ],
    [
      'education.1.endDate',
      { education: [school, { ...school, startDate: '2020-01-02', endDate: '2020-01-01' }] },
      notice('endBeforeStart'),
    ],
    [
      'licenses.0.expiryDate',
      { licenses: [{ ...license, issueDate: '2020-01-02', expiryDate: '2020-01-01' }] },
      notice('expiryBeforeIssue'),
    ],
    ['units.1.unit', { units: [icu, { ...icu, id: `ent_1${ulid.slice(1)}` }] }, notice('unitTwice')],
    ['units.0.lastWorkedOn', { units: [{ ...icu, lastWorkedOn: '2026-11-22' }] }, notice('lastDayInFuture')],
    [
      'certifications.0.expiresOn',
      { certifications: [{ ...bls, issuedOn: '2020-01-02', expiresOn: '2020-01-01' }] },
      notice('expiryBeforeIssue'),
    ],
    ['certifications.0.issuedOn', { certifications: [{ ...bls, issuedOn: '2030-01-02' }] }, notice('issuedInFuture')],
    ['certifications.0.otherName', { certifications: [{ ...bls, code: 'other' }] }, notice('required')],
    ['hourlyRateMinCents', { hourlyRateMinCents: 2, hourlyRateMaxCents: 1 }, notice('minRateAboveMax')],
  ])('%s', (field, overrides, message) => {
    const profile = { ...empty, ...overrides };
    expect(wizardProblems(profile, today)).toContainEqual([field, message]);
    expect(settingsProblems(profile, today)).toContainEqual([field, message]);
  });

  test('exclude values right at their limit', () => {
    const profile = {
      ...empty,
      dateOfBirth: '2026-11-20',
      zipCode: '02118-1234',
      employment: [{ ...job, startDate: '2020-01-01', endDate: '2020-01-01' }],
      licenses: [{ ...license, issueDate: '2020-01-01', expiryDate: '2020-01-01' }],
      hourlyRateMinCents: 1,
      hourlyRateMaxCents: 1,
    };
    expect(settingsProblems(profile, today).every(([, message]) => message === notice('required'))).toBe(true);
  });
});

describe('problems of any profile', () => {
  const property = (check: (profile: ProfileDraft) => void) => fc.assert(fc.property(profileDraft, check));

  test('are those of the wizard steps, each in the step that has the field', () => {
    property((profile) => {
      const byStep = profileSteps.map((step) => stepProblems(step, profile, today));
      expect(wizardProblems(profile, today)).toEqual(byStep.flat());
      profileSteps.forEach((step, index) => {
        for (const [field] of byStep[index]!) {
          expect(
            fieldsOfStep[step].some((name) => field === name || field.startsWith(`${name}.`)),
            field,
          ).toBe(true);
        }
      });
    });
  });

  test('in the settings form are also problems in the wizard', () => {
    property((profile) => {
      const wizard = new Set(wizardProblems(profile, today).map(([field, message]) => `${field}: ${message}`));
      for (const [field, message] of settingsProblems(profile, today)) expect(wizard).toContain(`${field}: ${message}`);
    });
  });

  test('say required exactly for empty fields', () => {
    property((profile) => {
      for (const [field, message] of wizardProblems(profile, today)) {
        const value = at(profile, field);
        const isEmpty =
          value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
        expect(isEmpty, field).toBe(message === notice('required'));
      }
    });
  });

  test('are at most one per field', () => {
    property((profile) => {
      const fields = fieldsOf(wizardProblems(profile, today));
      expect(new Set(fields).size).toBe(fields.length);
    });
  });

  test('never include the draft contract', () => {
    property((profile) => {
      // The rules for numbers are loaded on demand.
      expect(ProfileDraft.safeParse({ ...profile, phone: '' }).error).toBeUndefined();
    });
  });
});

test('have a step for every field', () => {
  const fields = new Set(profileSteps.flatMap((step) => fieldsOfStep[step]));
  expect([...fields].sort()).toEqual([...accountFieldNames, ...privateFieldNames, ...profileFieldNames].sort());
});
