import { notice } from '@shared/text/notice';
import { AppError } from '@shared/errors';
import { ProfilePrivacy, type ProfileDraft } from '@shared/people/model/professional';
import { describe, expect, it } from 'vitest';
import { confirmMyProfession, saveMyProfile, saveProfileDraft, submitMyProfile } from './save-my-profile';
import { now, profileWorld, wholeDraft } from './profiles.fixture';

const at = now.toISOString();
const emptyDraft = (): ProfileDraft => {
  const { employment, education, licenses, availability } = profileWorld().profile;
  return {
    ...wholeDraft(),
    ...{
      profession: null,
      firstName: '',
      lastName: '',
      phone: '',
      dateOfBirth: null,
      gender: null,
      address: '',
      city: '',
      state: null,
    },
    ...{ zipCode: '', npiNumber: '', title: '', specialty: null, experience: null, location: '', bio: '', skills: [] },
    ...{ hourlyRateMinCents: null, hourlyRateMaxCents: null, employment, education, licenses, availability },
  };
};
const refusal = async (run: () => Promise<unknown>): Promise<AppError> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
};

describe('a profile draft', () => {
  it('is saved as it is, complete or not, with the wizard’s current step', async () => {
    const { deps, userId } = profileWorld();
    const saved = await saveProfileDraft(deps, { userId, profile: emptyDraft(), step: 'education', version: 0 });
    expect(saved).toMatchObject({ version: 1, step: 'education', submittedAt: null, profile_completion: 20 });
    const wrong = { ...emptyDraft(), npiNumber: '123', zipCode: 'x', hourlyRateMinCents: 9, hourlyRateMaxCents: 1 };
    const next = await saveProfileDraft(deps, { userId, profile: wrong, step: 'licenses', version: 1 });
    expect(next).toMatchObject({ version: 2, npiNumber: '123', zipCode: 'x', step: 'licenses' });
  });

  it('falls back to the account’s names and phone', async () => {
    const { deps, userId } = profileWorld();
    const first = await saveProfileDraft(deps, { userId, profile: emptyDraft(), step: 'basic', version: 0 });
    expect(first).toMatchObject({ firstName: 'Nora', lastName: 'Østergaard', phone: '+12025550100' });
    const renamed = { ...emptyDraft(), lastName: 'Holm' };
    const second = await saveProfileDraft(deps, { userId, profile: renamed, step: 'basic', version: 1 });
    expect(second).toMatchObject({ firstName: 'Nora', lastName: 'Holm', phone: '+12025550100' });
  });

  it('keeps the submission date of a submitted profile', async () => {
    const { deps, userId } = profileWorld({ submittedAt: '2026-01-01T00:00:00.000Z', version: 3 });
    const saved = await saveProfileDraft(deps, { userId, profile: emptyDraft(), step: 'basic', version: 3 });
    expect(saved.submittedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('is rejected with an outdated version', async () => {
    const { deps, userId, saves } = profileWorld({ version: 2 });
    for (const version of [0, 1, 3]) {
      const command = { userId, profile: wholeDraft(), step: 'basic' as const, version };
      expect((await refusal(() => saveProfileDraft(deps, command))).code).toBe('STALE_VERSION');
    }
    expect(saves).toEqual([]);
  });
});

describe('a profile submission', () => {
  it('accepts a complete profile and records the time', async () => {
    const { deps, userId } = profileWorld();
    const saved = await submitMyProfile(deps, { userId, profile: wholeDraft(), version: 0 });
    expect(saved).toMatchObject({ version: 1, submittedAt: at, profile_completion: 100 });
  });

  it('names every missing field of the form', async () => {
    const { deps, userId, saves } = profileWorld();
    const { code, extras } = await refusal(() => submitMyProfile(deps, { userId, profile: emptyDraft(), version: 0 }));
    expect(code).toBe('INVALID_REQUEST');
    expect(extras.fields).toMatchObject({
      'profile.firstName': notice('required'),
      'profile.licenses.0.number': notice('required'),
      'profile.npiNumber': notice('required'),
      'profile.location': notice('required'),
      'profile.experience': notice('required'),
    });
    expect(saves).toEqual([]);
  });

  it('rejects invalid values', async () => {
    const { deps, userId } = profileWorld();
    const [license] = wholeDraft().licenses;
    const profile = wholeDraft({
      npiNumber: '1234567890',
      deaNumber: 'AB1234567',
      zipCode: '2118',
      licenses: [{ ...license!, issueDate: '2027-01-02' }],
    });
    const { extras } = await refusal(() => submitMyProfile(deps, { userId, profile, version: 0 }));
    expect(extras.fields).toEqual({
      'profile.npiNumber': notice('npiInvalid'),
      'profile.deaNumber': notice('deaInvalid'),
      'profile.zipCode': notice('zipInvalid'),
      'profile.licenses.0.expiryDate': notice('expiryBeforeIssue'),
    });
  });

  it('accepts a birth date in the past somewhere on Earth', async () => {
    const submitted = (dateOfBirth: string) => {
      const { deps, userId } = profileWorld();
      return submitMyProfile(deps, { userId, profile: wholeDraft({ dateOfBirth }), version: 0 });
    };
    await expect(submitted('2026-11-21')).resolves.toBeDefined();
    const { extras } = await refusal(() => submitted('2026-11-22'));
    expect(extras.fields).toEqual({ 'profile.dateOfBirth': notice('birthDateInFuture') });
  });
});

describe('the settings form', () => {
  const settings = (): ProfileDraft => {
    const { profession, title, specialty, experience, bio, skills, firstName, lastName, phone } = wholeDraft();
    return { ...emptyDraft(), profession, title, specialty, experience, bio, skills, firstName, lastName, phone };
  };

  it('requires less than the wizard, and submits the profile', async () => {
    const { deps, userId } = profileWorld();
    expect(await saveMyProfile(deps, { userId, profile: settings(), version: 0 })).toMatchObject({
      version: 1,
      submittedAt: at,
      profile_completion: 62,
    });
  });

  it('rejects missing required fields', async () => {
    const { deps, userId } = profileWorld();
    const profile = { ...settings(), phone: '', lastName: '', experience: null };
    const { extras } = await refusal(() => saveMyProfile(deps, { userId, profile, version: 0 }));
    expect(Object.keys(extras.fields ?? {}).sort()).toEqual([
      'profile.experience',
      'profile.lastName',
      'profile.phone',
    ]);
  });

  it('keeps the first submission date and the wizard’s step', async () => {
    const submittedAt = '2026-01-01T00:00:00.000Z';
    const { deps, userId } = profileWorld({ submittedAt, step: 'licenses', version: 4 });
    expect(await saveMyProfile(deps, { userId, profile: settings(), version: 4 })).toMatchObject({
      submittedAt,
      step: 'licenses',
      version: 5,
    });
  });

  it('keeps fields set elsewhere', async () => {
    const elsewhere = {
      photo_url: '/media/x.webp',
      privacy: ProfilePrivacy.parse({ visibility: 'anonymous', contactInfoVisible: true }),
      resume: { fileName: 'cv.pdf', contentType: 'application/pdf', bytes: 3, uploadedAt: at },
    };
    const { deps, userId } = profileWorld(elsewhere);
    expect(await saveMyProfile(deps, { userId, profile: settings(), version: 0 })).toMatchObject(elsewhere);
  });
});

describe('the stored profile', () => {
  it('has no end date for a current job, and no times on unavailable days', async () => {
    const { deps, userId } = profileWorld();
    const whole = wholeDraft();
    const [job] = whole.employment;
    const times = { slots: ['morning' as const], customStart: null, customEnd: null };
    const saved = await saveProfileDraft(deps, {
      userId,
      profile: {
        ...whole,
        employment: [{ ...job!, current: true, endDate: '2021-01-01' }],
        availability: {
          ...whole.availability,
          daysAvailable: ['monday'],
          dailyTimePreferences: { monday: times, friday: times },
        },
      },
      step: 'basic',
      version: 0,
    });
    expect(saved.employment[0]?.endDate).toBeNull();
    expect(saved.availability.dailyTimePreferences).toEqual({ monday: times });
  });
});

describe('the profession', () => {
  const icu = { id: `ent_${'0'.repeat(26)}`, unit: 'icu', years: 3, lastWorkedOn: null } as const;

  it('is confirmed when saved', async () => {
    const { deps, userId } = profileWorld();
    const saved = await saveMyProfile(deps, { userId, profile: wholeDraft(), version: 0 });
    expect(saved).toMatchObject({ profession: 'physician', professionSource: 'confirmed' });
  });

  it('derives the specialty from the first unit and drops units of other professions', async () => {
    const { deps, userId } = profileWorld();
    const units = [{ ...icu, id: `ent_1${'0'.repeat(25)}`, unit: 'core_lab' as const }, icu];
    const profile = wholeDraft({ profession: 'rn', units, specialty: null, npFocus: 'fnp', npiNumber: '' });
    const saved = await submitMyProfile(deps, { userId, profile, version: 0 });
    expect(saved).toMatchObject({ units: [icu], specialty: 'Critical Care', npFocus: null, profile_completion: 100 });
  });

  it('can be confirmed for an older profile', async () => {
    const stored = { version: 4, profession: 'np', professionSource: 'derived', npFocus: 'fnp', units: [icu] } as const;
    const { deps, userId, saves } = profileWorld({ ...stored, units: [icu] });
    const confirmed = await confirmMyProfession(deps, { userId, profession: 'rn' });
    expect(confirmed).toMatchObject({
      profession: 'rn',
      professionSource: 'confirmed',
      npFocus: null,
      units: [icu],
      specialty: 'Critical Care',
      version: 5,
    });
    expect(saves).toHaveLength(1);
  });

  it('can’t be confirmed without a profile', async () => {
    const { deps, userId } = profileWorld();
    expect((await refusal(() => confirmMyProfession(deps, { userId, profession: 'rn' }))).code).toBe('NOT_FOUND');
  });
});

describe('another profession', () => {
  const otherProfessions = [{ id: `ent_${'1'.repeat(26)}`, profession: 'rn' as const, npFocus: null }];
  const own = wholeDraft().licenses[0]!;
  const rn = { ...own, id: `lic_${'1'.repeat(26)}`, name: 'Registered Nurse', profession: 'rn' as const };
  const field = 'profile.otherProfessions.0.profession';

  it('is kept with its license and the units it works in', async () => {
    const { deps, userId } = profileWorld();
    const units = [{ id: `ent_${'0'.repeat(26)}`, unit: 'icu' as const, years: 3, lastWorkedOn: null }];
    const profile = wholeDraft({ otherProfessions, units, licenses: [own, rn] });
    expect(await saveMyProfile(deps, { userId, profile, version: 0 })).toMatchObject({
      otherProfessions,
      units,
      specialty: 'Surgery',
    });
  });

  it('is rejected without a license, and if it is the main one', async () => {
    const { deps, userId } = profileWorld();
    const refused = async (profile: ProfileDraft) =>
      (await refusal(() => saveMyProfile(deps, { userId, profile, version: 0 }))).extras.fields;
    expect(await refused(wholeDraft({ otherProfessions }))).toEqual({
      [field]: notice('licenseFirst', { profession: 'rn' }),
    });
    const technologist = otherProfessions.map((it) => ({ ...it, profession: 'surgical_tech' as const }));
    expect(await refused(wholeDraft({ otherProfessions: technologist }))).toEqual({
      [field]: notice('certificateFirst', { profession: 'surgical_tech' }),
    });
    const physician = otherProfessions.map((it) => ({ ...it, profession: 'physician' as const }));
    expect(await refused(wholeDraft({ otherProfessions: physician }))).toEqual({ [field]: notice('professionTwice') });
  });

  it('is removed from a draft whose license is gone', async () => {
    const { deps, userId } = profileWorld({ version: 1, otherProfessions, licenses: [own, rn] });
    const profile = wholeDraft({ otherProfessions, licenses: [own] });
    const saved = await saveProfileDraft(deps, { userId, profile, step: 'licenses', version: 1 });
    expect(saved.otherProfessions).toEqual([]);
  });

  it('becomes the main one when confirmed', async () => {
    const stored = { version: 2, profession: 'np' as const, professionSource: 'derived' as const };
    const { deps, userId } = profileWorld({ ...stored, otherProfessions, licenses: [own, rn] });
    expect(await confirmMyProfession(deps, { userId, profession: 'rn' })).toMatchObject({
      profession: 'rn',
      otherProfessions: [],
    });
  });
});
