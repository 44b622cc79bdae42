import { profileRoutes } from '@shared/api/profiles.routes';
import { messages } from '@shared/messages';
import { describe, expect, it } from 'vitest';
import { api } from '../support/client';
import { profile, registerApplicant } from '../support/marketplace';
import { registerProfessional, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

sharedStack();
const as = ({ token }: Person) => ({ token });
const save = (person: Person, version: number, overrides: Parameters<typeof profile>[0] = {}) =>
  api(profileRoutes.saveMyProfile, { body: { profile: profile(overrides), version } }, as(person));
const found = async (userId: string, specialty?: 'Cardiology' | 'Neurology') => {
  const { body } = await api(profileRoutes.listProfessionals, { query: { ...(specialty && { specialty }) } });
  return body.items.find((card) => card.userId === userId);
};

describe('the own profile', () => {
  it('starts empty and counts its versions', async () => {
    const person = await registerProfessional();
    const empty = (await api(profileRoutes.getMyProfile, {}, as(person))).body;
    expect(empty).toMatchObject({ version: 0, title: '', specialty: null, profile_completion: 20 });
    expect(empty.licenses).toEqual([{ name: '', number: '', state: '' }]);
    expect((await save(person, 0)).body).toMatchObject({ version: 1, profile_completion: 100, title: 'Cardiologist' });
    const narrow = { bio: '', skills: '', hourlyRateMinCents: null, hourlyRateMaxCents: null };
    expect((await save(person, 1, narrow)).body).toMatchObject({ version: 2, profile_completion: 76 });
    expect((await api(profileRoutes.getMyProfile, {}, as(person))).body.version).toBe(2);
  });

  it('lets one of two saves from the same version win', async () => {
    const person = await registerProfessional();
    for (const version of [0, 1]) {
      const answers = await Promise.all([save(person, version), save(person, version)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    expect((await save(person, 5)).body.code).toBe('STALE_VERSION');
  });

  it('refuses what only the server decides, and crossed rates', async () => {
    const person = await registerProfessional();
    const smuggled = { ...profile(), profile_completion: 100, userId: person.userId, verified: true };
    const refused = await api(profileRoutes.saveMyProfile, { body: { profile: smuggled, version: 0 } }, as(person));
    expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual([
      'profile.profile_completion',
      'profile.userId',
      'profile.verified',
    ]);
    expect((await save(person, 0, { hourlyRateMinCents: 2, hourlyRateMaxCents: 1 })).body.fields).toEqual({
      'profile.hourlyRateMinCents': messages.minRateAboveMax,
    });
  });
});

describe('the search', () => {
  it('lists who wants to be found and is complete enough, without anything private', async () => {
    const person = await registerApplicant({ firstName: 'Émile', lastName: 'Østergaard' });
    expect(await found(person.userId)).toBeUndefined();
    await save(person, 1, { searchable: true });
    const card = await found(person.userId, 'Cardiology');
    expect(card).toEqual({
      userId: person.userId,
      displayName: 'Émile Ø.',
      title: 'Cardiologist',
      specialty: 'Cardiology',
      experience: 7,
      location: 'Boston, MA',
      languages: 'English',
    });
    await save(person, 2, { searchable: true, specialty: 'Neurology' });
    expect(await found(person.userId, 'Cardiology')).toBeUndefined();
    expect(await found(person.userId, 'Neurology')).toBeDefined();
    await save(person, 3, { searchable: true, bio: '', skills: '', location: '' });
    expect(await found(person.userId)).toBeUndefined();
    await save(person, 4, { searchable: true });
    await save(person, 5, { searchable: false });
    expect(await found(person.userId)).toBeUndefined();
  });
});
