import { get } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { settingsProblems, stepProblems, wizardProblems } from '@shared/people/rules/profile/profile-rules';
import { messages } from '@shared/text/english.fixture';
import { profileResolver, type ProfileRules } from './profile-resolver';
import { blankValues, type ProfileValues } from './profile-values';
import { pathsWithErrors, sectionsWithErrors } from './section-errors';

const check = async (values: ProfileValues, rules: ProfileRules) => {
  const { errors } = await profileResolver(rules)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return errors;
};
const complete: ProfileValues = {
  ...blankValues(),
  profession: 'physician',
  firstName: 'Ada',
  lastName: 'Rivera',
  phone: '+12025550100',
  title: 'Physician',
  specialty: 'Cardiology',
  experience: 6,
  bio: 'Cardiac care.',
  skills: ['Echo'],
};

describe('profile validation in the browser', () => {
  it('requires less in the settings than in the wizard', async () => {
    expect(pathsWithErrors(await check(blankValues(), settingsProblems)).toSorted()).toEqual(
      ['profession', 'firstName', 'lastName', 'phone', 'specialty', 'experience'].toSorted(),
    );
    expect(pathsWithErrors(await check(complete, settingsProblems))).toEqual([]);
    expect(pathsWithErrors(await check(complete, wizardProblems))).toContain('licenses.0.number');
  });

  it('accepts numbers and names copied with invisible characters, and rejects seemingly blank text', async () => {
    const pasted = {
      ...complete,
      firstName: '\ufeffAda\u00a0',
      npiNumber: '\u202a1234567893\u202c',
      lastName: '\u200b',
    };
    expect(pathsWithErrors(await check(pasted, settingsProblems))).toEqual(['lastName']);
    const answer = await profileResolver(settingsProblems)({ ...pasted, lastName: 'Rivera' }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(answer.values).toMatchObject({ firstName: 'Ada', npiNumber: '1234567893' });
  });

  it('reports errors of rules and of value formats together, with their fields', async () => {
    const wrong: ProfileValues = {
      ...complete,
      bio: 'x'.repeat(1001),
      npiNumber: '1234567890',
      hourlyRateMinCents: 200_00,
      hourlyRateMaxCents: 100_00,
      education: [{ ...complete.education[0]!, verificationUrl: 'not an address' }],
      availability: {
        ...complete.availability,
        daysAvailable: ['monday'],
        dailyTimePreferences: { monday: { slots: [], customStart: '08:00', customEnd: null } },
      },
    };
    const errors = await check(wrong, settingsProblems);
    expect(pathsWithErrors(errors).toSorted()).toEqual([
      'availability.dailyTimePreferences.monday.customEnd',
      'bio',
      'education.0.verificationUrl',
      'hourlyRateMinCents',
      'npiNumber',
    ]);
    expect(get(errors, 'npiNumber.message')).toBe(messages.npiInvalid);
    expect(get(errors, 'hourlyRateMinCents.message')).toBe(messages.minRateAboveMax);
    expect([...sectionsWithErrors(errors)].toSorted()).toEqual([
      'availability',
      'education',
      'licenses',
      'location_rate',
      'summary',
    ]);
  });

  it('returns the values to save, trimmed, with the entries’ own ids', async () => {
    const values = { ...complete, title: '  Physician ' };
    const answer = await profileResolver(settingsProblems)(values, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(answer.values).toEqual(complete);
  });

  it('reports to a step only its own fields', () => {
    const half: ProfileValues = {
      ...complete,
      availability: {
        ...complete.availability,
        dailyTimePreferences: { monday: { slots: [], customStart: '08:00', customEnd: null } },
      },
    };
    const fields = (step: 'availability' | 'location_rate' | 'preferences') =>
      stepProblems(step, half, '2026-11-21').map(([field]) => field);
    expect(fields('availability')).toEqual(['availability.dailyTimePreferences.monday.customEnd']);
    expect(fields('preferences')).toEqual([]);
    expect(fields('location_rate')).toEqual(['location']);
  });
});
