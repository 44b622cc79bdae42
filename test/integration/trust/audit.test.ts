import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { auditRoutes } from '@shared/trust/api/audit.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { auditChains, isSealed } from '@shared/trust/rules/audit-chain';
import type { AuditEntry } from '@shared/trust/model/audit';
import { describe, expect, it } from 'vitest';
import { appendChanges } from '@lambdas/trust/audit/append-changes';
import { readSealedHeads } from '@lambdas/trust/audit/roots-gateway';
import { verifyChains } from '@lambdas/trust/audit/verify-chains';
import { imageOf } from '@lambdas/events/stream-image.fake';
import { systemClock } from '@lambdas/platform/clock';
import { createStageHash } from '@lambdas/platform/crypto/stage-hash';
import { openObjectStorage } from '@lambdas/platform/gateways/object-storage';
import { DeleteCommand, UpdateCommand } from '@lambdas/platform/table/commands';
import { getItem, openTable } from '@lambdas/platform/table/table';
import { createAuditAppender } from '@lambdas/store/trust/audit/append-lines';
import { createAuditHeads } from '@lambdas/store/trust/audit/audit-heads';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { apply, createJob, registerAdmin, registerApplicant, registerTeam } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const logOf = async (admin: Employer, query = {}): Promise<AuditEntry[]> => {
  await stack.drain();
  return (await api(auditRoutes.listAuditLines, { query }, as(admin))).body.items;
};
const brief = ({ line }: AuditEntry) => `${line.kind} ${line.thing} by ${line.actor} in ${line.operation}`;

describe('the audit log of an organization', () => {
  it('records who did what, with values that are not personal', async () => {
    const { admin, manager } = await registerTeam(stack);
    const { jobId } = await createJob(manager);
    const applicant = await registerApplicant();
    const { applicationId, version } = await apply(applicant, jobId);
    const move = { status: 'shortlisted' as const, version };
    await api(applicationRoutes.changeApplicationStatus, { params: { applicationId }, body: move }, as(manager));
    const entries = await logOf(admin, { entities: 'Application,Job' });
    const applied = entries.find(({ line }) => line.thing === 'Application' && line.kind === 'created');
    expect(applied?.line).toMatchObject({
      actor: `u#${applicant.userId}`,
      operation: 'applyToJob',
      targets: { applicationId, jobId, professionalId: applicant.userId, organizationId: admin.organizationId },
      requestId: expect.any(String) as string,
      address: expect.stringMatching(/^[\w-]{16}$/) as string,
    });
    const moved = entries.find(({ line }) => line.operation === 'changeApplicationStatus');
    expect(moved).toMatchObject({
      actor: { kind: 'person', name: expect.stringContaining('Manager') as string },
      line: { changes: [{ field: 'status', before: 'new', after: 'shortlisted' }] },
    });
    expect(entries.map(brief)).toContain(`created Job by u#${manager.userId} in createJob`);
    expect(JSON.stringify(entries.map(({ line }) => line))).not.toContain(applicant.email);
  });

  it('is readable by its own administrators only', async () => {
    const { admin, manager, member } = await registerTeam(stack);
    const other = await registerEmployer();
    const professional = await registerProfessional();
    const statuses = await Promise.all(
      [manager, member, professional].map(
        async (it) => (await api(auditRoutes.listAuditLines, { query: {} }, as(it))).status,
      ),
    );
    expect(statuses).toEqual([403, 403, 403]);
    const own = await logOf(admin);
    const foreign = await logOf(other, { target: admin.organizationId });
    expect(own.length).toBeGreaterThan(2);
    expect(foreign).toEqual([]);
  });

  it('names who deleted something', async () => {
    const { admin, manager } = await registerTeam(stack);
    const { jobId } = await createJob(manager, {}, 'draft');
    await stack.drain();
    await api(jobRoutes.deleteJob, { params: { jobId } }, as(manager));
    const [deleted] = await logOf(admin, { target: jobId });
    expect(deleted && brief(deleted)).toBe(`deleted Job by u#${manager.userId} in deleteJob`);
  });

  it('keeps every line when many write at once', async () => {
    const admin = await registerAdmin();
    const jobs = await Promise.all(Array.from({ length: 8 }, () => createJob(admin, {}, 'draft')));
    const entries = await logOf(admin, { entities: 'Job' });
    const created = entries.filter(({ line }) => line.kind === 'created').map(({ line }) => line.targets['jobId']);
    expect(created.sort()).toEqual(jobs.map(({ jobId }) => jobId).sort());
  });

  it('filters by person, day, and kind of record, and logs each export of a table', async () => {
    const { admin, manager } = await registerTeam(stack);
    await createJob(manager, {}, 'draft');
    await createJob(admin, {}, 'draft');
    const byManager = await logOf(admin, { actor: `u#${manager.userId}`, entities: 'Job' });
    expect(byManager.map(brief)).toEqual([`created Job by u#${manager.userId} in createJob`]);
    expect(byManager[0]).toMatchObject({ actor: { kind: 'person', name: expect.any(String) as string } });
    expect(await logOf(admin, { to: '2020-01-01' })).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await logOf(admin, { from: today, entities: 'Job' })).length).toBe(2);
    const { body } = await api(auditRoutes.exportAuditLines, { body: { entities: 'Job' } }, as(admin));
    expect(body.rows).toBe(2);
    expect(body.csv.split('\r\n')[0]).toContain('Time (UTC)');
    const [exported] = await logOf(admin, { entities: 'AuditReading' });
    expect(exported?.line).toMatchObject({ actor: `u#${admin.userId}`, operation: 'exportAuditLines' });
  });
});

