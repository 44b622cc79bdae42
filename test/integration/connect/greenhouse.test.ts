import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { JobDraft, type ManagedJob } from '@shared/hiring/model/job';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { hire } from '../../support/hire';
import { apply, jobDraft, registerAdmin, registerApplicant } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { vendorsAt } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);
const params = { provider: 'greenhouse' as const };
const as = ({ token }: Person) => ({ token });
const emailOf = (admin: Person): string => `greenhouse@${admin.userId}.vendor.test`;

const connect = async (admin: Person) => {
  const { url } = (await api(integrationRoutes.startIntegration, { params }, as(admin))).body;
  const body = await vendors.consent('greenhouse', url, { email: emailOf(admin) });
  const answer = await api(integrationRoutes.finishIntegration, { params, body }, as(admin));
  await stack.drain();
  return answer;
};

const connectedTeam = async () => {
  const admin = await registerAdmin();
  await connect(admin);
  return admin;
};

const sync = async (admin: Person) => {
  const answer = await api(integrationRoutes.syncRecruitingSystem, { params }, as(admin));
  await stack.drain();
  return answer;
};
const imports = async (admin: Person) =>
  (await api(integrationRoutes.listImportedJobs, { params, query: {} }, as(admin))).body;
const imported = async (admin: Person, reference: string) =>
  (await imports(admin)).items.find((it) => it.reference === reference)!;
const hires = async (admin: Person) =>
  (await api(integrationRoutes.listSentHires, { params, query: {} }, as(admin))).body.items;
const jobOf = async (admin: Person, jobId: string): Promise<ManagedJob> =>
  (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(admin))).body;
const draftIn = (job: ManagedJob): JobDraft =>
  JobDraft.parse(Object.fromEntries(Object.keys(JobDraft.shape).map((name) => [name, job[name as keyof ManagedJob]])));

