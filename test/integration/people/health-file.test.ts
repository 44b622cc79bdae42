import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { healthFileRoutes } from '@shared/people/api/health-file.routes';
import type { HealthRecordCode, HealthRecordForm } from '@shared/people/model/health-record';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexes, keys } from '@lambdas/store/keys';
import { png } from '@lambdas/platform/files/images.fake';
import { sendFile } from '../../../scripts/seed/images/send-file';
import { api } from '../../support/client';
import { dayFromNow, registerSupport } from '../../support/marketplace';
import { registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
let client: DynamoDBDocumentClient;
let TableName: string;
beforeAll(() => {
  client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  TableName = process.env['TABLE_NAME']!;
});

const as = ({ token }: Person) => ({ token });
const record = (fields: Partial<HealthRecordForm> = {}): HealthRecordForm => ({
  takenOn: dayFromNow(-300),
  validUntil: dayFromNow(65),
  evidence: 'test',
  ...fields,
});
const save = (person: Person, code: HealthRecordCode, fields: Partial<HealthRecordForm> = {}, version = 0) =>
  api(healthFileRoutes.saveHealthRecord, { params: { code }, body: { record: record(fields), version } }, as(person));
const list = async (person: Person) => (await api(healthFileRoutes.listHealthRecords, {}, as(person))).body.items;
const item = async ({ userId }: Person) =>
  (await client.send(new GetCommand({ TableName, Key: keys.healthFile(userId) }))).Item;

const attach = async (person: Person, code: HealthRecordCode) => {
  const params = { code };
  const content = png(40, 30);
  const upload = { contentType: 'image/png', size: content.length } as const;
  const target = (await api(healthFileRoutes.requestHealthUpload, { params, body: upload }, as(person))).body;
  await sendFile(target, content);
  const body = { uploadId: target.uploadId, fileName: 'igra.png' };
  return api(healthFileRoutes.setHealthDocument, { params, body }, as(person));
};

describe('a health file', () => {
  it('keeps records and documents, readable in no table or event', async () => {
    const person = await registerProfessional();
    expect((await save(person, 'tuberculosis')).body).toMatchObject({ code: 'tuberculosis', version: 1 });
    expect((await attach(person, 'tuberculosis')).body).toMatchObject({
      version: 2,
      document: { fileName: 'igra.png' },
    });
    expect(await list(person)).toMatchObject([{ code: 'tuberculosis', evidence: 'test' }]);
    expect(JSON.stringify(await item(person))).not.toMatch(/tuberculosis|igra|validUntil/);
    const params = { code: 'tuberculosis' } as const;
    const { url } = (await api(healthFileRoutes.getHealthDocument, { params }, as(person))).body;
    expect((await fetch(url)).status).toBe(200);
    const without = await api(healthFileRoutes.removeHealthDocument, { params }, as(person));
    expect(without.body).toMatchObject({ version: 3, document: null });
    await api(healthFileRoutes.deleteHealthRecord, { params }, as(person));
    await stack.drain();
    expect(await list(person)).toEqual([]);
    expect(await item(person)).toBeUndefined();
    expect((await fetch(url)).status).toBe(404);
  });

  it('is visible to its owner only, not even to support', async () => {
    const person = await registerProfessional();
    await save(person, 'mmr', { evidence: 'titer', validUntil: null });
    const [stranger, support] = [await registerProfessional(), await registerSupport()];
    expect(await list(stranger)).toEqual([]);
    const params = { code: 'mmr' } as const;
    expect((await api(healthFileRoutes.deleteHealthRecord, { params }, as(stranger))).status).toBe(404);
    expect((await api(healthFileRoutes.listHealthRecords, {}, as(support))).status).toBe(403);
  });

  it('accepts a record that is sent twice once, and both of two concurrent ones', async () => {
    const person = await registerProfessional();
    const answers = await Promise.all([
      save(person, 'respirator_fit'),
      save(person, 'respirator_fit'),
      save(person, 'physical_exam'),
      save(person, 'tuberculosis'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await list(person)).map(({ version }) => version)).toEqual([1, 1, 1]);
    const other = await save(person, 'respirator_fit', { takenOn: dayFromNow(-10) });
    expect(other.body.code).toBe('STALE_VERSION');
    const wrong = await save(person, 'respirator_fit', { takenOn: dayFromNow(5) }, 1);
    expect(wrong.body).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('reminds once, without naming what expires', async () => {
    const person = await registerProfessional();
    await save(person, 'respirator_fit', { validUntil: dayFromNow(40) });
    const at = '2020-01-01T00:00:00.000Z';
    await client.send(
      new UpdateCommand({
        TableName,
        Key: keys.healthFile(person.userId),
        UpdateExpression: 'SET reminders = :reminders, dueAt = :at, gsi2pk = :due, gsi2sk = :sk',
        ExpressionAttributeValues: {
          ':reminders': [{ at, days: 30 }],
          ':at': at,
          ':due': indexes.dueHealthFiles,
          ':sk': `${at}#${person.userId}`,
        },
      }),
    );
    await stack.runSchedule('remind-health-files');
    await stack.runSchedule('remind-health-files');
    await stack.drain();
    const mails = (await stack.mails(person.email)).filter(({ subject }) => subject.includes('health file'));
    expect(mails.map(({ subject }) => subject)).toEqual(['An item in your health file expires in 30 days']);
    expect(mails[0]?.text).not.toMatch(/fit|N95|respirator/i);
    expect((await item(person))?.['gsi2pk']).toBeUndefined();
  });
});
