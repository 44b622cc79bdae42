import { UpdateCommand, PutCommand, GetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { limits } from '@shared/limits';
import { refusedFields } from '@shared/text/english.fixture';
import type { ProfileDraft } from '@shared/people/model/professional';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { openPersonalKeys } from '@lambdas/store/accounts/personal-keys/open-personal-keys';
import { destroyDataKey } from '@lambdas/store/accounts/personal-keys/personal-keys';
import { createProfileRepository } from '@lambdas/store/people/profiles/profiles';
import { api } from '../../support/client';
import { license, profile, registerApplicant } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

await sharedStack();

let client: DynamoDBDocumentClient;
let TableName: string;
beforeAll(() => {
  client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  TableName = process.env['TABLE_NAME']!;
});

const as = ({ token }: Person) => ({ token });
const mine = async (person: Person) => (await api(profileRoutes.getMyProfile, {}, as(person))).body;
const save = (person: Person, version: number, overrides: Partial<ProfileDraft> = {}) =>
  api(profileRoutes.saveMyProfile, { body: { profile: profile(overrides), version } }, as(person));
const draft = (person: Person, version: number, draftProfile: ProfileDraft, step: 'basic' | 'licenses' = 'basic') =>
  api(profileRoutes.saveProfileDraft, { body: { profile: draftProfile, step, version } }, as(person));
const stored = async (key: { pk: string; sk: string }) =>
  (await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))).Item;