type Rows = Record<string, Record<string, unknown>[]>;
/** A person's actions in Greenhouse, by the same API. */
const there = (admin: Person) => {
  const call = async (method: string, path: string, body?: object) => {
    const { users, access } = await vendors.state('greenhouse');
    const [token] = Object.entries(access).findLast(([, { userId }]) => users[userId]?.email === emailOf(admin))!;
    const url = `${stack.gateway}/_local/vendors/greenhouse/harvest.greenhouse.io/v3${path}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await answer.json()) as unknown;
  };
  return {
    change: (path: string, body: object) => call('PATCH', path, body),
    post: (path: string, body: object) => call('POST', path, body),
    list: async (resource: string) => (await call('GET', `/${resource}`)) as Rows[string],
  };
};

const applicant = async (jobId: string) => {
  const professional = await registerApplicant();
  return { professional, applicationId: (await apply(professional, jobId)).applicationId };
};

const published = async (admin: Person, reference: string): Promise<ManagedJob> => {
  const { jobId } = await imported(admin, reference);
  const draft = await jobOf(admin, jobId);
  const { title, description, numberOfOpenings } = draft;
  const body = { job: jobDraft({ title, description, numberOfOpenings }), version: draft.version };
  const saved = (await api(jobRoutes.updateJob, { params: { jobId }, body }, as(admin))).body;
  const status = { status: 'active' as const, version: saved.version };
  return (await api(jobRoutes.changeJobStatus, { params: { jobId }, body: status }, as(admin))).body;
};

describe('jobs from Greenhouse', () => {
  it('become drafts with their source, once, without confidential ones', async () => {
    const admin = await connectedTeam();
    await sync(admin);
    const { items, lastSync } = await imports(admin);
    expect(items.map(({ reference }) => reference).sort()).toEqual(['REQ-2041', 'REQ-2042']);
    expect(lastSync?.problem).toBeNull();
    const job = await jobOf(admin, (await imported(admin, 'REQ-2041')).jobId);
    expect(job).toMatchObject({
      status: 'draft',
      title: 'ICU Registered Nurse, Nights',
      location: 'Chicago, IL',
      numberOfOpenings: 2,
      description: 'Care for critically ill adults in a 24-bed unit.\n\n- Two years in an ICU\n- ACLS & BLS',
      postedBy: admin.userId,
      source: { provider: 'greenhouse', externalId: '6404', reference: 'REQ-2041' },
    });
  });

  it('stay the same after reconnecting', async () => {
    const admin = await connectedTeam();
    const { jobId } = await imported(admin, 'REQ-2041');
    const { body } = await api(integrationRoutes.disconnectIntegration, { params }, as(admin));
    // Greenhouse has no way to revoke access, so there is no confirmation.
    expect(body).toMatchObject({ revoked: false, integration: { state: 'available' } });
    expect((await sync(admin)).status).toBe(404);
    await connect(admin);
    expect((await imported(admin, 'REQ-2041')).jobId).toBe(jobId);
    expect((await imports(admin)).items).toHaveLength(2);
  });

  it('follow changes in Greenhouse until someone edits the draft', async () => {
    const admin = await connectedTeam();
    const { jobId } = await imported(admin, 'REQ-2042');
    await there(admin).change('/jobs/6405', { name: 'Physical Therapist' });
    await sync(admin);
    const draft = await jobOf(admin, jobId);
    expect(draft.title).toBe('Physical Therapist');

    const edited = { job: { ...draftIn(draft), title: 'PT, outpatient' }, version: draft.version };
    await api(jobRoutes.updateJob, { params: { jobId }, body: edited }, as(admin));
    await there(admin).change('/jobs/6405', { name: 'Physical Therapist II' });
    await sync(admin);
    expect((await jobOf(admin, jobId)).title).toBe('PT, outpatient');
    const row = await imported(admin, 'REQ-2042');
    expect(row.differences).toEqual([{ field: 'title', ours: 'PT, outpatient', theirs: 'Physical Therapist II' }]);
  });

  it('accept or keep a difference, and reject an outdated choice', async () => {
    const admin = await connectedTeam();
    const { jobId } = await imported(admin, 'REQ-2042');
    const draft = await jobOf(admin, jobId);
    const edited = { job: { ...draftIn(draft), description: 'Ours.' }, version: draft.version };
    await api(jobRoutes.updateJob, { params: { jobId }, body: edited }, as(admin));
    const differ = async (name: string) => {
      await there(admin).change('/jobs/6405', { name });
      await sync(admin);
      return imported(admin, 'REQ-2042');
    };
    const choose = (choice: 'ours' | 'theirs', { externalId, revision, job }: Awaited<ReturnType<typeof imported>>) =>
      api(
        integrationRoutes.resolveImportedJob,
        { params: { ...params, externalId }, body: { choice, revision, version: job!.version } },
        as(admin),
      );

    const first = await differ('PT one');
    expect((await choose('theirs', first)).body.differences).toEqual([]);
    expect(await jobOf(admin, jobId)).toMatchObject({ title: 'PT one', description: 'Ours.' });
    expect((await choose('theirs', first)).status).toBe(409);

    const second = await differ('PT two');
    expect((await choose('ours', second)).body.differences).toEqual([]);
    expect((await jobOf(admin, jobId)).title).toBe('PT one');
    const [a, b] = await Promise.all([choose('ours', await differ('PT three')), sync(admin)]);
    expect([a.status, b.status]).toEqual([200, 200]);
  });

  it('say that they closed in Greenhouse', async () => {
    const admin = await connectedTeam();
    await there(admin).change('/jobs/6405', { status: 'closed' });
    await sync(admin);
    expect(await imported(admin, 'REQ-2042')).toMatchObject({ openThere: false, job: { status: 'draft' } });
  });

  it.each(['429', '500', 'malformed'] as const)('arrive with the next try after a %s', async (how) => {
    const admin = await connectedTeam();
    const { jobId } = await imported(admin, 'REQ-2042');
    await there(admin).change('/jobs/6405', { name: `After ${how}` });
    await vendors.fail('greenhouse', how, 1);
    await sync(admin);
    expect((await jobOf(admin, jobId)).title).toBe('Physical Therapist, outpatient');
    await sync(admin);
    expect((await jobOf(admin, jobId)).title).toBe(`After ${how}`);
  });

  it('wait for a person when Greenhouse revoked our access', async () => {
    const admin = await connectedTeam();
    const { users } = await vendors.state('greenhouse');
    const { id } = Object.values(users).find(({ email }) => email === emailOf(admin))!;
    await vendors.end('greenhouse', id);
    await sync(admin);
    const { items } = (await api(integrationRoutes.listIntegrations, {}, as(admin))).body;
    expect(items.find(({ provider }) => provider === 'greenhouse')).toMatchObject({ state: 'needs_reconnect' });
  });
});

describe('hires to Greenhouse', () => {
  const hiredFor = async (admin: Person) => {
    const job = await published(admin, 'REQ-2041');
    const { professional, applicationId } = await applicant(job.jobId);
    return { job, professional, applicationId };
  };

  it('arrive as a candidate with an application, a note, and a closed opening, once', async () => {
    const admin = await connectedTeam();
    const { professional, applicationId } = await hiredFor(admin);
    await hire(admin, professional, applicationId);
    await stack.drain();
    await sync(admin);
    expect(await hires(admin)).toMatchObject([{ applicationId, state: 'sent' }]);
    const { list } = there(admin);
    const [candidates, applications, notes, openings] = await Promise.all(
      ['candidates', 'applications', 'notes', 'openings'].map((it) => list(it)),
    );
    expect(candidates).toMatchObject([{ email_addresses: [{ value: professional.email, type: 'personal' }] }]);
    expect(applications).toMatchObject([{ job_id: 6404, status: 'hired' }]);
    expect(notes).toMatchObject([{ note_type: 'NOTE', body: expect.stringContaining(applicationId) as string }]);
    expect(openings!.filter(({ open }) => open === false)).toHaveLength(1);
  });

  it('are found in Greenhouse again when an answer was lost', async () => {
    const admin = await connectedTeam();
    const { professional, applicationId } = await hiredFor(admin);
    const made = {
      first_name: 'Robin',
      last_name: 'Example',
      email_addresses: [{ value: professional.email, type: 'personal' }],
    };
    await there(admin).post('/candidates', { ...made, application: { job_id: 6404 } });
    await hire(admin, professional, applicationId);
    await stack.drain();
    expect(await hires(admin)).toMatchObject([{ state: 'sent' }]);
    expect(await there(admin).list('candidates')).toHaveLength(1);
    expect(await there(admin).list('applications')).toMatchObject([{ status: 'hired' }]);
  });

  it('leave out contact details that the person revoked', async () => {
    const admin = await connectedTeam();
    const { job, professional, applicationId } = await hiredFor(admin);
    const body = { organizationId: job.organizationId, reason: 'application', subject: 'contact' } as const;
    expect((await api(profileRoutes.revokeReceipt, { body }, as(professional))).status).toBe(200);
    await hire(admin, professional, applicationId);
    await stack.drain();
    expect(await hires(admin)).toMatchObject([{ state: 'sent' }]);
    const [candidate] = await there(admin).list('candidates');
    expect(JSON.stringify(candidate)).not.toContain(professional.email);
    expect(candidate).not.toHaveProperty('email_addresses');
  });

  it('say that the application is rejected in Greenhouse, and go through once it no longer is', async () => {
    const admin = await connectedTeam();
    const { professional, applicationId } = await hiredFor(admin);
    const email_addresses = [{ value: professional.email, type: 'personal' }];
    const made = (await there(admin).post('/candidates', {
      first_name: 'Robin',
      last_name: 'Example',
      email_addresses,
      application: { job_id: 6404 },
    })) as { application: { id: number } };
    await there(admin).post(`/applications/${made.application.id}/reject`, {});
    await hire(admin, professional, applicationId);
    await stack.drain();
    expect(await hires(admin)).toMatchObject([{ state: 'rejected_there' }]);
    expect(await there(admin).list('notes')).toEqual([]);
  });

  it('say that Greenhouse refused, and are retried with the next sync', async () => {
    const admin = await connectedTeam();
    const { professional, applicationId } = await hiredFor(admin);
    for (const id of [801, 802]) await there(admin).change(`/openings/${id}`, { open: false });
    await hire(admin, professional, applicationId);
    await stack.drain();
    expect(await hires(admin)).toMatchObject([{ state: 'refused' }]);
    await there(admin).change('/openings/801', { open: true });
    await sync(admin);
    expect(await hires(admin)).toMatchObject([{ state: 'sent' }]);
    expect(await there(admin).list('candidates')).toHaveLength(1);
  });

  it("don't include those for other jobs", async () => {
    const admin = await connectedTeam();
    const job = (await api(jobRoutes.createJob, { body: { job: jobDraft(), status: 'active' } }, as(admin))).body;
    const { professional, applicationId } = await applicant(job.jobId);
    await hire(admin, professional, applicationId);
    await stack.drain();
    expect(await hires(admin)).toEqual([]);
  });
});

it('reveals nothing to other organizations', async () => {
  const admin = await connectedTeam();
  const other = await registerAdmin();
  const row = await imported(admin, 'REQ-2041');
  expect((await api(integrationRoutes.listImportedJobs, { params, query: {} }, as(other))).status).toBe(404);
  const body = { choice: 'ours' as const, revision: row.revision, version: 1 };
  const call = { params: { ...params, externalId: row.externalId }, body };
  expect((await api(integrationRoutes.resolveImportedJob, call, as(other))).status).toBe(404);
});
