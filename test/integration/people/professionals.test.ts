import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { limits } from '@shared/limits';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import type { ProfileDraft } from '@shared/people/model/professional';
import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import {
  apply,
  createJob,
  entryId,
  license,
  profile,
  registerApplicant,
  registerSupport,
} from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Employer, type Person } from '../../support/people';
import { setMemberPrivacy, setPrivacy } from '../../support/accounts/privacy';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
type Query = Record<string, string>;

const newWord = (): string => Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');

const save = async (person: Person, overrides: Partial<ProfileDraft>) => {
  const { version, firstName, lastName, phone } = (await api(profileRoutes.getMyProfile, {}, as(person))).body;
  const body = { profile: profile({ firstName, lastName, phone, ...overrides }), version };
  return api(profileRoutes.saveMyProfile, { body }, as(person));
};
const block = (person: Person, { me }: Employer) =>
  api(profileRoutes.blockOrganization, { params: { organizationId: me.membership!.organizationId } }, as(person));

const publicSearch = async (query: Query): Promise<ProfessionalCard[]> => {
  await stack.drain();
  return (await api(searchRoutes.searchPublicProfessionals, { query })).body.items;
};
const search = async (person: Person, query: Query): Promise<ProfessionalCard[]> => {
  await stack.drain();
  return (await api(searchRoutes.searchProfessionals, { query }, as(person))).body.items;
};
const idsOf = (cards: readonly { userId: string }[]): string[] => cards.map(({ userId }) => userId);

const at = ({ userId }: { userId: string }) => ({ params: { userId } });
const publicView = (of: Person) => api(professionalRoutes.getPublicProfessional, at(of));
const view = (of: Person, by: Person) => api(professionalRoutes.getProfessional, at(of), as(by));
const look = (of: Person, by: Person) => api(professionalRoutes.recordProfileView, at(of), as(by));
const keep = (of: Person, by: Person) => api(professionalRoutes.saveProfessional, at(of), as(by));
const saved = async (by: Person) =>
  (await api(professionalRoutes.listSavedProfessionals, { query: {} }, as(by))).body.items.map(
    ({ professional }) => professional.userId,
  );
const recent = async (by: Person) =>
  (await api(professionalRoutes.listRecentProfessionals, {}, as(by))).body.items.map(
    ({ professional }) => professional.userId,
  );

let employer: Employer;
let other: Employer;
let reader: Person;
let support: Person;
beforeAll(async () => {
  [employer, other, reader, support] = await Promise.all([
    registerEmployer(),
    registerEmployer(),
    registerProfessional(),
    registerSupport(),
  ]);
});