describe('the own profile', () => {
  it('starts empty, with the name of the account, and counts its versions', async () => {
    const person = await registerProfessional({ firstName: 'Émile', lastName: 'Østergaard' });
    expect(await mine(person)).toMatchObject({
      version: 0,
      firstName: 'Émile',
      lastName: 'Østergaard',
      title: '',
      specialty: null,
      profile_completion: 20,
      step: 'basic',
      submittedAt: null,
      photo_url: null,
      resume: null,
      privacy: { visibility: 'public', contactInfoVisible: false, showOnlineStatus: false },
      employment: [{ position: '', employer: '' }],
      education: [{ institution: '' }],
      licenses: [{ name: '', number: '', state: null }],
    });
    expect((await save(person, 0)).body).toMatchObject({ version: 1, profile_completion: 100, title: 'Cardiologist' });
    const narrow = { location: '', hourlyRateMinCents: null, hourlyRateMaxCents: null };
    expect((await save(person, 1, narrow)).body).toMatchObject({ version: 2, profile_completion: 86 });
    expect(await mine(person)).toMatchObject({ version: 2, city: 'Boston', deaNumber: 'AB1234563' });
  });

  it('is returned on save as it is read', async () => {
    const person = await registerProfessional();
    const saved = (await save(person, 0)).body;
    expect(await mine(person)).toEqual(saved);
    expect(saved).not.toHaveProperty('blockedOrganizations');
  });

  it('lets one of two saves from the same version win', async () => {
    const person = await registerProfessional();
    for (const version of [0, 1]) {
      const answers = await Promise.all([
        save(person, version, { title: 'First', city: 'Lynn' }),
        save(person, version, { title: 'Second', city: 'Salem' }),
        draft(person, version, profile({ title: 'Third', city: 'Quincy' })),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const { title, city } = answers.find(({ status }) => status === 200)!.body;
      expect(await mine(person)).toMatchObject({ title, city, version: version + 1 });
    }
    expect((await save(person, 5)).body.code).toBe('STALE_VERSION');
    expect((await save(person, 0)).body.code).toBe('STALE_VERSION');
  });

  it('rejects server-only fields, crossed rates and duplicate ids', async () => {
    const person = await registerProfessional();
    const smuggled = { ...profile(), profile_completion: 100, userId: person.userId, privacy: {}, photo_url: '/x' };
    const refused = await api(profileRoutes.saveMyProfile, { body: { profile: smuggled, version: 0 } }, as(person));
    expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual([
      'profile.photo_url',
      'profile.privacy',
      'profile.profile_completion',
      'profile.userId',
    ]);
    expect((await save(person, 0, { hourlyRateMinCents: 2, hourlyRateMaxCents: 1 })).body.fields).toEqual(
      refusedFields({ 'profile.hourlyRateMinCents': notice('minRateAboveMax') }),
    );
    const one = license();
    const twice = await save(person, 0, { licenses: [one, license({ id: one.id })] });
    expect(twice.status).toBe(400);
    expect(Object.keys(twice.body.fields ?? {})).toEqual(['profile.licenses.1.id']);
    expect((await save(person, 0, { licenses: [] })).body.fields).toHaveProperty(['profile.licenses']);
    const many = Array.from({ length: limits.licenses + 1 }, () => license());
    expect((await save(person, 0, { licenses: many })).body.fields).toHaveProperty(['profile.licenses']);
  });

  it('belongs to one person', async () => {
    const [one, other] = [await registerApplicant(), await registerProfessional()];
    expect((await mine(one)).version).toBe(1);
    expect((await mine(other)).version).toBe(0);
  });

  it('has limits on its contents', async () => {
    const person = await registerProfessional();
    const long = { description: 'é'.repeat(limits.bioLength) };
    const [job] = profile().employment;
    const [school] = profile().education;
    const lists = {
      employment: Array.from({ length: limits.employmentEntries }, () => ({ ...job!, ...long, id: `ent_${ulid()}` })),
      education: Array.from({ length: limits.educationEntries }, () => ({ ...school!, ...long, id: `ent_${ulid()}` })),
      licenses: Array.from({ length: limits.licenses }, () => license()),
    };
    expect((await save(person, 0, lists)).status).toBe(200);
    expect(await mine(person)).toMatchObject(lists);
    // Ends every verification and starts another.
    const others = { licenses: Array.from({ length: limits.licenses }, () => license()), npiNumber: '1245319599' };
    expect((await save(person, 1, { ...lists, ...others })).status).toBe(200);
    expect((await save(person, 2, { ...lists, licenses: [license({ name: '' })], npiNumber: '' })).status).toBe(200);
  });
});

describe('the wizard', () => {
  it('keeps every step, continues where it was, and is submitted once', async () => {
    const person = await registerProfessional();
    const empty = await mine(person);
    const { employment, education, licenses } = empty;
    const partial = profile({ experience: null, title: '', npiNumber: '12', employment, education, licenses });
    const first = await draft(person, 0, partial, 'licenses');
    expect(first.body).toMatchObject({ version: 1, step: 'licenses', submittedAt: null, npiNumber: '12' });
    expect(await mine(person)).toEqual(first.body);

    const early = await api(profileRoutes.submitMyProfile, { body: { profile: partial, version: 1 } }, as(person));
    expect(early.body).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(early.body.fields).toMatchObject(
      refusedFields({
        'profile.npiNumber': notice('npiInvalid'),
        'profile.experience': notice('required'),
        'profile.licenses.0.number': notice('required'),
      }),
    );
    expect((await mine(person)).version).toBe(1);

    const body = { profile: profile(), version: 1 };
    const whole = (await api(profileRoutes.submitMyProfile, { body }, as(person))).body;
    expect(whole).toMatchObject({ version: 2, profile_completion: 100 });
    expect(whole.submittedAt).not.toBeNull();
    const again = await api(profileRoutes.submitMyProfile, { body: { ...body, version: 2 } }, as(person));
    expect(again.body).toMatchObject({ version: 3, submittedAt: whole.submittedAt });
  });

  it('saves names and phone with the account, and keeps account values for empty fields', async () => {
    const person = await registerProfessional({ firstName: 'Ada', lastName: 'Old' });
    await draft(person, 0, profile({ firstName: '', lastName: 'New', phone: '(202) 555-0199' }));
    const me = (await api(accountRoutes.getMe, {}, as(person))).body;
    expect(me).toMatchObject({ firstName: 'Ada', lastName: 'New', phone: '+12025550199', profile_completion: 100 });
    expect(await mine(person)).toMatchObject({ firstName: 'Ada', lastName: 'New', phone: '+12025550199' });
  });

  it('leaves no trace of a refused save', async () => {
    const person = await registerApplicant({ firstName: 'Ada', lastName: 'Kept' });
    expect((await save(person, 7, { lastName: 'Lost', city: 'Lost', bio: 'Lost' })).status).toBe(409);
    expect(await mine(person)).toMatchObject({ lastName: 'Kept', city: 'Boston', version: 1 });
  });
});

describe('separately stored data', () => {
  it('keeps private details in an item of their own', async () => {
    const person = await registerApplicant();
    const item = await stored(keys.profile(person.userId));
    expect(JSON.stringify(item)).not.toMatch(/1984-02-29|AB1234563|Quiet Street|02118|prefer-not/);
    const details = await stored(keys.privateDetails(person.userId));
    const sealed = { sealed: expect.any(String) as string };
    expect(details).toMatchObject({ city: 'Boston', deaNumber: sealed, dateOfBirth: sealed, gender: sealed });
    expect(JSON.stringify(details)).not.toMatch(/1984-02-29|AB1234563|prefer-not/);
    expect(await mine(person)).toMatchObject({ deaNumber: 'AB1234563', dateOfBirth: '1984-02-29' });
  });

  it('loses private details with the person’s key, wherever copies are', async () => {
    const person = await registerApplicant();
    const table = openTable();
    const keysTable = { client: table.client, name: process.env['PERSONAL_KEYS_TABLE']! };
    const read = () => createProfileRepository(table, openPersonalKeys(table), () => new Date()).get(person.userId);
    expect(await read()).toMatchObject({ deaNumber: 'AB1234563', city: 'Boston' });
    await destroyDataKey(keysTable, person.userId, new Date().toISOString());
    expect(await read()).toMatchObject({ deaNumber: '', dateOfBirth: null, gender: null, city: 'Boston' });
  });

  it('counts an item with only a photo, a resume or privacy as a profile never saved', async () => {
    const person = await registerProfessional();
    const resume = { fileName: 'cv.pdf', contentType: 'application/pdf', bytes: 1, uploadedAt: '2026-01-01T00:00:00Z' };
    await client.send(
      new UpdateCommand({
        TableName,
        Key: keys.profile(person.userId),
        UpdateExpression: 'SET photo_url = :photo, resume = :resume, userId = :userId, updatedAt = :at',
        ExpressionAttributeValues: {
          ':photo': '/media/photo.webp',
          ':resume': resume,
          ':userId': person.userId,
          ':at': '2026-01-01T00:00:00.000Z',
        },
      }),
    );
    const privacy = { visibility: 'anonymous' as const, contactInfoVisible: true, showOnlineStatus: false };
    await api(profileRoutes.saveProfilePrivacy, { body: privacy }, as(person));
    const before = { photo_url: '/media/photo.webp', resume, privacy };
    expect(await mine(person)).toMatchObject({ ...before, version: 0, profile_completion: 20 });
    expect((await api(accountRoutes.getMe, {}, as(person))).body.profile_completion).toBe(20);
    const answers = await Promise.all([save(person, 0), save(person, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mine(person)).toMatchObject({ ...before, version: 1, profile_completion: 100 });
  });

  it('a profile of the product’s first version is read and saved', async () => {
    const person = await registerProfessional();
    const old = {
      ...keys.profile(person.userId),
      entity: 'Profile',
      shape: 1,
      userId: person.userId,
      title: 'Nurse',
      specialty: 'Cardiology',
      experience: 3,
      location: 'Boston',
      bio: 'Hello',
      skills: ['Care'],
      languages: [],
      hourlyRateMinCents: 4000,
      hourlyRateMaxCents: null,
      currency: 'USD',
      employment: [{ position: 'Nurse', employer: 'Clinic' }],
      education: [{ institution: 'College', degree: 'BSN' }],
      licenses: [
        { name: 'RN', number: '1', state: 'massachusetts' },
        { name: 'LPN', number: '2', state: 'somewhere' },
      ],
      searchable: false,
      profile_completion: 100,
      version: 4,
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
    await client.send(new PutCommand({ TableName, Item: old }));
    const read = await mine(person);
    expect(read).toMatchObject({
      version: 4,
      privacy: { visibility: 'private' },
      licenses: [{ state: 'MA' }, { state: null, number: '2' }],
    });
    expect(await mine(person)).toEqual(read);
    const { version, employment, education, licenses } = read;
    const next = await save(person, version, { employment, education, licenses });
    expect(next.body).toMatchObject({ version: 5, privacy: { visibility: 'private' }, employment, licenses });
    expect(await stored(keys.profile(person.userId))).not.toHaveProperty('searchable');
    const privacy = { visibility: 'public' as const, contactInfoVisible: false, showOnlineStatus: false };
    await api(profileRoutes.saveProfilePrivacy, { body: privacy }, as(person));
    expect(await mine(person)).toMatchObject({ privacy, version: 5 });
  });
});

describe('privacy', () => {
  const block = (person: Person, organizationId: string) =>
    api(profileRoutes.blockOrganization, { params: { organizationId } }, as(person));
  const blocked = async (person: Person) =>
    (await api(profileRoutes.listBlockedOrganizations, {}, as(person))).body.items;

  it('is saved at any time, without a new version of the profile', async () => {
    const person = await registerApplicant();
    const body = {
      visibility: 'private' as const,
      contactInfoVisible: true,
      showOnlineStatus: true,
      acceptsInvitations: false,
      locationSharing: true,
      activityTracking: true,
      allowSearchEngineIndexing: false,
      analyticsTracking: false,
    };
    const put = (version?: number) => api(profileRoutes.saveProfilePrivacy, { body: { ...body, version } }, as(person));
    expect((await put()).body).toEqual({ ...body, version: 1 });
    expect(await mine(person)).toMatchObject({ privacy: body, privacyVersion: 1, version: 1 });
    // One of two concurrent devices must reload.
    const answers = await Promise.all([put(1), put(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put(0)).body).toMatchObject({ code: 'STALE_VERSION' });
    expect((await put(2)).body).toEqual({ ...body, version: 3 });
    expect((await save(person, 1)).body.privacy).toEqual(body);
    const odd = { ...body, visibility: 'friends' as 'private' };
    expect((await api(profileRoutes.saveProfilePrivacy, { body: odd }, as(person))).status).toBe(400);
  });

  it('of a team member is their own', async () => {
    const employer = await registerEmployer();
    const off = { showOnlineStatus: false, phoneOnJobs: false, activityTracking: false, analyticsTracking: false };
    const read = async () => (await api(profileRoutes.getMemberPrivacy, {}, as(employer))).body;
    const put = (version: number) =>
      api(
        profileRoutes.saveMemberPrivacy,
        { body: { showOnlineStatus: true, activityTracking: true, version } },
        as(employer),
      );
    expect(await read()).toEqual({ ...off, version: 0 });
    expect((await Promise.all([put(0), put(0)])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read()).toEqual({ ...off, showOnlineStatus: true, activityTracking: true, version: 1 });
  });

  it('hides a profile from named employers, several at once and each once', async () => {
    const person = await registerProfessional();
    const employers = await Promise.all([registerEmployer(), registerEmployer()]);
    const asked = [...employers, ...employers].map(({ organizationId }) => block(person, organizationId));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await blocked(person)).map(({ organizationId }) => organizationId).sort()).toEqual(
      employers.map(({ organizationId }) => organizationId).sort(),
    );
    const params = { organizationId: employers[0].organizationId };
    for (const _ of [1, 2]) {
      expect((await api(profileRoutes.unblockOrganization, { params }, as(person))).body).toEqual(params);
    }
    const { organizationId, organization } = employers[1];
    expect(await blocked(person)).toEqual([{ organizationId, organization }]);
    expect((await block(person, `org_${ulid()}`)).body.code).toBe('NOT_FOUND');
    expect((await block(person, 'org_no')).body.code).toBe('NOT_FOUND');
    expect(await blocked(await registerProfessional())).toEqual([]);
  });

  it('finds employers by the beginning of their name, also after a rename', async () => {
    const person = await registerProfessional();
    const unique = randomUUID().slice(0, 8);
    const employer = await registerEmployer({ organization: `Ünion ${unique} Clinic` });
    const find = async (name: string) =>
      (await api(profileRoutes.findOrganizations, { query: { name } }, as(person))).body.items;
    const { organizationId } = employer;
    const found = [{ organizationId, organization: `Ünion ${unique} Clinic` }];
    expect(await find(`üNION  ${unique}`)).toEqual(found);
    expect(await find(unique)).toEqual([]);
    const company = (await api(organizationRoutes.getOrganization, {}, as(employer))).body;
    const {
      organizationId: _id,
      logo_url: _logo,
      photos: _photos,
      photosVersion: _photosVersion,
      verified: _verified,
      version,
      createdAt: _created,
      updatedAt: _updated,
      ...fields
    } = company;
    const renamed = { ...fields, company_name: `Renamed ${unique}`, company_description: 'A clinic.' };
    const answer = await api(
      organizationRoutes.saveOrganization,
      { body: { profile: renamed, version } },
      as(employer),
    );
    expect(answer.status).toBe(200);
    expect(await find(`ünion ${unique}`)).toEqual([]);
    expect(await find(`renamed ${unique}`)).toEqual([{ organizationId, organization: `Renamed ${unique}` }]);
  });
});

describe('profile views', () => {
  it('of a new profile are zero on each of the last days', async () => {
    const { body } = await api(profileRoutes.getProfileViews, {}, as(await registerProfessional()));
    expect(body.total).toBe(0);
    expect(body.days).toHaveLength(limits.profileViewDays);
    expect(body.days.every(({ views }) => views === 0)).toBe(true);
  });
});
