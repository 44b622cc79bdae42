import type { ProfessionalCard, ProfessionalProfile, StoredProfessionalProfile } from '@shared/model/professional';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Deps } from './ports';
import { saveMyProfile } from './save-my-profile';

const userId = randomUUID();
const profile: ProfessionalProfile = {
  title: 'Nurse',
  specialty: 'Surgery',
  experience: 0,
  location: 'Boston',
  bio: 'Hello',
  skills: 'Care',
  languages: '',
  hourlyRateMinCents: null,
  hourlyRateMaxCents: null,
  currency: 'USD',
  employment: [{ position: '', employer: 'Clinic' }],
  education: [{ institution: '', degree: '' }],
  licenses: [{ name: 'RN', number: 'SECRET-1', state: 'MA' }],
  searchable: true,
};

const save = async (overrides: Partial<ProfessionalProfile> = {}, lastName = 'Østergaard') => {
  const saved: { profile: StoredProfessionalProfile; card: ProfessionalCard | null }[] = [];
  const deps: Deps = {
    profiles: {
      get: async () => null,
      save: async (stored, card) => void saved.push({ profile: stored, card }),
      listCards: async () => ({ items: [], nextCursor: null }),
    },
    people: {
      find: async () =>
        new Map([[userId, { first_name: 'Nora', last_name: lastName, lastActiveAt: null, email: 'n@example.test' }]]),
      memberships: async () => [],
    },
    clock: { now: () => new Date(0), newId: (prefix) => `${prefix}_` },
  };
  await saveMyProfile(deps, { userId, profile: { ...profile, ...overrides }, version: 4 });
  return saved[0]!;
};

it('stores the next version with the completion that the server computed', async () => {
  expect((await save()).profile).toMatchObject({ version: 5, profile_completion: 86, userId });
});

it('lists only who wants to be found and is complete enough', async () => {
  expect((await save()).card).toMatchObject({ displayName: 'Nora Ø.', specialty: 'Surgery' });
  expect((await save({ searchable: false })).card).toBeNull();
  expect((await save({ bio: '' })).card).toBeNull();
});

it('puts nothing on the card that identifies or is confidential', async () => {
  const { card } = await save();
  expect(JSON.stringify(card)).not.toMatch(/SECRET|Østergaard|example\.test|Hello/);
  expect((await save({}, '')).card?.displayName).toBe('Nora');
});
