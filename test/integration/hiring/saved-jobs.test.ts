import { PutCommand } from '@lambdas/platform/table/commands';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { limits } from '@shared/limits';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { createJob } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

await sharedStack();

let employer: Employer;
let person: Person;
beforeAll(async () => {
  [employer, person] = await Promise.all([registerEmployer(), registerProfessional()]);
});

const save = (jobId: string, who: Person = person) =>
  api(savedJobRoutes.saveJob, { params: { jobId } }, { token: who.token });
const unsave = (jobId: string, who: Person = person) =>
  api(savedJobRoutes.unsaveJob, { params: { jobId } }, { token: who.token });
const list = async (who: Person = person, cursor?: string) =>
  (await api(savedJobRoutes.listSavedJobs, { query: cursor ? { cursor } : {} }, { token: who.token })).body;
const savedIds = async (who: Person = person) =>
  (await api(savedJobRoutes.listSavedJobIds, {}, { token: who.token })).body.jobIds;
const close = (jobId: string, version: number) =>
  api(jobRoutes.changeJobStatus, { params: { jobId }, body: { status: 'closed', version } }, { token: employer.token });

describe('saving a job', () => {
  it('keeps it, last saved first, with what its card shows', async () => {
    const who = await registerProfessional();
    const [first, second] = [await createJob(employer), await createJob(employer)];
    await save(first.jobId, who);
    await save(second.jobId, who);
    const { items, nextCursor } = await list(who);
    expect(items.map(({ job }) => job.jobId)).toEqual([second.jobId, first.jobId]);
    expect(items[1]).toMatchObject({
      job: { title: first.title, organization: employer.organization, status: 'active', logo_url: null },
    });
    expect(items[0]?.job).not.toHaveProperty('description');
    expect(nextCursor).toBeNull();
    expect((await savedIds(who)).sort()).toEqual([first.jobId, second.jobId].sort());
  });

  it('is idempotent, also for two concurrent calls', async () => {
    const { jobId } = await createJob(employer);
    const [one, other] = await Promise.all([save(jobId), save(jobId)]);
    const again = await save(jobId);
    expect([one.status, other.status, again.status]).toEqual([200, 200, 200]);
    expect(new Set([one, other, again].map(({ body }) => body.savedAt)).size).toBe(1);
    expect((await savedIds()).filter((it) => it === jobId)).toHaveLength(1);
  });

  it('is refused for a draft, an unknown job and a malformed id', async () => {
    const draft = await createJob(employer, {}, 'draft');
    for (const jobId of [draft.jobId, `job_${ulid()}`, 'nonsense']) {
      expect(await save(jobId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('is for professionals alone', async () => {
    const { jobId } = await createJob(employer);
    expect(await save(jobId, employer)).toMatchObject({ status: 403 });
  });

  it('stops at the limit, also for two concurrent calls', async () => {
    const who = await registerProfessional();
    const jobs = await Promise.all([createJob(employer), createJob(employer)]);
    const table = openTable();
    const Item = { ...keys.savedJobCount(who.userId), entity: 'OwnCount', count: limits.savedJobs - 1 };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    const answers = await Promise.all(jobs.map(({ jobId }) => save(jobId, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('LIMIT_REACHED');
    const kept = jobs.find((_, index) => answers[index]?.status === 200)!;
    // Removing frees exactly one slot.
    await Promise.all([unsave(kept.jobId, who), unsave(kept.jobId, who)]);
    const next = await Promise.all(jobs.map(({ jobId }) => save(jobId, who)));
    expect(next.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a saved job', () => {
  it('that closed stays and says so', async () => {
    const who = await registerProfessional();
    const job = await createJob(employer);
    await save(job.jobId, who);
    expect((await close(job.jobId, job.version)).status).toBe(200);
    expect((await list(who)).items).toMatchObject([{ job: { jobId: job.jobId, status: 'closed' } }]);
    // A closed job can still be saved, because its page remains.
    const later = await registerProfessional();
    expect((await save(job.jobId, later)).status).toBe(200);
  });

  it('that was deleted leaves the list, its ids and its count, without a short page', async () => {
    const who = await registerProfessional();
    const jobs = [];
    for (let n = 0; n < 3; n += 1) jobs.push(await createJob(employer));
    for (const { jobId } of jobs) await save(jobId, who);
    const deleted = jobs[1]!;
    await api(jobRoutes.deleteJob, { params: { jobId: deleted.jobId } }, { token: employer.token });
    expect((await list(who)).items.map(({ job }) => job.jobId)).toEqual([jobs[2]!.jobId, jobs[0]!.jobId]);
    expect(await savedIds(who)).not.toContain(deleted.jobId);
  });

  it('is removed once, and removing an unsaved one is no error', async () => {
    const { jobId } = await createJob(employer);
    await save(jobId);
    expect((await unsave(jobId)).status).toBe(200);
    expect((await unsave(jobId)).status).toBe(200);
    expect(await savedIds()).not.toContain(jobId);
  });

  it('belongs to its owner only', async () => {
    const other = await registerProfessional();
    const { jobId } = await createJob(employer);
    await save(jobId);
    expect((await list(other)).items).toEqual([]);
    await unsave(jobId, other);
    expect(await savedIds()).toContain(jobId);
  });
});

it('is listed in pages whose cursor works for the same person only', async () => {
  const [who, other] = await Promise.all([registerProfessional(), registerProfessional()]);
  const jobs = await Promise.all(Array.from({ length: limits.pageSize + 2 }, () => createJob(employer)));
  for (const { jobId } of jobs) await save(jobId, who);
  const first = await list(who);
  expect(first.items).toHaveLength(limits.pageSize);
  const second = await list(who, first.nextCursor!);
  expect(second.items).toHaveLength(2);
  expect(second.nextCursor).toBeNull();
  const all = [...first.items, ...second.items].map(({ job }) => job.jobId);
  expect(new Set(all).size).toBe(jobs.length);
  const stolen = await api(
    savedJobRoutes.listSavedJobs,
    { query: { cursor: first.nextCursor! } },
    { token: other.token },
  );
  expect(stolen).toMatchObject({ status: 400, body: { code: 'INVALID_CURSOR' } });
});
