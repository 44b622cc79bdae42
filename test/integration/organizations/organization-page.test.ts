import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { limits } from '@shared/limits';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTable } from '@lambdas/platform/table/table';
import { DeleteCommand } from '@lambdas/platform/table/commands';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { createJob } from '../../support/marketplace';
import { registerEmployer, verifyOrganization, type Employer } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
let employer: Employer;
let organizationId: string;
beforeAll(async () => {
  employer = await registerEmployer();
  organizationId = employer.me.membership!.organizationId;
});

const read = (id: string) => api(organizationRoutes.getPublicOrganization, { params: { organizationId: id } });
const jobsOf = (id: string, cursor?: string) =>
  api(searchRoutes.listOrganizationJobs, { params: { organizationId: id }, query: cursor ? { cursor } : {} });

const profile = {
  company_name: 'Harbor Health',
  company_description: 'Three clinics by the sea.',
  industry: 'Clinic Network',
  company_size: '51-200',
  website: 'https://harbor.example.test',
  email: 'people@harbor.example.test',
  phone: '+12075550110',
  contact_person: 'Ada Rivera',
  tax_id: '12-3456789',
  business_license: 'BL-1',
  headquarters_address: '1 Secret Street',
  headquarters_city: 'Portland',
  headquarters_state: 'ME',
} as const;

describe('the public page of an organization', () => {
  it('contains only what candidates may read', async () => {
    const body = { profile, version: 1 };
    await api(organizationRoutes.saveOrganization, { body }, { token: employer.token });
    // Its new name was reviewed.
    await stack.drain();
    await verifyOrganization(organizationId);
    await stack.drain();
    const { status, body: shown } = await read(organizationId);
    expect(status).toBe(200);
    expect(shown).toEqual({
      organizationId,
      company_name: 'Harbor Health',
      logo_url: null,
      industry: 'Clinic Network',
      company_size: '51-200',
      founded_year: null,
      website: 'https://harbor.example.test',
      company_description: 'Three clinics by the sea.',
      specializations: [],
      benefits: [],
      headquarters_city: 'Portland',
      headquarters_state: 'ME',
      photos: [],
      verified: { method: 'staff', at: expect.any(String) },
      rating: null,
    });
  });

  it('lists the active jobs, newest first, in pages', async () => {
    const active: string[] = [];
    for (let number = 0; number <= limits.organizationJobs; number += 1) {
      active.unshift((await createJob(employer, { title: `Ward nurse ${number}` })).jobId);
    }
    await createJob(employer, { title: 'Secret plan' }, 'draft');
    const other = await registerEmployer();
    await createJob(other);
    await stack.drain();
    const first = await jobsOf(organizationId);
    expect(first.body.items.map(({ jobId }) => jobId)).toEqual(active.slice(0, limits.organizationJobs));
    expect(first.body.items[0]).toMatchObject({ organization: 'Harbor Health', organizationId, status: 'active' });
    expect(JSON.stringify(first.body)).not.toContain(employer.userId);
    const second = await jobsOf(organizationId, first.body.nextCursor!);
    expect(second.body).toMatchObject({ items: [{ jobId: active.at(-1) }], nextCursor: null });
    expect((await jobsOf(other.me.membership!.organizationId, first.body.nextCursor!)).body.code).toBe(
      'INVALID_CURSOR',
    );

    // Immediately, before indexing.
    const [newest] = active as [string];
    const params = { jobId: newest };
    const { version } = (await api(jobRoutes.getManagedJob, { params }, { token: employer.token })).body;
    await api(jobRoutes.changeJobStatus, { params, body: { status: 'paused', version } }, { token: employer.token });
    expect((await jobsOf(organizationId)).body.items.map(({ jobId }) => jobId)).not.toContain(newest);
  });

  it('answers not found for an unknown, malformed, or deleted organization', async () => {
    const gone = await registerEmployer();
    const goneId = gone.me.membership!.organizationId;
    const table = openTable();
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.organization(goneId) }));
    for (const id of [`org_${ulid()}`, 'org_x', goneId]) {
      expect(await read(id), id).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect((await jobsOf(id)).status, id).toBe(404);
    }
  });
});
