import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { messages } from '@shared/text/english.fixture';
import type { ProfileDraft } from '@shared/people/model/professional';
import type { VerificationCase, VerificationDecision } from '@shared/people/model/verification';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexes, keys } from '@lambdas/store/keys';
import { png } from '@lambdas/platform/files/images.fake';
import { recordedNumbers } from '../../../emulators/nppes/recorded';
import { api } from '../../support/client';
import { makeDue, sendDocument } from '../../support/people/credentials';
import { dayFromNow, entryId, license, profile, registerSupport } from '../../support/marketplace';
import { registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import labels from '@shared/locales/en/labels/profiles.json';

const stack = await sharedStack();
let client: DynamoDBDocumentClient;
let TableName: string;
let reviewer: Person;
beforeAll(async () => {
  client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  TableName = process.env['TABLE_NAME']!;
  reviewer = await registerSupport();
});

const as = ({ token }: Person) => ({ token });
const once = (person: Person) => ({ token: person.token, idempotencyKey: randomUUID() });

const save = async (person: Person, version: number, overrides: Partial<ProfileDraft>) => {
  const { firstName, lastName } = person.me;
  const body = { profile: profile({ firstName, lastName, ...overrides }), version };
  const { status, body: saved } = await api(profileRoutes.saveMyProfile, { body }, as(person));
  expect(status).toBe(200);
  return saved;
};
const cases = async (person: Person): Promise<VerificationCase[]> =>
  (await api(credentialRoutes.listMyCredentials, {}, as(person))).body.items;
const caseOf = async (person: Person, credentialId: string): Promise<VerificationCase> =>
  (await cases(person)).find((it) => it.credentialId === credentialId)!;
const handedIn = async (overrides: Partial<ProfileDraft> = {}, names = { firstName: 'Robin', lastName: 'Example' }) => {
  const person = await registerProfessional(names);
  const own = license();
  await save(person, 0, { licenses: [own], ...overrides });
  return { person, own };
};
const paramsOf = (person: Person, credentialId: string) => ({ userId: person.userId, credentialId });
const decide = (by: Person, person: Person, credentialId: string, body: VerificationDecision) =>
  api(credentialRoutes.decideVerification, { params: paramsOf(person, credentialId), body }, once(by));
const detail = (by: Person, person: Person, credentialId: string) =>
  api(credentialRoutes.getVerification, { params: paramsOf(person, credentialId) }, as(by));
const steps = ({ history }: VerificationCase) => history.map(({ actor, status }) => `${actor}: ${status}`);

const setDocument = (person: Person, credentialId: string, uploadId: string, fileName = 'license.png') =>
  api(credentialRoutes.setDocument, { params: { credentialId }, body: { uploadId, fileName } }, as(person));

describe('an NPI number', () => {
  it('is verified by the registry under the same name', async () => {
    const { person } = await handedIn();
    await stack.drain();
    const npi = await caseOf(person, 'npi');
    expect(npi).toMatchObject({ status: 'verified', source: 'nppes', couldNotBeChecked: false, label: 'NPI number' });
    expect(steps(npi)).toEqual(['owner: pending', 'registry: verified']);
    expect(JSON.stringify(await cases(person))).not.toContain('1234567893');
  });

  it('is verified by a former name, too', async () => {
    const { person } = await handedIn({}, { firstName: 'Robín', lastName: 'Moreno' });
    await stack.drain();
    expect(await caseOf(person, 'npi')).toMatchObject({ status: 'verified' });
  });

  it.each([
    ['of someone else', recordedNumbers.otherPerson, 'needs_info', 'npiOtherName'],
    ['that is unknown', '1600000032', 'rejected', 'npiUnknown'],
    ['that was deactivated', recordedNumbers.deactivated, 'rejected', 'npiInactive'],
    ['of an organization', recordedNumbers.organization, 'rejected', 'npiOfOrganization'],
  ] as const)('%s gets the reason', async (_, npiNumber, status, cause) => {
    const { person } = await handedIn({ npiNumber });
    await stack.drain();
    const npi = await caseOf(person, 'npi');
    expect(npi).toMatchObject({ status });
    expect(npi.history.at(-1)).toMatchObject({ actor: 'registry', cause, note: '' });
    const mail = (await stack.mails(person.email)).find(({ subject }) => subject.startsWith('NPI number'));
    expect(mail?.text).toContain(labels.verificationCause[cause]);
    const news = (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items;
    expect(news.filter(({ title }) => title.startsWith('NPI number'))).toHaveLength(1);
  });

  it('is checked again after a failed check', async () => {
    const { person } = await handedIn({ npiNumber: recordedNumbers.outOfService });
    await stack.drain();
    expect(await caseOf(person, 'npi')).toMatchObject({ status: 'pending', couldNotBeChecked: true });
    const checked = await api(credentialRoutes.checkNpi, {}, as(person));
    expect(checked.body).toMatchObject({ status: 'pending', couldNotBeChecked: false });
    await stack.drain();
    const before = await caseOf(person, 'npi');
    expect(before.couldNotBeChecked).toBe(true);
    await makeDue(person, 'npi');
    await stack.runSchedule('watch-credentials');
    await stack.drain();
    expect((await caseOf(person, 'npi')).version).toBeGreaterThan(before.version);
    expect((await stack.mails(person.email)).filter(({ subject }) => subject.startsWith('NPI'))).toEqual([]);
    // Resets the open circuit breaker, because other tests need the registry.
    await client.send(
      new UpdateCommand({ TableName, Key: keys.registryCircuit(), UpdateExpression: 'REMOVE openUntil' }),
    );
  });

  it('needs no check for people without one', async () => {
    const { person } = await handedIn({ npiNumber: '' });
    expect((await api(credentialRoutes.checkNpi, {}, as(person))).status).toBe(404);
  });
});

describe('the cases of a profile', () => {
  it('follow each license separately', async () => {
    const person = await registerProfessional();
    const [kept, changed, dropped] = [license(), license({ name: 'Second' }), license({ name: 'Third' })];
    await save(person, 0, { licenses: [kept, changed, dropped] });
    const verify = async (credentialId: string) => {
      const { version } = await caseOf(person, credentialId);
      expect((await decide(reviewer, person, credentialId, { decision: 'verify', version })).status).toBe(200);
    };
    for (const { id } of [kept, changed, dropped]) await verify(id);
    await save(person, 1, { licenses: [kept, { ...changed, number: 'MA-2' }] });
    const after = await cases(person);
    expect(after.map(({ credentialId }) => credentialId).sort()).toEqual(['npi', kept.id, changed.id].sort());
    expect(await caseOf(person, kept.id)).toMatchObject({ status: 'verified', source: 'reviewer', version: 2 });
    expect(await caseOf(person, changed.id)).toMatchObject({
      status: 'pending',
      source: null,
      verifiedAt: null,
      version: 3,
    });
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': indexes.verifications(person.userId) },
      }),
    );
    for (const secret of ['MA-99213', 'MA-2', '1234567893', 'AB1234563'])
      expect(JSON.stringify(Items)).not.toContain(secret);
  });

  it('are expired from the start where the date has passed', async () => {
    const expired = license({ expiryDate: dayFromNow(-3) });
    const { person } = await handedIn({ licenses: [expired] });
    const { version, status } = await caseOf(person, expired.id);
    expect(status).toBe('expired');
    expect((await decide(reviewer, person, expired.id, { decision: 'verify', version })).body.code).toBe(
      'ILLEGAL_TRANSITION',
    );
  });

  it('are visible to their owner only', async () => {
    const { own } = await handedIn();
    const stranger = await registerProfessional();
    const params = { credentialId: own.id };
    const reply = { note: 'Mine', version: 1 };
    const upload = { contentType: 'image/png', size: 5 } as const;
    const answers = await Promise.all([
      api(credentialRoutes.getMyDocument, { params }, as(stranger)),
      api(credentialRoutes.removeDocument, { params }, as(stranger)),
      api(credentialRoutes.replyToReviewer, { params, body: reply }, once(stranger)),
      api(credentialRoutes.requestDocumentUpload, { params, body: upload }, as(stranger)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await cases(stranger)).toEqual([]);
  });
});

describe('a reviewer', () => {
  it('reads the number, but never private data', async () => {
    const { person, own } = await handedIn();
    await stack.drain();
    const read = await detail(reviewer, person, own.id);
    expect(read.body).toMatchObject({ number: own.number, license: { issuingBody: own.issuingBody }, registry: null });
    const npi = (await detail(reviewer, person, 'npi')).body;
    expect(npi).toMatchObject({
      number: '1234567893',
      license: null,
      registry: { name: 'ROBIN JO EXAMPLE', active: true },
    });
    for (const text of [JSON.stringify(read.body), JSON.stringify(npi)]) {
      expect(text).not.toMatch(/AB1234563|1984-02-29|prefer-not-to-say|Quiet Street/);
    }
  });

  it('asks, gets an answer, and verifies', async () => {
    const { person, own } = await handedIn();
    const note = 'Please send a copy of the card.';
    const asked = await decide(reviewer, person, own.id, { decision: 'needs_info', note, version: 1 });
    expect(asked.body).toMatchObject({ status: 'needs_info', version: 2 });
    await stack.drain();
    const params = { credentialId: own.id };
    const answer = { note: 'Here it is.', version: 2 };
    const replied = await api(credentialRoutes.replyToReviewer, { params, body: answer }, once(person));
    expect(replied.body).toMatchObject({ status: 'pending', version: 3 });
    const again = await api(
      credentialRoutes.replyToReviewer,
      { params, body: { ...answer, version: 3 } },
      once(person),
    );
    expect(again.body.code).toBe('ILLEGAL_TRANSITION');
    const verified = (await decide(reviewer, person, own.id, { decision: 'verify', version: 3 })).body;
    expect(verified).toMatchObject({ status: 'verified', source: 'reviewer', version: 4 });
    expect(steps(verified)).toEqual(['owner: pending', 'reviewer: needs_info', 'owner: pending', 'reviewer: verified']);
    await stack.drain();
    const mails = (await stack.mails(person.email)).filter(({ subject }) => subject.startsWith(own.name));
    expect(mails).toHaveLength(2);
    expect(mails.some(({ text }) => text.includes(note))).toBe(true);
  });

  it('decides alone: the second of two is told that the case has changed', async () => {
    const { person, own } = await handedIn();
    const other = await registerSupport();
    const answers = await Promise.all([
      decide(reviewer, person, own.id, { decision: 'verify', version: 1 }),
      decide(other, person, own.id, { decision: 'reject', note: 'Not found.', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
    expect((await caseOf(person, own.id)).history).toHaveLength(2);
  });

  it('who repeats a decision makes it once', async () => {
    const { person, own } = await handedIn();
    const request = {
      params: paramsOf(person, own.id),
      body: { decision: 'reject', note: 'Unknown there.', version: 1 } as const,
    };
    const key = once(reviewer);
    const [first, second] = [
      await api(credentialRoutes.decideVerification, request, key),
      await api(credentialRoutes.decideVerification, request, key),
    ];
    expect(second.body).toEqual(first.body);
    expect((await caseOf(person, own.id)).version).toBe(2);
  });

  it('never decides on data that changed after it was read', async () => {
    const { person, own } = await handedIn();
    await save(person, 1, { licenses: [{ ...own, number: 'MA-3' }] });
    const late = await decide(reviewer, person, own.id, { decision: 'verify', version: 1 });
    expect(late.body.code).toBe('STALE_VERSION');
  });

  it('must give a reason for anything but approval', async () => {
    const { person, own } = await handedIn();
    const body = { decision: 'reject', note: '  ', version: 1 } as const;
    expect((await decide(reviewer, person, own.id, body)).status).toBe(400);
    const missing = license().id;
    expect((await decide(reviewer, person, missing, { decision: 'verify', version: 1 })).status).toBe(404);
  });

  it('sees the longest waiting case first, page after page', async () => {
    const licenses = Array.from({ length: 28 }, (_, index) => license({ name: `License ${index}` }));
    const { person } = await handedIn({ licenses, npiNumber: '' });
    const seen: string[] = [];
    let cursor: string | undefined;
    let last = '';
    do {
      const query = { status: 'pending' as const, ...(cursor && { cursor }) };
      const { body } = await api(credentialRoutes.listVerifications, { query }, as(reviewer));
      for (const { userId, credentialId, updatedAt, professional } of body.items) {
        expect(updatedAt >= last).toBe(true);
        last = updatedAt;
        if (userId !== person.userId) continue;
        seen.push(credentialId);
        expect(professional).toBe('Robin Example');
      }
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.sort()).toEqual(licenses.map(({ id }) => id).sort());
    const bad = await api(credentialRoutes.listVerifications, { query: { cursor: 'x.y' } }, as(reviewer));
    expect(bad.body.code).toBe('INVALID_CURSOR');
  });
});

describe('a document', () => {
  it('is kept for its owner and the reviewers, and reopens a decided case', async () => {
    const { person, own } = await handedIn();
    await decide(reviewer, person, own.id, { decision: 'reject', note: 'Unknown there.', version: 1 });
    const content = png(40, 30);
    const set = await setDocument(person, own.id, await sendDocument(person, own.id, content), 'my "card" ü.png');
    expect(set.body).toMatchObject({
      status: 'pending',
      document: { fileName: 'my "card" ü.png', contentType: 'image/png', bytes: content.length },
    });
    expect(JSON.stringify(set.body)).not.toContain('documentId');
    const params = { credentialId: own.id };
    const mine = (await api(credentialRoutes.getMyDocument, { params }, as(person))).body;
    const theirs = await api(
      credentialRoutes.getVerificationDocument,
      { params: paramsOf(person, own.id) },
      as(reviewer),
    );
    for (const { url } of [mine, theirs.body]) {
      const file = await fetch(url);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(file.headers.get('content-type')).toBe('image/png');
    }
  });

  it('is deleted when replaced or withdrawn, and with its license', async () => {
    const { person, own } = await handedIn();
    const params = { credentialId: own.id };
    const addressOf = async () => (await api(credentialRoutes.getMyDocument, { params }, as(person))).body.url;
    const isThere = async (url: string) => (await fetch(url)).ok;
    await setDocument(person, own.id, await sendDocument(person, own.id, png(10, 10)));
    const first = await addressOf();
    await setDocument(person, own.id, await sendDocument(person, own.id, png(20, 20)));
    const second = await addressOf();
    await stack.drain();
    expect(await isThere(first)).toBe(false);
    expect(await isThere(second)).toBe(true);
    const removed = await api(credentialRoutes.removeDocument, { params }, as(person));
    expect(removed.body).toMatchObject({ document: null, status: 'pending' });
    await stack.drain();
    expect(await isThere(second)).toBe(false);
    expect((await api(credentialRoutes.removeDocument, { params }, as(person))).status).toBe(404);
    await setDocument(person, own.id, await sendDocument(person, own.id, png(30, 30)));
    const third = await addressOf();
    await save(person, 1, { licenses: [license({ id: entryId('lic') })] });
    await stack.drain();
    expect(await isThere(third)).toBe(false);
    const failed = (await stack.deadLetters()).map(({ consumer }) => consumer);
    expect(failed).not.toContain('delete-documents');
    expect(failed).not.toContain('check-credentials');
  });

  it('has the type of its content, and is used once', async () => {
    const { person, own } = await handedIn();
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const refused = await setDocument(person, own.id, await sendDocument(person, own.id, page));
    expect(refused.body).toMatchObject({ code: 'INVALID_REQUEST', error: messages.documentType });
    const uploadId = await sendDocument(person, own.id, png());
    const other = await handedIn();
    expect((await setDocument(other.person, other.own.id, uploadId)).body.code).toBe('UPLOAD_MISSING');
    expect((await setDocument(person, own.id, uploadId)).status).toBe(200);
    expect((await setDocument(person, own.id, uploadId)).body.code).toBe('UPLOAD_MISSING');
  });
});

describe('an expiring license', () => {
  it('is reminded of once', async () => {
    const own = license({ expiryDate: dayFromNow(30) });
    const { person } = await handedIn({ licenses: [own], npiNumber: '' });
    await makeDue(person, own.id, { expiryDate: dayFromNow(20) });
    await stack.runSchedule('watch-credentials');
    await stack.runSchedule('watch-credentials');
    await stack.drain();
    const mails = (await stack.mails(person.email)).filter(({ subject }) => subject.includes('expires in'));
    expect(mails.map(({ subject }) => subject)).toEqual([`${own.name}, MA expires in 30 days`]);
    expect(await caseOf(person, own.id)).toMatchObject({ status: 'pending', version: 1 });
  });

  it('is expired afterwards, and renewed by new dates', async () => {
    const { person, own } = await handedIn({ npiNumber: '' });
    await decide(reviewer, person, own.id, { decision: 'verify', version: 1 });
    await makeDue(person, own.id, { expiryDate: dayFromNow(-2) });
    await stack.runSchedule('watch-credentials');
    const expired = await caseOf(person, own.id);
    expect(expired).toMatchObject({ status: 'expired', source: 'reviewer' });
    expect(expired.history.at(-1)).toMatchObject({ actor: 'system', cause: 'credentialExpired' });
    await stack.drain();
    expect((await stack.mails(person.email)).map(({ subject }) => subject)).toContain(`${own.name}, MA: Expired`);
    await save(person, 1, { licenses: [{ ...own, expiryDate: dayFromNow(700) }] });
    expect(await caseOf(person, own.id)).toMatchObject({ status: 'pending', expiryDate: dayFromNow(700) });
  });

  it('is in the list of due items until nothing is due', async () => {
    const { person, own } = await handedIn({ npiNumber: '' });
    const item = async () =>
      (await client.send(new GetCommand({ TableName, Key: keys.verification(person.userId, own.id) }))).Item;
    expect((await item())?.['gsi2pk']).toBe(indexes.dueCredentials);
    await decide(reviewer, person, own.id, { decision: 'reject', note: 'Unknown there.', version: 1 });
    expect((await item())?.['gsi2pk']).toBeUndefined();
  });
});
