import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { auditRoutes } from '@shared/trust/api/audit.routes';
import { healthFileRoutes } from '@shared/people/api/health-file.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { png } from '@lambdas/platform/files/images.fake';
import { sendFile } from '../../../scripts/seed/images/send-file';
import { api } from '../../support/client';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam } from '../../support/marketplace';
import { buildExports, listOf, textIn as text, unzipped } from '../../support/accounts/exports';
import { conversationBetween } from '../../support/messages/messages';
import { mailsTo, registerEmployer, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const request = (person: Person, password = person.password) =>
  api(accountRoutes.requestDataExport, { body: { password } }, as(person));
const newest = async (person: Person) => (await api(accountRoutes.getDataExport, {}, as(person))).body.export;

const build = (): Promise<void> => buildExports(stack);

const download = async (person: Person) => {
  const { status, body } = await api(accountRoutes.downloadDataExport, {}, as(person));
  expect(status).toBe(200);
  return unzipped(body.url);
};

const keepHealthDocument = async (person: Person, content: Buffer): Promise<void> => {
  const params = { code: 'tuberculosis' } as const;
  const record = { takenOn: dayFromNow(-300), validUntil: dayFromNow(65), evidence: 'test' } as const;
  await api(healthFileRoutes.saveHealthRecord, { params, body: { record, version: 0 } }, as(person));
  const upload = { contentType: 'image/png', size: content.length } as const;
  const target = (await api(healthFileRoutes.requestHealthUpload, { params, body: upload }, as(person))).body;
  await sendFile(target, content);
  const body = { uploadId: target.uploadId, fileName: 'igra.png' };
  expect((await api(healthFileRoutes.setHealthDocument, { params, body }, as(person))).status).toBe(200);
};

describe('the export of a person', () => {
  it('needs the password, and is created once per day however often it is requested', async () => {
    const person = await registerProfessional();
    expect((await request(person, 'not the password')).body.code).toBe('WRONG_PASSWORD');
    expect(await newest(person)).toBeNull();
    const both = await Promise.all([request(person), request(person)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.export).toEqual(both[1].body.export);
    expect((await api(accountRoutes.downloadDataExport, {}, as(person))).status).toBe(404);
    await build();
    expect(await newest(person)).toMatchObject({ state: 'ready' });
    const again = await request(person);
    expect(again).toMatchObject({ status: 429, body: { code: 'COOLDOWN' } });
    expect(again.body.retryAfterSeconds).toBeGreaterThan(23 * 3600);
  });

  it('contains what the person wrote, uploaded, and received, but not notes by others', async () => {
    const employer = await registerEmployer();
    const { jobId } = await createJob(employer);
    const person = await registerApplicant({}, { dateOfBirth: '1990-02-03' });
    const { applicationId } = await apply(person, jobId);
    await conversationBetween(employer, person.userId, 'When can you start?');
    const picture = png(40, 30);
    await keepHealthDocument(person, picture);
    await request(person);
    await build();

    const zip = await download(person);
    expect(listOf(zip, 'account', 'Account')).toMatchObject([{ email: person.email }]);
    expect(listOf(zip, 'applications', 'Application')).toMatchObject([{ applicationId, status: 'new' }]);
    expect(listOf(zip, 'applications', 'Application')[0]).not.toHaveProperty('rating');
    expect(listOf(zip, 'messages', 'Message')).toMatchObject([{ content: 'When can you start?' }]);
    expect(listOf(zip, 'health', 'HealthFile')).toMatchObject([{ records: [{ code: 'tuberculosis' }] }]);
    expect(listOf(zip, 'profile', 'PrivateDetails')).toMatchObject([{ dateOfBirth: '1990-02-03' }]);
    const file = Object.keys(zip).find((path) => path.endsWith('igra.png'))!;
    expect(Buffer.compare(Buffer.from(zip[file]!), picture)).toBe(0);
    const { files } = JSON.parse(text(zip, 'manifest.json')) as { files: { path: string; sha256: string }[] };
    for (const { path, sha256 } of files) {
      expect([path, sha256]).toEqual([path, createHash('sha256').update(zip[path]!).digest('hex')]);
    }
    expect(text(zip, 'index.html')).toContain('Health records');
  });

  it('is announced by email and in the list of notifications, and recorded', async () => {
    const person = await registerProfessional();
    await request(person);
    await build();
    const subject = 'Your data export is ready';
    expect((await mailsTo(person.email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
    const { items } = (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body;
    expect(items.map(({ title }) => title)).toContain(subject);
    await download(person);
    await stack.drain();
    const activity = (await api(auditRoutes.listOwnActivity, { query: {} }, as(person))).body.items;
    const changed = activity.filter(({ thing }) => thing === 'DataExport').flatMap(({ changes }) => changes);
    expect(changed.map(({ field }) => field)).toEqual(expect.arrayContaining(['state', 'downloadedAt']));
  });

  it('expires after its days', async () => {
    const person = await registerProfessional();
    await request(person);
    await build();
    const table = openTable();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.dataExport(person.userId),
        UpdateExpression: 'SET expiresAt = :past, requestedAt = :past',
        ExpressionAttributeValues: { ':past': new Date(Date.now() - 8 * 86_400_000).toISOString() },
      }),
    );
    expect(await newest(person)).toMatchObject({ state: 'expired' });
    expect((await api(accountRoutes.downloadDataExport, {}, as(person))).status).toBe(404);
    expect((await request(person)).body.export).toMatchObject({ state: 'requested' });
  });
});

describe('the export of an organization', () => {
  it('is for its administrator, with the data that the organization may keep', async () => {
    const { admin, manager } = await registerTeam(stack);
    const { jobId } = await createJob(admin);
    const person = await registerApplicant();
    const { applicationId } = await apply(person, jobId);
    const body = { password: manager.password };
    expect((await api(accountRoutes.requestOrganizationExport, { body }, as(manager))).status).toBe(403);
    const own = { body: { password: admin.password } };
    expect((await api(accountRoutes.requestOrganizationExport, own, as(admin))).status).toBe(200);
    await build();
    expect(await newest(admin)).toBeNull();
    expect((await api(accountRoutes.downloadOrganizationExport, {}, as(manager))).status).toBe(403);
    const zip = await unzipped((await api(accountRoutes.downloadOrganizationExport, {}, as(admin))).body.url);
    expect(listOf(zip, 'jobs', 'Job')).toMatchObject([{ jobId }]);
    expect(listOf(zip, 'candidates', 'Application')).toMatchObject([{ applicationId }]);
    expect(listOf(zip, 'candidates', 'ApplicationContent')).toEqual([]);
    expect(listOf(zip, 'audit', 'AuditLine').length).toBeGreaterThan(0);
    expect(Object.keys(zip).join()).not.toContain('resume');
  });
});
