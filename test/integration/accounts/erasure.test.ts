import { GetObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { exportWorkKeys } from '@shared/platform/media';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openObjectStorage } from '@lambdas/platform/gateways/object-storage';
import { createStageHash } from '@lambdas/platform/crypto/stage-hash';
import { DeleteCommand, GetCommand, PutCommand } from '@lambdas/platform/table/commands';
import { openTable, type Item } from '@lambdas/platform/table/table';
import {
  createAccountDeletions,
  createDeletionReminders,
  createDueErasures,
  createRestoredDeletions,
} from '@lambdas/store/accounts/account-deletions/account-deletions';
import { openErasure } from '@lambdas/accounts/account-deletions/erasure/deps';
import { readErasureList } from '@lambdas/accounts/account-deletions/erasure/erasure-list-gateway';
import { erasureRules } from '@lambdas/accounts/account-deletions/erasure/erasure-rules';
import { reapplyErasures } from '@lambdas/accounts/account-deletions/erasure/reapply-erasures';
import type { EntityName } from '@lambdas/store/entity';
import { keys } from '@lambdas/store/keys';
import { createOrganizationClosings } from '@lambdas/store/organizations/organization-closings/closings';
import { scanTable } from '../../../scripts/lib/scan-table';
import { api } from '../../support/client';
import type { Canaries } from '../../support/canaries';
import { daysAgo, deletionOf, eraseNow, requestErasure } from '../../support/accounts/erasing';
import { useAllFeatures, type AllFeatures } from '../../support/all-features';
import { apply, createJob, registerApplicant, registerTeam } from '../../support/marketplace';
import { conversationsOf } from '../../support/messages/messages';
import { mailsTo, registerEmployer, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const erase = (person: Person): Promise<void> => eraseNow(stack, person);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Set) return [...value].flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const kindsIn = (text: string, canaries: Canaries): string[] =>
  Object.entries(canaries).flatMap(([kind, canary]) =>
    text.toLowerCase().includes(canary.toLowerCase()) ? [kind] : [],
  );

/** Finds canaries in the entire table, by entity. */
const foundInTable = async (canaries: Canaries): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for await (const item of scanTable(openTable())) {
    const kinds = kindsIn(textsIn(item).join('\0'), canaries);
    const entity = String(item['entity']);
    if (kinds.length > 0) found[entity] = [...new Set([...(found[entity] ?? []), ...kinds])].toSorted();
  }
  return found;
};

const itemsWith = async (userId: string): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of scanTable(openTable())) if (String(item['pk']).includes(userId)) found.push(item);
  return found;
};

const buckets = ['UPLOADS_BUCKET', 'MEDIA_BUCKET', 'DOCUMENTS_BUCKET', 'AUDIT_BUCKET', 'INBOUND_MAIL_BUCKET'] as const;

/** Also finds deleted and replaced versions. */
const foundInBuckets = async (canaries: Canaries, userId: string): Promise<string[]> => {
  const client = openObjectStorage();
  const found: string[] = [];
  for (const name of buckets) {
    const Bucket = process.env[name]!;
    const { Versions = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
    for (const { Key = '', VersionId, IsLatest } of Versions) {
      // The lifecycle removes them a day after they were deleted.
      if (!IsLatest && Key.startsWith(exportWorkKeys)) continue;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, VersionId }));
      const text = Buffer.from((await Body?.transformToByteArray()) ?? []).toString('latin1');
      const isOwn = Key.includes(userId) && !Key.startsWith('erasures/');
      if (isOwn || kindsIn(text, canaries).length > 0) found.push(`${Bucket}/${Key}`);
    }
  }
  return found;
};

const newestSnapshot = async (): Promise<string> => {
  const client = openObjectStorage();
  const Bucket = process.env['SEARCH_BUCKET']!;
  const read = async (Key: string): Promise<Buffer> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  };
  const { key } = JSON.parse((await read('newest-professionals.json')).toString()) as { key: string };
  return (await promisify(zstdDecompress)((await read(key)).subarray(8))).toString('utf8');
};

const expected = new Set<string>([
  ...['AccountDeletion', 'AuditHead', 'AuditLine', 'AuditRecord', 'AuditReading', 'AuditSeal', 'Sessions', 'Tombstone'],
  ...['Cooldown', 'DailyCount', 'Idempotency', 'ProcessedEvent', 'ReportedThing', 'Upload', 'WorkCount'],
]);