describe('a redelivered change', () => {
  const appender = createAuditAppender(openTable(), createStageHash(), systemClock);
  const record = (eventID: string, organizationId: string) => ({
    eventID,
    eventName: 'INSERT' as const,
    dynamodb: {
      SequenceNumber: eventID,
      ApproximateCreationDateTime: Date.now() / 1000,
      Keys: imageOf({ pk: `JOB#${eventID}`, sk: 'JOB' }),
      NewImage: imageOf({ entity: 'Job', organizationId, jobId: `job_${eventID}`, status: 'draft' }),
    },
  });

  it('appends nothing, also next to new ones and concurrently', async () => {
    const admin = await registerAdmin();
    const records = ['r1', 'r2', 'r3'].map((id) => record(`${id}-${admin.userId}`, admin.organizationId));
    const both = [records.slice(0, 2), records];
    const answers = await Promise.all(both.map((part) => appendChanges(appender, part)));
    expect(answers).toEqual([{ batchItemFailures: [] }, { batchItemFailures: [] }]);
    const entries = await logOf(admin, { entities: 'Job' });
    expect(entries.map(({ line }) => line.id).sort()).toEqual(records.map(({ eventID }) => eventID).sort());
    expect(entries.every(({ line }) => line.actor === 'system#unknown')).toBe(true);
  });
});

describe('roots', () => {
  const table = openTable();
  const heads = createAuditHeads(table);
  const hash = createStageHash();
  const verify = (chain: string) =>
    verifyChains({
      chains: async function* () {
        await Promise.resolve();
        yield { chain, position: chain };
      },
      lost: heads.lost,
      lines: heads.lines,
      sealed: async function* () {
        for await (const sealed of readSealedHeads(process.env['AUDIT_BUCKET'] ?? '', '2000')) {
          const covered = sealed.heads.filter((head) => head.chain === chain);
          if (covered.length > 0) yield sealed;
        }
      },
      mac: ({ chain: of, seq, hash: own }) => hash('audit-line', `${of}\n${seq}\n${own}`),
      hasTime: () => true,
    });
  const sealedTeam = async () => {
    const admin = await registerAdmin();
    await createJob(admin, {}, 'draft');
    await stack.drain();
    await stack.runSchedule('checkpoint-audit');
    const chain = auditChains.organization(admin.organizationId);
    const { body } = await api(auditRoutes.proveAuditLines, { query: {} }, as(admin));
    return { admin, chain, proof: body };
  };
  const brokenIn = async (chain: string) =>
    (await verify(chain)).broken.filter((it) => 'chain' in it && it.chain === chain);

  it('prove the lines to the reader, and report no problem', async () => {
    const { admin, chain, proof } = await sealedTeam();
    expect(proof.seal?.chain).toBe(chain);
    expect(proof.lines.length).toBeGreaterThan(2);
    expect(await isSealed(proof.seal!, proof.lines)).toBe(true);
    const below = await api(auditRoutes.proveAuditLines, { query: { before: 3 } }, as(admin));
    expect(below.body.lines.map(({ seq }) => seq)).toEqual([2, 1]);
    expect(await brokenIn(chain)).toEqual([]);
  });

  it('detect a line that was changed in the table', async () => {
    const { chain, proof } = await sealedTeam();
    const { seq } = proof.lines[1]!;
    const Key = keys.auditLine(chain, seq);
    const change = { UpdateExpression: 'SET actor = :a', ExpressionAttributeValues: { ':a': 'u#forged' } };
    await table.client.send(new UpdateCommand({ TableName: table.name, Key, ...change }));
    expect(await brokenIn(chain)).toEqual([{ chain, seq, problem: 'changed' }]);
  });

  it('detect a missing line, and missing newest ones with their head', async () => {
    const { chain, proof } = await sealedTeam();
    const newest = proof.lines[0]!;
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.auditLine(chain, newest.seq) }));
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.auditHead(chain) }));
    expect(await brokenIn(chain)).toEqual([{ chain, seq: newest.seq, problem: 'removed' }]);
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.auditLine(chain, 1) }));
    expect(await brokenIn(chain)).toEqual([{ chain, seq: 1, problem: 'missing' }]);
    await expect(stack.runSchedule('verify-audit')).rejects.toThrow(/500|altered/);
  });

  it('cannot be overwritten or deleted', async () => {
    const { proof } = await sealedTeam();
    const root = { Bucket: process.env['AUDIT_BUCKET'], Key: `roots/${proof.seal!.at.replaceAll(':', '-')}.json` };
    const client = openObjectStorage();
    await expect(client.send(new PutObjectCommand({ ...root, Body: '{}' }))).rejects.toThrow('Access Denied');
    const again = new PutObjectCommand({ ...root, Body: '{}', IfNoneMatch: '*' });
    await expect(client.send(again)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(client.send(new DeleteObjectCommand(root))).rejects.toThrow('Access Denied');
  });
});

it("a person's own activity has only their own actions", async () => {
  const person = await registerProfessional();
  await api(accountRoutes.changeLanguage, { body: { language: 'es' } }, as(person));
  await stack.drain();
  const { body } = await api(auditRoutes.listOwnActivity, { query: {} }, as(person));
  expect(body.items[0]).toMatchObject({
    thing: 'Account',
    kind: 'changed',
    own: true,
    changes: [{ field: 'language', before: 'en', after: 'es' }],
  });
  expect(body.items.some(({ thing, kind }) => thing === 'Account' && kind === 'created')).toBe(true);
  const head = await getItem(openTable(), keys.auditHead(auditChains.person(person.userId)), true);
  expect(Number(head?.['seq'])).toBeGreaterThan(1);
});