describe('the search for professionals', () => {
  it('finds people by what each reader may read, and never by what they may not', async () => {
    const [title, skill, word] = [newWord(), newWord(), newWord()];
    const person = await registerApplicant(
      { firstName: 'Nora', lastName: `Hansen${newWord()}` },
      { title: `Nurse ${title}`, skills: [skill], bio: `I like ${word}.` },
    );
    expect(idsOf(await publicSearch({ q: title }))).toEqual([person.userId]);
    expect(idsOf(await search(employer, { q: `${skill} ${word}` }))).toEqual([person.userId]);
    expect(await publicSearch({ q: skill })).toEqual([]);
    expect(await search(reader, { q: word })).toEqual([]);
    expect(await publicSearch({ q: person.me.lastName })).toEqual([]);
    expect(idsOf(await search(employer, { q: person.me.lastName }))).toEqual([person.userId]);

    const [shown] = await publicSearch({ q: title });
    expect(shown).toMatchObject({ displayName: 'Nora H.', bio: null, skills: null, hourlyRate: null });
    const [more] = await search(employer, { q: title });
    expect(more).toMatchObject({
      skills: [skill],
      hourlyRate: { minCents: 120_00, maxCents: 180_00, currency: 'USD' },
    });
  });

  it('narrows by every filter, with licenses of the nurse compact', async () => {
    const word = newWord();
    const person = await registerApplicant(
      {},
      {
        title: word,
        experience: 12,
        profession: 'rn',
        units: [{ id: entryId('ent'), unit: 'telemetry', years: 12, lastWorkedOn: null }],
        licenses: [license({ state: 'TX', scope: 'multistate' })],
      },
    );
    const base = { q: word };
    for (const query of [
      { profession: 'rn,lpn' },
      { specialty: 'Cardiology' },
      { location: 'Boston, MA' },
      { location: 'boston massachusetts' },
      { experience: '1-3,10-15' },
      { availability: 'available' },
      { licensedIn: 'TX' },
      { licensedIn: 'FL' },
    ] as Query[])
      expect(idsOf(await publicSearch({ ...base, ...query })), JSON.stringify(query)).toEqual([person.userId]);
    for (const query of [
      { profession: 'physician' },
      { specialty: 'Urology' },
      { location: 'Austin, TX' },
      { experience: '15+' },
      { availability: 'busy' },
      { licensedIn: 'CA' },
      { rating: '4' },
    ] as Query[])
      expect(await publicSearch({ ...base, ...query }), JSON.stringify(query)).toEqual([]);
    const unverified = await registerApplicant({}, { title: word, npiNumber: '' });
    expect(idsOf(await publicSearch(base)).sort()).toEqual([person.userId, unverified.userId].sort());
    expect(idsOf(await publicSearch({ ...base, verified: 'true' }))).toEqual([person.userId]);
  });

  it('sorts by rate for readers who see rates', async () => {
    const word = newWord();
    const [dear, cheap] = await Promise.all([
      registerApplicant({}, { title: word, hourlyRateMinCents: 150_00 }),
      registerApplicant({}, { title: word, hourlyRateMinCents: 50_00 }),
    ]);
    expect(idsOf(await search(employer, { q: word, sort: 'rate' }))).toEqual([cheap.userId, dear.userId]);
    const refused = await api(searchRoutes.searchPublicProfessionals, { query: { sort: 'rate' } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const also = await api(searchRoutes.searchProfessionals, { query: { sort: 'rate' } }, as(reader));
    expect(also.status).toBe(403);
  });

  it('respects privacy, blocks and incomplete profiles', async () => {
    const [word, employerName] = [newWord(), newWord()];
    const person = await registerApplicant(
      { firstName: 'Zoe', lastName: `Kind${newWord()}` },
      {
        title: word,
        bio: `I was at ${employerName} Hospital for years.`,
        employment: [{ ...profile().employment[0]!, employer: `${employerName} Hospital` }],
      },
    );
    await setPrivacy(person, { visibility: 'anonymous', contactInfoVisible: true });
    const [card] = await search(employer, { q: word });
    expect(card).toMatchObject({ displayName: 'Z. K.', anonymous: true, photo_url: null });
    expect(await search(employer, { q: employerName })).toEqual([]);
    expect(await search(employer, { q: person.me.lastName })).toEqual([]);
    expect(JSON.stringify((await view(person, employer)).body)).not.toMatch(
      new RegExp(`${employerName}|${person.me.lastName}|Zoe`),
    );

    await setPrivacy(person, { visibility: 'private' });
    expect(await search(employer, { q: word })).toEqual([]);
    await setPrivacy(person, { visibility: 'public' });
    expect(idsOf(await search(employer, { q: word }))).toEqual([person.userId]);

    await block(person, employer);
    expect(await search(employer, { q: word })).toEqual([]);
    expect((await view(person, employer)).status).toBe(404);
    expect(idsOf(await search(other, { q: word }))).toEqual([person.userId]);
  });

  it('pages by cursor, valid for its search only', async () => {
    const word = newWord();
    const people: Person[] = [];
    // Sequential: concurrent requests would all wait for each other.
    while (people.length <= limits.pageSize) people.push(await registerApplicant({}, { title: word }));
    await stack.drain();
    const first = await api(searchRoutes.searchPublicProfessionals, { query: { q: word } });
    expect(first.body).toMatchObject({ total: people.length, nextCursor: expect.any(String) });
    expect(first.body.items).toHaveLength(limits.pageSize);
    const cursor = first.body.nextCursor!;
    const second = await api(searchRoutes.searchPublicProfessionals, { query: { q: word, cursor } });
    expect(second.body.items).toHaveLength(1);
    expect(new Set(idsOf([...first.body.items, ...second.body.items])).size).toBe(people.length);
    const foreign = await api(searchRoutes.searchProfessionals, { query: { q: word, cursor } }, as(employer));
    expect(foreign).toMatchObject({ status: 400, body: { code: 'INVALID_CURSOR' } });
  });

  it('rejects unknown filters', async () => {
    for (const query of [{ rating: '2' }, { licensedIn: 'XX' }, { experience: '7' }, { color: 'red' }] as Query[])
      expect((await api(searchRoutes.searchPublicProfessionals, { query: query })).status).toBe(400);
  });
});

describe('a profile', () => {
  it('shows each reader what they may see', async () => {
    const person = await registerApplicant({ firstName: 'Ida', lastName: 'Berg' });
    expect((await publicView(person)).body).toMatchObject({
      access: 'limited',
      displayName: 'Ida B.',
      contact: null,
      npiNumber: null,
      bio: null,
      employment: [{ position: 'Attending', employer: '' }],
    });
    expect((await view(person, employer)).body).toMatchObject({
      access: 'standard',
      displayName: 'Ida Berg',
      contact: null,
      licenses: [{ number: null, state: 'MA' }],
      employment: [{ employer: 'City Hospital' }],
      saved: false,
    });
    await setPrivacy(person, { contactInfoVisible: true });
    expect((await view(person, employer)).body.contact).toEqual({ email: person.email, phone: person.me.phone });

    const job = await createJob(employer);
    await apply(person, job.jobId);
    expect((await view(person, employer)).body).toMatchObject({
      access: 'full',
      npiNumber: '1234567893',
      licenses: [{ number: 'MA-99213' }],
    });
    expect((await view(person, other)).body).toMatchObject({ access: 'standard', npiNumber: null });
    expect((await view(person, support)).body).toMatchObject({ access: 'full', saved: null });
    expect((await view(person, person)).body).toMatchObject({ access: 'own' });

    for (const { body } of [await publicView(person), await view(person, employer), await view(person, support)])
      expect(JSON.stringify(body)).not.toMatch(/AB1234563|1984-02-29|prefer-not-to-say|Quiet Street|02118/);
  });

  it('that is private or unfinished is visible to its owner, support and employers they applied to', async () => {
    const person = await registerApplicant();
    const job = await createJob(employer);
    await apply(person, job.jobId);
    await setPrivacy(person, { visibility: 'private' });
    expect((await publicView(person)).status).toBe(404);
    expect((await view(person, other)).status).toBe(404);
    expect((await view(person, reader)).status).toBe(404);
    for (const by of [employer, support, person]) expect((await view(person, by)).status).toBe(200);
    await block(person, employer);
    expect((await view(person, employer)).status).toBe(404);
    expect((await publicView(reader)).status).toBe(404);
    expect((await api(professionalRoutes.getPublicProfessional, { params: { userId: randomUUID() } })).status).toBe(
      404,
    );
    expect((await api(professionalRoutes.getPublicProfessional, { params: { userId: 'x' } })).status).toBe(404);
  });
});

describe('views of a profile', () => {
  it('count once a day per viewer, also concurrently', async () => {
    const person = await registerApplicant();
    const share = { activityTracking: true };
    await Promise.all([...[employer, other].map((it) => setMemberPrivacy(it, share)), setPrivacy(reader, share)]);
    const looks = await Promise.all([look(person, employer), look(person, employer), look(person, other)]);
    expect(looks.map(({ status }) => status)).toEqual([200, 200, 200]);
    await look(person, employer);
    await look(person, reader);
    await look(person, person);
    await look(person, support);
    const { body } = await api(profileRoutes.getProfileViews, {}, as(person));
    expect(body.total).toBe(3);
    expect(body.days.at(-1)?.views).toBe(3);
    expect((await look(reader, employer)).status).toBe(404);
  });

  it('name the organization while the viewer shares them', async () => {
    const [person, viewer, quiet] = await Promise.all([registerApplicant(), registerEmployer(), registerEmployer()]);
    const viewers = async () => (await api(profileRoutes.listProfileViewers, { query: {} }, as(person))).body;
    const total = async () => (await api(profileRoutes.getProfileViews, {}, as(person))).body.total;
    await setMemberPrivacy(viewer, { activityTracking: true });
    await Promise.all([look(person, viewer), look(person, quiet)]);
    expect(await total()).toBe(1);
    expect(await viewers()).toEqual({ shared: false, items: [], nextCursor: null });
    await setPrivacy(person, { activityTracking: true });
    const { organizationId, organization } = viewer;
    const viewedOn = new Date().toISOString().slice(0, 10);
    expect((await viewers()).items).toEqual([{ organizationId, organization, viewedOn }]);
    await setMemberPrivacy(quiet, { activityTracking: true });
    await look(person, quiet);
    expect((await viewers()).items).toHaveLength(2);
    await block(person, viewer);
    expect((await viewers()).items.map((it) => it.organizationId)).toEqual([quiet.organizationId]);
    const { body: none } = await api(profileRoutes.listProfileViewers, { query: { cursor: 'x' } }, as(person));
    expect(none).toMatchObject({ code: 'INVALID_CURSOR' });
  });

  it('put someone first among the recently viewed, while visible', async () => {
    const [viewer, first, second] = await Promise.all([registerEmployer(), registerApplicant(), registerApplicant()]);
    await look(first, viewer);
    await look(second, viewer);
    expect(await recent(viewer)).toEqual([second.userId, first.userId]);
    await look(first, viewer);
    expect(await recent(viewer)).toEqual([first.userId, second.userId]);
    await setPrivacy(first, { visibility: 'private' });
    expect(await recent(viewer)).toEqual([second.userId]);
    expect(await recent(other)).not.toContain(second.userId);
  });
});

describe('saved professionals', () => {
  it('are the caller’s own, saved once however often', async () => {
    const [viewer, first, second] = await Promise.all([registerEmployer(), registerApplicant(), registerApplicant()]);
    const replies = await Promise.all([keep(first, viewer), keep(first, viewer)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const again = await keep(first, viewer);
    expect(again.body.savedAt).toBe(replies[0].body.savedAt);
    await keep(second, viewer);
    expect(await saved(viewer)).toEqual([second.userId, first.userId]);
    const ids = await api(professionalRoutes.listSavedProfessionalIds, {}, as(viewer));
    expect(ids.body.userIds.sort()).toEqual([first.userId, second.userId].sort());
    expect((await view(first, viewer)).body.saved).toBe(true);
    expect(await saved(other)).not.toContain(first.userId);

    await block(second, viewer);
    expect(await saved(viewer)).toEqual([first.userId]);
    const unsave = () => api(professionalRoutes.unsaveProfessional, at(first), as(viewer));
    expect((await unsave()).status).toBe(200);
    expect((await unsave()).status).toBe(200);
    expect(await saved(viewer)).toEqual([]);
  });

  it('are people the caller may see', async () => {
    const hidden = await registerApplicant();
    await setPrivacy(hidden, { visibility: 'private' });
    expect((await keep(hidden, employer)).status).toBe(404);
    expect((await keep(reader, employer)).status).toBe(404);
    expect((await keep(hidden, reader)).status).toBe(403);
  });
});

describe('the index', () => {
  it('is rebuilt from the table and keeps concurrent changes', async () => {
    const word = newWord();
    const person = await registerApplicant({}, { title: word });
    await stack.drain();
    await stack.runSchedule('snapshot-search');
    expect(idsOf(await publicSearch({ q: word }))).toEqual([person.userId]);
    const changed = newWord();
    await save(person, { title: changed });
    expect(idsOf(await publicSearch({ q: changed }))).toEqual([person.userId]);
    expect(await publicSearch({ q: word })).toEqual([]);
  });
});