describe('someone who used every feature', () => {
  let it_: AllFeatures;
  let before: Record<string, string[]>;
  beforeAll(async () => {
    it_ = await useAllFeatures(stack);
    await stack.runSchedule('snapshot-search');
    before = await foundInTable(it_.canaries);
    expect(await newestSnapshot()).toContain(it_.person.userId);
    await requestErasure(it_.person, 'doctor');
    await erase(it_.person);
  }, 240_000);

  it('has data everywhere', () => {
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        ...[
          'Account',
          'PersonName',
          'SkillsChecklist',
          'Phone',
          'PrivateDetails',
          'Profile',
          'SearchChange',
          'JobAlert',
          'JobInvitation',
        ],
        ...['ApplicationNote', 'Scorecard', 'Interview', 'InterviewTime', 'Offer', 'Placement', 'Timesheet'],
        ...[
          'ComplianceFile',
          'DocumentOpening',
          'Notification',
          'Reference',
          'Report',
          'ReportCase',
          'Ticket',
          'TicketPost',
        ],
      ]),
    );
  });

  it('is erased, with a receipt for each step', async () => {
    const deletion = await deletionOf(it_.person.userId);
    expect(deletion).toMatchObject({ state: 'erased', details: null });
  });

  it('is in no table item, except those kept for a reason', async () => {
    expect(await foundInTable(it_.canaries)).toEqual({
      Placement: ['name'],
      Timesheet: ['name'],
      // The person's text as a referee, and the fact that it was answered, concerns someone else.
      Reference: ['email', 'name'],
      Notification: ['name'],
      // Expires within a day.
      Idempotency: ['about', 'email', 'name', 'phone'],
    });
  });

  it('has no items left except expiring ones', async () => {
    const left = (await itemsWith(it_.person.userId)).map(({ entity }) => String(entity));
    for (const entity of left) expect(erasureRules[entity as EntityName].kept, entity).toBeDefined();
    expect([...new Set(left)].filter((entity) => !expected.has(entity))).toEqual([]);
  });

  it('has no file, and is in no snapshot, dead letter, or log', async () => {
    const { canaries, person } = it_;
    expect(await foundInBuckets(canaries, person.userId)).toEqual([]);
    const snapshot = await newestSnapshot();
    expect(snapshot).not.toContain(person.userId);
    expect(kindsIn(snapshot, canaries)).toEqual([]);
    expect(kindsIn(JSON.stringify(await stack.deadLetters()), canaries)).toEqual([]);
    expect(kindsIn((await stack.lambdaLog()).join('\n'), canaries)).toEqual([]);
  });

  it('can neither sign in nor use a token', async () => {
    const { person } = it_;
    expect((await api(accountRoutes.getMe, {}, as(person))).status).toBeGreaterThanOrEqual(400);
    const saved = await api(accountRoutes.changeLanguage, { body: { language: 'en' } }, as(person));
    expect(saved.status).toBe(401);
  });

  it('got the result by email, and gets no other', async () => {
    const mails = await mailsTo(it_.canaries.email);
    expect(mails[0]?.subject).toBe('Your Wardline account is deleted');
    expect(mails.filter(({ subject }) => subject === mails[0]?.subject)).toHaveLength(1);
  });

  it('leaves the other side its conversation and its record of the application', async () => {
    const { team, ids } = it_;
    const { items } = await conversationsOf(team.admin);
    expect(items.map(({ conversationId }) => conversationId)).toContain(ids.conversationId);
    const params = { applicationId: ids.applicationId };
    const application = await api(applicationRoutes.getApplication, { params }, as(team.admin));
    expect(application.status).toBe(200);
    const list = await api(professionalRoutes.listSavedProfessionals, { query: {} }, as(team.admin));
    expect(list.body.items).toEqual([]);
  });
});

describe('a member of a team', () => {
  it('leaves it, and what they wrote stays without a name', async () => {
    const { admin, manager } = await registerTeam(stack);
    const job = await createJob(manager);
    await requestErasure(manager, 'employer');
    await erase(manager);
    expect(await deletionOf(manager.userId)).toMatchObject({ state: 'erased' });
    const members = (await api(organizationRoutes.listTeamMembers, {}, as(admin))).body.items;
    expect(members.map(({ user_id }) => user_id)).not.toContain(manager.userId);
    const shown = await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(admin));
    expect(shown.status).toBe(200);
    const left = await foundInTable({ email: manager.email } as Canaries);
    expect(Object.keys(left).filter((entity) => !expected.has(entity))).toEqual([]);
  });

  it('who is the last administrator is not erased', async () => {
    const employer = await registerEmployer();
    await requestErasure(employer, 'employer');
    await expect(stack.runSchedule('erase-accounts')).rejects.toThrow();
    expect(await deletionOf(employer.userId)).toMatchObject({ state: 'pending', steps: [] });
    expect((await api(accountRoutes.getMe, {}, as(employer))).status).toBe(200);
    // Runs of other tests must not fail because of it.
    await createAccountDeletions(openTable()).cancel(employer.userId, daysAgo(1));
  });
});

describe('the only member of an organization', () => {
  it('is erased once the organization is closed, which starts by itself and once', async () => {
    const employer = await registerEmployer();
    const { body } = await api(accountRoutes.getMe, {}, as(employer));
    const { organizationId } = body.membership!;
    await createJob(employer);
    await requestErasure(employer, 'employer', 0, {
      membership: { userId: employer.userId, organizationId, role: 'admin' },
      keeper: null,
    });
    await Promise.all([stack.runSchedule('erase-accounts'), stack.runSchedule('erase-accounts')]);
    const closings = createOrganizationClosings(openTable());
    expect(await closings.get(organizationId)).toMatchObject({ state: 'removing', memberIds: [employer.userId] });
    await stack.runSchedule('close-organizations');
    await stack.drain();
    const closed = await closings.get(organizationId);
    expect(closed).toMatchObject({ state: 'closed' });
    expect(closed?.receipts.map(({ step }) => step)).toContain('balance');
    await erase(employer);
    expect((await deletionOf(employer.userId))?.state).toBe('erased');
    expect((await api(organizationRoutes.getPublicOrganization, { params: { organizationId } })).status).toBe(404);
  });
});

