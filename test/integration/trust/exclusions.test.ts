import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { exclusionRoutes } from '@shared/trust/api/exclusions.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import type { ExclusionDetail } from '@shared/trust/model/exclusion';
import type { ProfileDraft } from '@shared/people/model/professional';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordedNumbers } from '../../../emulators/nppes/recorded';
import { excludedPeople } from '../../../emulators/watch-lists/excluded-people';
import { api } from '../../support/client';
import { moveApplication, offerForm } from '../../support/hire';
import { applicationForm, apply, createJob, dayFromNow, profile, registerSupport } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
let reviewer: Person;
beforeAll(async () => {
  reviewer = await registerSupport();
  await stack.runSchedule('import-watch-lists');
});

const as = ({ token }: Person) => ({ token });
const once = (person: Person) => ({ token: person.token, idempotencyKey: randomUUID() });

/** A person named like an entry of the local list. */
const listed = async (last: string, overrides: Partial<ProfileDraft> = {}): Promise<Person> => {
  const entry = excludedPeople.find((it) => it.last === last)!;
  const names = { firstName: entry.first, lastName: entry.last };
  const person = await registerProfessional(names);
  const born = entry.birthDate === null ? {} : { dateOfBirth: entry.birthDate };
  const body = { profile: profile({ ...names, ...born, ...overrides }), version: 0 };
  expect((await api(profileRoutes.saveMyProfile, { body }, as(person))).status).toBe(200);
  await stack.drain();
  return person;
};
const caseOf = ({ userId }: Person) => api(exclusionRoutes.getExclusionCase, { params: { userId } }, as(reviewer));
const decide = (by: Person, { userId, hits, version }: ExclusionDetail, decision: 'confirm' | 'dismiss') => {
  const shared = { rowId: hits[0]!.entry.rowId, note: 'Checked.', version };
  const body =
    decision === 'confirm' ? { decision, verifiedOn: dayFromNow(0), ...shared } : ({ decision, ...shared } as const);
  return api(exclusionRoutes.decideExclusion, { params: { userId }, body }, once(by));
};
const submit = (person: Person, jobId: string) =>
  api(applicationRoutes.applyToJob, { params: { jobId }, body: applicationForm() }, once(person));

describe('the exclusion lists', () => {
  it('are imported once per file', async () => {
    expect(await stack.runSchedule('import-watch-lists')).toEqual({ imported: [] });
    await stack.runSchedule('compare-watch-lists');
    const { items } = (await api(exclusionRoutes.getWatchLists, {}, as(reviewer))).body;
    expect(items).toMatchObject([
      { list: 'exclusions', rows: excludedPeople.length, stale: false, comparing: false },
      { list: 'deactivations', rows: 1, stale: false, comparing: false },
    ]);
  });
});

describe('a professional with the name and birth date of an entry', () => {
  it('is reviewed; a confirmation suspends applying until it is reversed', async () => {
    const [person, employer] = await Promise.all([listed("O'SHAUGHLIN"), registerEmployer()]);
    const [first, second] = [await createJob(employer), await createJob(employer)];
    const { applicationId } = await apply(person, first.jobId);
    const found = (await caseOf(person)).body;
    expect(found).toMatchObject({ hold: 'review', hits: [{ strength: 'name_dob', birthDate: 'same', state: 'open' }] });
    expect(JSON.stringify(found)).not.toContain('1980-03-03');

    const rival = await registerSupport();
    const answers = await Promise.all([decide(reviewer, found, 'confirm'), decide(rival, found, 'confirm')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await stack.drain();

    expect((await submit(person, second.jobId)).body.code).toBe('APPLYING_SUSPENDED');
    const preparation = await api(applicationRoutes.prepareApplication, { params: second }, as(person));
    expect(preparation.body.obstacle).toBe('excluded');
    const read = () => api(applicationRoutes.getApplication, { params: { applicationId } }, as(employer));
    expect((await read()).body.halted).toBe(true);
    await moveApplication(employer, applicationId, 'shortlisted', 'interview_scheduled');
    const offer = { params: { applicationId }, body: offerForm(employer) };
    expect((await api(offerRoutes.makeOffer, offer, as(employer))).body.code).toBe('CANNOT_CONTINUE');
    const subjects = (await stack.mails(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain("You can't apply for jobs right now");
    expect((await api(profileRoutes.getMyProfile, {}, as(person))).body.excluded).toBe(true);

    expect((await decide(reviewer, (await caseOf(person)).body, 'dismiss')).body.hold).toBe('none');
    await stack.drain();
    expect((await read()).body.halted).toBe(false);
    expect((await submit(person, second.jobId)).status).toBe(201);
    expect((await stack.mails(person.email)).map(({ subject }) => subject)).toContain('You can apply for jobs again');
  });

  it('is not held with another birth date', async () => {
    const person = await listed('LOXTERMAN', { dateOfBirth: '1970-01-01' });
    expect((await caseOf(person)).status).toBe(404);
  });

  it('is reviewed before a start without one, and may apply', async () => {
    const [person, employer] = await Promise.all([listed('OGLETHORNE'), registerEmployer()]);
    expect((await caseOf(person)).body).toMatchObject({ hold: 'review', hits: [{ strength: 'name_only' }] });
    await apply(person, (await createJob(employer)).jobId);
    const queue = await api(exclusionRoutes.listExclusionCases, { query: {} }, as(reviewer));
    expect(queue.body.items.map(({ userId }) => userId)).toContain(person.userId);
    expect((await api(exclusionRoutes.listExclusionCases, { query: {} }, as(person))).status).toBe(403);
  });
});

it('a deactivated number loses its verification', async () => {
  const person = await listed('UNDERHAY', { npiNumber: recordedNumbers.lately });
  const { items } = (await api(credentialRoutes.listMyCredentials, {}, as(person))).body;
  const npi = items.find(({ credentialId }) => credentialId === 'npi');
  expect(npi).toMatchObject({ status: 'rejected', source: 'nppes' });
  expect(npi?.history.at(-1)).toMatchObject({ cause: 'npiInactive', deactivatedOn: '2024-03-14' });
});
