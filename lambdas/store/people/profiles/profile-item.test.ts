import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emptyProfile, readProfile } from './profile-item';

const userId = randomUUID();
const updatedAt = '2026-11-21T08:00:00.000Z';
const stored = { entity: 'Profile', shape: 2, userId, updatedAt };

describe('an item without a saved profile', () => {
  it('reads as an empty one with the existing values', () => {
    const empty = emptyProfile(userId, new Date(updatedAt));
    expect(readProfile({ ...stored, photo_url: '/media/x.webp' })).toEqual({ ...empty, photo_url: '/media/x.webp' });
    expect(empty).toMatchObject({
      version: 0,
      profile_completion: 20,
      privacy: { visibility: 'public', contactInfoVisible: false, showOnlineStatus: false },
      blockedOrganizations: [],
    });
    for (const list of [empty.employment, empty.education, empty.licenses]) expect(list).toHaveLength(1);
  });

  it('has no other professions before they were asked for', () => {
    expect(readProfile({ ...stored, shape: 3, version: 1, profession: 'rn' }).otherProfessions).toEqual([]);
  });

  it('has the same IDs at every read', () => {
    expect(readProfile(stored)).toEqual(readProfile(stored));
  });
});

describe('a profile of shape 1', () => {
  const old = {
    ...stored,
    shape: 1,
    version: 3,
    profile_completion: 84,
    employment: [{ position: 'Nurse', employer: 'Clinic' }],
    education: [{ institution: 'College', degree: 'BSN' }],
    licenses: ['Illinois', 'oregon ', 'WA', 'Bavaria', ''].map((state) => ({ name: 'RN', number: '1', state })),
    searchable: true,
  };

  it('gets IDs, state codes and privacy', () => {
    const read = readProfile(old);
    expect(read.licenses.map(({ state }) => state)).toEqual(['IL', 'OR', 'WA', null, null]);
    expect(new Set(read.licenses.map(({ id }) => id)).size).toBe(5);
    expect(read.employment[0]).toMatchObject({ employer: 'Clinic', startDate: null, current: false });
    expect(read).toMatchObject({ version: 3, profile_completion: 84, privacy: { visibility: 'public' } });
    expect(readProfile({ ...old, searchable: false }).privacy.visibility).toBe('private');
  });
});

describe('a profile of shape 2', () => {
  const license = { id: `lic_${'0'.repeat(26)}`, name: 'License', number: '1', state: 'TX' };
  const saved = { ...stored, version: 1, experience: 6 };

  it('has a nurse compact license as a multistate one', () => {
    const { licenses } = readProfile({ ...saved, licenses: [{ ...license, compact: 'nlc' }] });
    expect(licenses).toMatchObject([{ ...license, scope: 'multistate' }]);
    expect(licenses[0]).not.toHaveProperty('compact');
  });

  it('has a letter of qualification separate from its license, the same at every read', () => {
    const old = { ...saved, licenses: [{ ...license, compact: 'imlc' }] };
    const letter = { id: `lic_Z${'0'.repeat(25)}`, state: 'TX', scope: 'letter', number: '' };
    expect(readProfile(old).licenses).toMatchObject([{ ...license, scope: 'single' }, letter]);
    expect(readProfile(old)).toEqual(readProfile(old));
  });

  it('derives the profession from its title, to be confirmed', () => {
    expect(
      readProfile({ ...saved, title: 'Critical Care Nurse', licenses: [{ ...license, compact: 'nlc' }] }),
    ).toMatchObject({ profession: 'rn', professionSource: 'derived', units: [{ unit: 'icu', years: 6 }] });
    expect(readProfile({ ...saved, title: 'Psychiatric Nurse Practitioner' })).toMatchObject({
      profession: 'np',
      npFocus: 'pmhnp',
      units: [],
    });
    expect(readProfile({ ...saved, title: 'Consultant' })).toMatchObject({ profession: null, professionSource: null });
  });

  it('merges its switches and lists', () => {
    const read = readProfile({
      ...saved,
      workPreferences: ['Contract', 'Night Shifts'],
      availability: { remoteWork: true, shiftTypes: ['Day Shift', 'Weekend Coverage'], schedule: [] },
    });
    expect(read.workPreferences).toEqual(['Contract', 'Night Shifts', 'Weekend Availability', 'Remote Work']);
    expect(read.availability).toMatchObject({
      nightShifts: true,
      weekendAvailability: true,
      travelWillingness: false,
      shiftTypes: ['Day Shift', 'Night Shift', 'Weekend Coverage'],
      schedule: [],
    });
  });
});

it('languages typed as text are mapped to the list', () => {
  expect(readProfile({ ...stored, languages: 'English, Spanish (fluent), Twi' }).languages).toEqual(['en', 'es', 'ak']);
  expect(readProfile({ ...stored, languages: ['es', 'en'] }).languages).toEqual(['es', 'en']);
  expect(readProfile(stored).languages).toEqual([]);
});

it('a profile of shape 3 keeps that no profession was chosen', () => {
  expect(readProfile({ ...stored, shape: 3, version: 1, title: 'Nurse', profession: null }).profession).toBeNull();
});

it('skills typed as text are read as a list', () => {
  expect(readProfile({ ...stored, skills: 'Epic, Lines (arterial, central); epic' }).skills).toEqual([
    'Epic',
    'Lines (arterial, central)',
  ]);
  expect(readProfile({ ...stored, skills: ['Epic'] }).skills).toEqual(['Epic']);
  expect(readProfile(stored).skills).toEqual([]);
});
