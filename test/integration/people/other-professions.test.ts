import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import type { ProfileDraft } from '@shared/people/model/professional';
import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { createJob, entryId, license, profile, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const newWord = (): string => Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');

const alsoNurse = [{ id: entryId('ent'), profession: 'rn' as const, npFocus: null }];
const npLicense = license({ state: 'MA' });
const rnLicense = license({ state: 'MA', profession: 'rn' });
const practitioner = (title: string): Partial<ProfileDraft> => ({
  title,
  profession: 'np',
  npFocus: 'pmhnp',
  specialty: 'Psychiatry',
  licenses: [npLicense],
});
const asBoth = (title: string): Partial<ProfileDraft> => ({
  ...practitioner(title),
  otherProfessions: alsoNurse,
  units: [{ id: entryId('ent'), unit: 'psych', years: 6, lastWorkedOn: null }],
  licenses: [npLicense, rnLicense],
});

let employer: Employer;
beforeAll(async () => {
  employer = await registerEmployer();
});

const save = (person: Person, version: number, overrides: Partial<ProfileDraft>) =>
  api(profileRoutes.saveMyProfile, { body: { profile: profile(overrides), version } }, as(person));
const view = async (person: Person) =>
  (await api(professionalRoutes.getProfessional, { params: { userId: person.userId } }, as(employer))).body;

describe('another profession', () => {
  it('needs its own license, is shown, and is removed with the license only when both are saved', async () => {
    const title = newWord();
    const person = await registerApplicant({}, practitioner(title));
    const early = await save(person, 1, { ...practitioner(title), otherProfessions: alsoNurse });
    expect(early.body.fields).toEqual({
      'profile.otherProfessions.0.profession': {
        code: 'licenseFirst',
        args: { profession: 'rn' },
        error: 'Add your RN license first',
      },
    });
    expect((await save(person, 1, asBoth(title))).body).toMatchObject({ version: 2, otherProfessions: alsoNurse });
    expect(await view(person)).toMatchObject({ profession: 'np', otherProfessions: alsoNurse });
    const removed = await save(person, 2, { ...asBoth(title), licenses: [npLicense] });
    expect(removed.status).toBe(400);
    await save(person, 2, practitioner(title));
    expect(await view(person)).toMatchObject({ profession: 'np', otherProfessions: [] });
  });

  it('finds jobs and is found in each profession', async () => {
    const word = newWord();
    const person = await registerApplicant({}, asBoth(word));
    const remote = { remote: true, location: '' };
    const nursing = await createJob(employer, {
      ...remote,
      title: `${word} nurse`,
      professions: ['rn'],
      unit: 'psych',
      specialty: null,
    });
    const prescribing = await createJob(employer, {
      ...remote,
      title: `${word} practitioner`,
      professions: ['np'],
      specialty: 'Psychiatry',
    });
    const surgery = await createJob(employer, { ...remote, title: `${word} physician`, specialty: 'Surgery' });
    await stack.drain();

    const { items } = (await api(searchRoutes.searchMatchedJobs, { query: { q: word } }, as(person))).body;
    const professionOf = new Map(items.map(({ jobId, match }) => [jobId, match?.profession]));
    expect(professionOf).toEqual(
      new Map([
        [nursing.jobId, 'rn'],
        [prescribing.jobId, undefined],
      ]),
    );
    const recommended = (await api(searchRoutes.recommendJobs, {}, as(person))).body.items.map(({ jobId }) => jobId);
    expect(recommended).toEqual(expect.arrayContaining([nursing.jobId, prescribing.jobId]));
    expect(recommended).not.toContain(surgery.jobId);

    for (const profession of ['np', 'rn'] as const) {
      const query = { q: word, profession };
      const found = (await api(searchRoutes.searchProfessionals, { query }, as(employer))).body;
      expect(found.items.map(({ userId }) => userId)).toEqual([person.userId]);
      expect(found.facets.profession).toEqual([
        { value: 'np', count: 1 },
        { value: 'rn', count: 1 },
      ]);
    }
    const params = { jobId: nursing.jobId };
    const candidates = (await api(searchRoutes.recommendProfessionals, { params }, as(employer))).body;
    expect(candidates.items.map(({ professional }) => professional.userId)).toContain(person.userId);
    const prepare = async (jobId: string) =>
      (await api(applicationRoutes.prepareApplication, { params: { jobId } }, as(person))).body.obstacle;
    expect(await prepare(nursing.jobId)).toBeNull();
    expect(await prepare(surgery.jobId)).toBe('profession');
  });
});
