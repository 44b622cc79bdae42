import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emptyProfile, readProfile } from './profile-item';

const userId = randomUUID();
const updatedAt = '2026-11-21T08:00:00.000Z';
const stored = { entity: 'Profile', shape: 2, userId, updatedAt };

describe('an item without a saved profile', () => {
  it('reads as an empty one with what it holds', () => {
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

  it('has the same ids at every read', () => {
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

  it('gets ids, states by their code and privacy', () => {
    const read = readProfile(old);
    expect(read.licenses.map(({ state }) => state)).toEqual(['IL', 'OR', 'WA', null, null]);
    expect(new Set(read.licenses.map(({ id }) => id)).size).toBe(5);
    expect(read.employment[0]).toMatchObject({ employer: 'Clinic', startDate: null, current: false });
    expect(read).toMatchObject({ version: 3, profile_completion: 84, privacy: { visibility: 'public' } });
    expect(readProfile({ ...old, searchable: false }).privacy.visibility).toBe('private');
  });
});

it('a license of shape 2 keeps its state', () => {
  const license = { id: `lic_${'0'.repeat(26)}`, state: 'TX', compact: 'nlc' };
  expect(readProfile({ ...stored, version: 1, licenses: [license] }).licenses[0]).toMatchObject(license);
});
