import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { describe, expect, it } from 'vitest';
import type { LinkedInData, LinkedInPosting } from '../../../emulators/vendors/apis/linkedin-recruiter';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { getItem, openTable, type Key } from '@lambdas/platform/table/table';
import { indexes, keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { createJob, registerAdmin } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { vendorsAt } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);
const table = openTable();
const params = { provider: 'linkedin-recruiter' as const };
const as = ({ token }: Person) => ({ token });
const fields = { companyId: '2414183', posterEmail: 'jobs@harbor.example' };
const description =
  'Care for patients on a 24-bed unit, with nights, weekends, and every third holiday. Lunch is on us.';

const connect = async (admin: Person, changes: Partial<typeof fields> = {}) => {
  const body = { fields: { ...fields, ...changes } };
  const answer = await api(integrationRoutes.connectIntegration, { params, body }, as(admin));
  await stack.drain();
  return answer;
};
/** Postings by the partner's ID of the job. */
const postings = async ({ organizationId }: { organizationId: string }): Promise<Record<string, LinkedInPosting>> => {
  const data = (await vendors.state('linkedin-recruiter')).data as unknown as LinkedInData;
  return data.postings[data.applications[organizationId]?.clientId ?? ''] ?? {};
};
const cardOf = async (admin: Person) =>
  (await api(integrationRoutes.listIntegrations, {}, as(admin))).body.items.find(
    ({ provider }) => provider === params.provider,
  );

describe('LinkedIn Recruiter', () => {
  it("posts the organization's published jobs, and closes them with the job", async () => {
    const admin = await registerAdmin();
    const job = await createJob(admin, { description });
    await createJob(admin, { description: 'Short.', requirements: 'None.' });
    await createJob(admin, { description }, 'draft');
    expect((await connect(admin)).body).toMatchObject({ state: 'connected', account: '2414183' });
    expect(await postings(admin)).toMatchObject({ [job.jobId]: { state: 'LISTED', posterEmail: fields.posterEmail } });
    expect(Object.keys(await postings(admin))).toEqual([job.jobId]);

    const body = { status: 'paused' as const, version: job.version };
    await api(jobRoutes.changeJobStatus, { params: { jobId: job.jobId }, body }, as(admin));
    await stack.drain();
    expect(await postings(admin)).toMatchObject({ [job.jobId]: { state: 'CLOSED' } });
    const next = await createJob(admin, { description });
    await stack.drain();
    expect(await postings(admin)).toMatchObject({ [next.jobId]: { state: 'LISTED' } });
  });

  it('shows errors beside their fields, and stores nothing', async () => {
    const admin = await registerAdmin();
    const answer = await connect(admin, { companyId: 'harbor', posterEmail: '' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['fields.companyId', 'fields.posterEmail']);
    expect(await cardOf(admin)).toMatchObject({ state: 'available', account: null });
  });

  it('reuses its application after reconnecting, and posts nothing while disconnected', async () => {
    const admin = await registerAdmin();
    await connect(admin);
    const { body } = await api(integrationRoutes.disconnectIntegration, { params }, as(admin));
    expect(body).toMatchObject({ revoked: false, integration: { state: 'available' } });
    const { jobId } = await createJob(admin, { description });
    await stack.drain();
    expect(await postings(admin)).toEqual({});
    expect((await connect(admin, { companyId: '99' })).body.account).toBe('99');
    expect(await postings(admin)).toMatchObject({ [jobId]: { integrationContext: 'urn:li:organization:99' } });
  });

  it.each(['429', '500', 'malformed'] as const)('posts with the next try after a %s', async (how) => {
    const admin = await registerAdmin();
    await connect(admin);
    await vendors.fail('linkedin-recruiter', how, 1);
    const first = await createJob(admin, { description });
    await stack.drain();
    const second = await createJob(admin, { description });
    await expect
      .poll(async () => {
        await stack.drain();
        return Object.keys(await postings(admin)).sort();
      })
      .toEqual([first.jobId, second.jobId].sort());
  });

  it('says which postings LinkedIn shows, and why it dropped an accepted one', async () => {
    const admin = await registerAdmin();
    const { organizationId } = admin;
    const good = await createJob(admin, { description });
    const bad = await createJob(admin, { description: `${description} dropped-by-linkedin` });
    await connect(admin);
    const states = async () => {
      const { items } = (await api(integrationRoutes.listPostings, { params, query: {} }, as(admin))).body;
      return Object.fromEntries(items.map(({ jobId, state, reason }) => [jobId, [state, reason]]));
    };
    expect(await states()).toEqual({ [good.jobId]: ['sent', null], [bad.jobId]: ['sent', null] });

    // Moves the first check into the past.
    const item = await getItem(table, keys.integration(organizationId, params.provider), true);
    const integrationId = String(item?.['integrationId']);
    const past = new Date(Date.now() - 60_000).toISOString();
    const due = async (Key: Key, set: Record<string, string>) => {
      await table.client.send(new UpdateCommand({ TableName: table.name, Key, ...buildUpdate({ set }) }));
    };
    await due(keys.integrationTask(integrationId, 'check#all'), { dueAt: past });
    await due(keys.integrationWork(integrationId), { dueAt: past, gsi1pk: indexes.dueIntegrations, gsi1sk: past });
    await stack.runSchedule('wake-integrations');
    await stack.drain();
    expect(await states()).toEqual({
      [good.jobId]: ['listed', null],
      [bad.jobId]: ['not_listed', 'This job has an invalid location.'],
    });
    const other = await registerAdmin();
    const foreign = await api(integrationRoutes.listPostings, { params, query: {} }, as(other));
    expect(foreign.status).toBe(404);
  });

  it('has no consent page', async () => {
    const admin = await registerAdmin();
    expect((await api(integrationRoutes.startIntegration, { params }, as(admin))).status).toBe(404);
    const zoom = { params: { provider: 'zoom' as const }, body: { fields: {} } };
    expect((await api(integrationRoutes.connectIntegration, zoom, as(admin))).status).toBe(404);
  });
});
