import { apiKeyRoutes } from '@shared/connect/api/api-keys.routes';
import { auditRoutes } from '@shared/trust/api/audit.routes';
import { answerHeaders } from '@shared/core/api/route';
import { publicApplicationRoutes } from '@shared/connect/api/v1/applications.routes';
import { publicJobRoutes } from '@shared/connect/api/v1/jobs.routes';
import { publicTimesheetRoutes } from '@shared/connect/api/v1/timesheets.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { limits } from '@shared/limits';
import { ApiJobForm } from '@shared/connect/model/public-api';
import { keyPrefix, shownKey } from '@shared/connect/model/api-key-vocabulary';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newKeyText } from '@lambdas/platform/machine/key-text';
import { getItem, openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { change, generate, revoke, secretOf } from '../../support/connect/api-keys';
import { api, randomIp, type CallOptions } from '../../support/client';
import { clearToStart } from '../../support/people/compliance';
import { hire } from '../../support/hire';
import { apply, createJob, dayFromNow, jobDraft, registerAdmin, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { handedInWeek } from '../../support/permissions/hiring-rows';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const pick = (from: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
const jobsWith = (token: string, options: CallOptions = {}) =>
  api(publicJobRoutes.v1ListJobs, { query: {} }, { token, ...options });
const listed = async (admin: Person) => (await api(apiKeyRoutes.listApiKeys, {}, as(admin))).body.items;

describe('API keys', () => {
  it('are generated, listed without the secret, used, and revoked', async () => {
    const admin = await registerEmployer();
    const made = await generate(admin, { name: 'Payroll export', scopes: ['jobs:read'] });
    expect(made.status).toBe(201);
    const { key, secret } = made.body;
    expect(secret.startsWith(`${keyPrefix}${key.keyId}`)).toBe(true);
    expect(shownKey(key.keyId)).toBe(`${secret.slice(0, 20)}…`);
    expect(await listed(admin)).toEqual([key]);
    expect(key).toMatchObject({ name: 'Payroll export', scopes: ['jobs:read'], lastUsedAt: null, isExpired: false });

    expect((await jobsWith(secret)).status).toBe(200);
    const [used] = await listed(admin);
    expect(used?.lastUsedAt).toMatch(/:00\.000Z$/);

    expect((await revoke(admin, key.keyId)).status).toBe(200);
    expect(refusal(await jobsWith(secret))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await listed(admin)).toEqual([]);
    expect(refusal(await revoke(admin, key.keyId))).toEqual([404, 'NOT_FOUND']);
  });

  it('are stored as a keyed hash', async () => {
    const admin = await registerEmployer();
    const { key, secret } = (await generate(admin)).body;
    const item = await getItem(openTable(), keys.apiKey(key.keyId), true);
    expect(item).toMatchObject({ secretHash: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(JSON.stringify(item)).not.toContain(secret.slice(20, 52));
  });

  it('have unique names, also when two requests create them at once', async () => {
    const admin = await registerEmployer();
    const made = await Promise.all([
      generate(admin, { name: 'Career site' }),
      generate(admin, { name: 'career  SITE' }),
    ]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 400]);
    const refused = made.find(({ status }) => status === 400)!;
    expect(refused.body.fields).toMatchObject({ name: { code: 'keyNameTaken' } });
    const [only] = await listed(admin);
    await revoke(admin, only!.keyId);
    expect((await generate(admin, { name: 'Career site' })).status).toBe(201);
  });

  it('are revoked once by two concurrent calls', async () => {
    const admin = await registerEmployer();
    const { key } = (await generate(admin)).body;
    const answers = await Promise.all([revoke(admin, key.keyId), revoke(admin, key.keyId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('are limited per organization', async () => {
    const admin = await registerEmployer();
    for (let made = 0; made < limits.apiKeysPerOrganization; made += 1) {
      expect((await generate(admin)).status).toBe(201);
    }
    expect(refusal(await generate(admin))).toEqual([409, 'LIMIT_REACHED']);
    const [newest] = await listed(admin);
    await revoke(admin, newest!.keyId);
    expect((await generate(admin)).status).toBe(201);
  });

  it('explain form errors', async () => {
    const admin = await registerEmployer();
    const form = { name: '', scopes: [], expiresOn: '2020-01-01', ranges: ['10.0.0.0/33'] };
    const { status, body } = await generate(admin, form);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['name', 'ranges.0', 'scopes']);
    const past = await generate(admin, { expiresOn: '2020-01-01' });
    expect(past.body.fields).toMatchObject({ expiresOn: { code: 'keyExpiryPast' } });
  });

  it('are refused with one answer, whatever is wrong with them', async () => {
    const admin = await registerEmployer();
    const { secret } = (await generate(admin)).body;
    const other = newKeyText().text;
    const wrong = [
      other,
      `${other}x`,
      `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`,
      await secretOf(admin, { ranges: ['203.0.113.0/24'] }),
      'x',
    ];
    const answers = await Promise.all(wrong.map((token) => jobsWith(token)));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 401));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([
    ['203.0.113.0/24', '203.0.113.77', 200],
    ['203.0.113.0/24', '203.0.114.1', 401],
    ['198.51.100.4', '198.51.100.4', 200],
    ['2001:db8::/32', '2001:db8:1::5', 200],
    ['2001:db8::/32', '2001:db9::5', 401],
  ])('with the range %s answer %s with %i', async (range, ip, status) => {
    const secret = await secretOf(await registerEmployer(), { ranges: [range] });
    expect((await jobsWith(secret, { ip })).status).toBe(status);
  });

  it('allow a limited number of guesses a minute from one address', async () => {
    const ip = randomIp();
    const statuses: number[] = [];
    for (let guess = 0; guess < 3 * limits.wrongKeysPerAddressPerMinute; guess += 1) {
      const { status, headers } = await jobsWith(newKeyText().text, { ip });
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // A new minute may have started meanwhile.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(
      2 * limits.wrongKeysPerAddressPerMinute,
    );
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('report the rest of the minute’s budget', async () => {
    const secret = await secretOf(await registerEmployer());
    const { headers } = await jobsWith(secret);
    expect(headers.get(answerHeaders.rateLimitPolicy)).toBe(`"key";q=${limits.apiCallsPerMinute};w=60`);
    expect(headers.get(answerHeaders.rateLimit)).toMatch(/^"key";r=\d+;t=\d+$/);
  });

  it('apply a change with the next call', async () => {
    const admin = await registerEmployer();
    const { key, secret } = (await generate(admin, { name: 'Sync', scopes: ['jobs:read'] })).body;
    const day = dayFromNow(7);
    const form = { name: 'Career site', scopes: ['offers:read' as const], expiresOn: day, ranges: ['203.0.113.0/24'] };
    const changed = await change(admin, key.keyId, form, key.version);
    expect([changed.status, changed.body]).toEqual([200, { ...key, ...form, version: 2 }]);
    expect(await listed(admin)).toEqual([changed.body]);
    expect(refusal(await jobsWith(secret))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusal(await jobsWith(secret, { ip: '203.0.113.9' }))).toEqual([403, 'FORBIDDEN']);
    const back = await change(admin, key.keyId, { name: 'Career site', scopes: ['jobs:read'] }, 2);
    expect([back.body.expiresOn, (await jobsWith(secret)).status]).toEqual([null, 200]);
  });

  it('change once when two administrators change them, and not after a revocation', async () => {
    const admin = await registerEmployer();
    const { key } = (await generate(admin)).body;
    const answers = await Promise.all([
      change(admin, key.keyId, { name: 'One' }, 1),
      change(admin, key.keyId, { name: 'Two' }, 1),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(answers.find(({ status }) => status === 409)!)).toEqual([409, 'STALE_VERSION']);
    const [now] = await listed(admin);
    expect([now?.version, ['One', 'Two'].includes(now!.name)]).toEqual([2, true]);

    const [renamed, revoked] = await Promise.all([
      change(admin, key.keyId, { name: 'Three' }, 2),
      revoke(admin, key.keyId),
    ]);
    expect([200, 404]).toContain(renamed.status);
    if (revoked.status !== 200) expect((await revoke(admin, key.keyId)).status).toBe(200);
    expect(refusal(await change(admin, key.keyId, {}, 3))).toEqual([404, 'NOT_FOUND']);
    expect(await listed(admin)).toEqual([]);
    for (const name of ['One', 'Two', 'Three']) expect((await generate(admin, { name })).status).toBe(201);
  });

  it('keep unique names when they change', async () => {
    const admin = await registerEmployer();
    const [{ key }, { key: other }] = [
      (await generate(admin, { name: 'Payroll' })).body,
      (await generate(admin, { name: 'Career site' })).body,
    ];
    const taken = await change(admin, key.keyId, { name: 'career SITE' }, 1);
    expect([taken.status, taken.body.fields]).toMatchObject([400, { name: { code: 'keyNameTaken' } }]);
    expect((await change(admin, key.keyId, { name: 'PAYROLL' }, 1)).body.name).toBe('PAYROLL');
    expect((await change(admin, other.keyId, { name: 'Sync' }, 1)).status).toBe(200);
    expect((await change(admin, key.keyId, { name: 'Career site' }, 2)).status).toBe(200);
    const wrong = { name: '', ranges: ['10.0.0.0/33'], expiresOn: '2020-01-01' };
    const { body } = await change(admin, key.keyId, wrong, 3);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['key.name', 'key.ranges.0']);
    const past = await change(admin, key.keyId, { expiresOn: '2020-01-01' }, 3);
    expect(past.body.fields).toMatchObject({ expiresOn: { code: 'keyExpiryPast' } });
  });

  it('are in the audit log: made, used, changed, and revoked', async () => {
    const admin = await registerAdmin();
    const { key, secret } = (await generate(admin, { name: 'Payroll export' })).body;
    const { jobId, version } = await createJob(admin);
    await jobsWith(secret);
    const body = { status: 'paused' as const, version };
    await api(publicJobRoutes.v1ChangeJobStatus, { params: { jobId }, body }, { token: secret });
    await change(admin, key.keyId, { name: 'Payroll sync' }, key.version);
    await revoke(admin, key.keyId);
    await stack.drain();
    const { items } = (await api(auditRoutes.listAuditLines, { query: {} }, as(admin))).body;
    const lines = items.filter(({ line }) => line.thing === 'ApiKey' || line.operation === 'v1ChangeJobStatus');
    expect(lines.map(({ line, actor }) => `${line.kind} ${line.thing} by ${actor.kind}: ${line.operation}`)).toEqual([
      'deleted ApiKey by person: revokeApiKey',
      'changed ApiKey by person: updateApiKey',
      'changed Job by key: v1ChangeJobStatus',
      'changed ApiKey by key: v1ListJobs',
      'created ApiKey by person: generateApiKey',
    ]);
    // Its current name, also in earlier lines.
    expect(lines[2]?.actor.name?.trim()).toBe('Payroll sync');
    expect(lines[0]?.about).toContain('Payroll sync');
    expect(JSON.stringify(items)).not.toContain(secret);
  });
});

describe('the public API', () => {
  it('lists jobs in pages and changes their state once per idempotency key', async () => {
    const admin = await registerEmployer();
    const other = await registerEmployer();
    const [{ jobId, version }] = await Promise.all([createJob(admin), createJob(other)]);
    const token = await secretOf(admin);
    const { items, nextCursor } = (await jobsWith(token)).body;
    expect([items.map((it) => it.jobId), nextCursor]).toEqual([[jobId], null]);
    expect(items[0]).not.toHaveProperty('contactEmails');

    const idempotencyKey = randomUUID();
    const pause = () =>
      api(
        publicJobRoutes.v1ChangeJobStatus,
        { params: { jobId }, body: { status: 'paused', version } },
        { token, idempotencyKey },
      );
    const [first, again] = [await pause(), await pause()];
    expect([first.status, first.body.status, first.headers.get(answerHeaders.replayed)]).toEqual([200, 'paused', null]);
    expect([again.status, again.body, again.headers.get(answerHeaders.replayed)]).toEqual([200, first.body, 'true']);
    const wrong = await api(publicJobRoutes.v1ListJobs, { query: { cursor: 'x.y' } }, { token });
    expect(refusal(wrong)).toEqual([400, 'INVALID_CURSOR']);
  });

  it('moves applications under the name of the key', async () => {
    const admin = await registerEmployer();
    const { jobId } = await createJob(admin);
    const { applicationId } = await apply(await registerApplicant(), jobId);
    const token = await secretOf(admin, { name: 'Sync' });
    const params = { applicationId };
    const { body } = await api(publicApplicationRoutes.v1GetApplication, { params }, { token });
    const moved = await api(
      publicApplicationRoutes.v1ChangeApplicationStatus,
      { params, body: { status: 'shortlisted', version: body.version } },
      { token },
    );
    expect([moved.status, moved.body.status]).toEqual([200, 'shortlisted']);
    const stale = await api(
      publicApplicationRoutes.v1ChangeApplicationStatus,
      { params, body: { status: 'interview_scheduled', version: body.version } },
      { token },
    );
    expect(refusal(stale)).toEqual([409, 'STALE_VERSION']);
  });

  it('approves timesheets under the name of the key', async () => {
    const admin = await registerAdmin();
    const professional = await registerApplicant();
    const { jobId } = await createJob(admin, { numberOfOpenings: 2 });
    const { applicationId } = await apply(professional, jobId);
    const today = dayFromNow(0);
    const { placementId } = await hire(admin, professional, applicationId, { startOn: today });
    await clearToStart(admin, placementId);
    const params = { placementId, weekStartsOn: handedInWeek() };
    const timesheet = { lines: [{ day: today, minutes: 60, note: '' }] };
    await api(timesheetRoutes.saveTimesheet, { params, body: { timesheet, version: 0 } }, as(professional));
    await api(timesheetRoutes.submitTimesheet, { params, body: { version: 1 } }, as(professional));

    const token = await secretOf(admin, { name: 'Payroll' });
    const query = { status: 'submitted' as const };
    const { items } = (await api(publicTimesheetRoutes.v1ListTimesheets, { query }, { token })).body;
    expect(items.map((it) => it.placementId)).toEqual([placementId]);
    const approve = () =>
      api(publicTimesheetRoutes.v1ApproveTimesheet, { params, body: { version: items[0]!.version } }, { token });
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = answers.find(({ status }) => status === 200);
    expect(done?.body).toMatchObject({ status: 'approved', approvedBy: 'Payroll' });
  });

  it('creates jobs once per idempotency key', async () => {
    const admin = await registerAdmin();
    const token = await secretOf(admin, { name: 'Career site' });
    const job = ApiJobForm.parse(pick(jobDraft(), Object.keys(ApiJobForm.shape)));
    const idempotencyKey = randomUUID();
    const post = () => api(publicJobRoutes.v1CreateJob, { body: { job, status: 'active' } }, { token, idempotencyKey });
    const [first, again] = [await post(), await post()];
    expect([first.status, first.body.status, first.body.title]).toEqual([201, 'active', job.title]);
    expect([again.body, again.headers.get(answerHeaders.replayed)]).toEqual([first.body, 'true']);
    const { jobId } = first.body;
    expect((await jobsWith(token)).body.items.map((it) => it.jobId)).toEqual([jobId]);

    const managed = (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(admin))).body;
    expect(managed.posted_by_profile.first_name).toBe('Career site');
    const professional = await registerApplicant();
    await apply(professional, jobId);
    const detail = () => api(jobRoutes.getJobDetail, { params: { jobId } }, as(professional));
    expect((await detail()).body).toMatchObject({ recruiterId: null, recruiter: { first_name: '' } });
    await api(jobRoutes.assignJob, { body: { jobId, assigneeId: admin.userId } }, as(admin));
    expect((await detail()).body).toMatchObject({ recruiterId: admin.userId });
  });

  it('drafts jobs with only a title, and says what publishing needs', async () => {
    const token = await secretOf(await registerEmployer());
    const post = (status: 'draft' | 'active') =>
      api(publicJobRoutes.v1CreateJob, { body: { job: { title: 'Ward nurse' }, status } }, { token });
    expect((await post('draft')).body).toMatchObject({ title: 'Ward nurse', status: 'draft', publishedAt: null });
    const refused = await post('active');
    expect(refusal(refused)).toEqual([400, 'INVALID_REQUEST']);
    expect(Object.keys(refused.body.fields ?? {})).toContain('job.description');
    const unknown = { job: { title: 'Ward nurse', project: 'x' }, status: 'draft' };
    const answer = await api(publicJobRoutes.v1CreateJob, { body: unknown as never }, { token });
    expect(refusal(answer)).toEqual([400, 'INVALID_REQUEST']);
  });

  it('rejects publishing for an unverified organization', async () => {
    const admin = await registerEmployer({ verified: false });
    const { jobId, version } = await createJob(admin, {}, 'draft');
    const token = await secretOf(admin);
    const body = { status: 'active' as const, version };
    const answer = await api(publicJobRoutes.v1ChangeJobStatus, { params: { jobId }, body }, { token });
    expect(refusal(answer)).toEqual([403, 'ORGANIZATION_NOT_VERIFIED']);
  });
});