describe('a request', () => {
  const due = async (ago: number) => {
    const person = await registerProfessional();
    return { person, item: await requestErasure(person, 'doctor', ago) };
  };

  it('is one for two at once', async () => {
    const person = await registerProfessional();
    const both = await Promise.all([requestErasure(person, 'doctor', -1), requestErasure(person, 'doctor', -1)]);
    expect(both[0]).toEqual(both[1]);
  });

  it('is either canceled or erased, in whichever order both come', async () => {
    const { person, item } = await due(0);
    const store = { ...createAccountDeletions(openTable()), ...createDueErasures(openTable()) };
    const lease = { now: new Date().toISOString(), until: daysAgo(-1) };
    const justBefore = new Date(Date.parse(item.dueAt) - 1).toISOString();
    const [canceled, taken] = await Promise.all([store.cancel(person.userId, justBefore), store.take(item, lease)]);
    expect([canceled, taken].filter(Boolean)).toHaveLength(1);
    expect(await store.cancel(person.userId, lease.now)).toBeNull();
    if (taken) await store.finish(taken, lease.now);
  });

  it('can be made again after it was canceled', async () => {
    const { person } = await due(-1);
    const store = createAccountDeletions(openTable());
    const now = new Date().toISOString();
    expect(await store.cancel(person.userId, now)).toMatchObject({ state: 'canceled', canceledAt: now });
    expect(await store.cancel(person.userId, now)).toBeNull();
    expect(await requestErasure(person, 'doctor', -1)).toMatchObject({ state: 'pending', version: 1 });
  });

  it('is reminded of once', async () => {
    const { person, item } = await due(-1);
    const reminders = createDeletionReminders(openTable());
    const listed = async () => (await reminders.page(item.dueAt, null)).deletions.map(({ userId }) => userId);
    expect(await listed()).toContain(person.userId);
    const marked = await Promise.all([1, 2].map(() => reminders.markReminded(item, daysAgo(0))));
    expect(marked.toSorted()).toEqual([false, true]);
    expect(await listed()).not.toContain(person.userId);
  });
});

describe('the address of an erased person', () => {
  it('gets no invitation, until it has an account again', async () => {
    const person = await registerProfessional();
    await requestErasure(person, 'doctor');
    await erase(person);
    const before = (await mailsTo(person.email)).length;
    const { admin } = await registerTeam(stack);
    const invite = { email: person.email, role: 'member', department: '', firstName: '', lastName: '' } as never;
    await api(organizationRoutes.inviteMember, { body: invite }, { ...as(admin), idempotencyKey: person.userId });
    await stack.drain();
    expect((await mailsTo(person.email)).length).toBe(before);
    await registerProfessional({ email: person.email });
    const { client, name } = openTable();
    const hash = await createStageHash()('email', person.email);
    const { Item: stop } = await client.send(new GetCommand({ TableName: name, Key: keys.mailSuppression(hash) }));
    expect(stop).toBeUndefined();
  });
});

it('a restored backup is erased again before it opens', async () => {
  const person = await registerApplicant({}, { bio: `I was there: ${randomUUID()}.` });
  const { jobId } = await createJob(await registerEmployer());
  await apply(person, jobId);
  await stack.drain();
  const table = openTable();
  const backup: Item[] = [];
  for await (const item of scanTable(table)) {
    const isTechnical = expected.has(String(item['entity']));
    if (!isTechnical && JSON.stringify(item).includes(person.userId)) backup.push(item);
  }
  await requestErasure(person, 'doctor');
  await erase(person);
  const key = keys.account(person.userId);
  const isThere = async () =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: key }))).Item !== undefined;
  expect(await isThere()).toBe(false);

  const restore = async () => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.accountDeletion(person.userId) }));
    for (const item of backup) await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
  };
  await restore();
  // Writing the items emits events here; a restored table has none.
  await stack.drain();
  expect(await isThere()).toBe(true);
  const mails = (await mailsTo(person.email)).length;
  const records = async function* () {
    for await (const it of readErasureList(process.env['AUDIT_BUCKET']!)) if (it.userId === person.userId) yield it;
  };
  const deps = { erasure: openErasure(table), restored: createRestoredDeletions(table) };
  expect(await reapplyErasures(deps, records())).toEqual({ read: 1, erased: 1, failed: 0 });
  expect(await reapplyErasures(deps, records())).toEqual({ read: 1, erased: 0, failed: 0 });
  await stack.drain();
  expect(await isThere()).toBe(false);
  const left = Object.keys(await foundInTable({ email: person.email } as Canaries));
  expect(left.filter((entity) => !expected.has(entity))).toEqual([]);
  expect((await mailsTo(person.email)).length).toBe(mails);
});
