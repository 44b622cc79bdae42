import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../support/client';
import { historyOf } from '../../../support/hiring/job-history';
import { apply, createJob, registerApplicant, registerTeam, type Team } from '../../../support/marketplace';
import type { Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

const dashboard = async (person: Person) => (await api(jobRoutes.getEmployerJobs, {}, as(person))).body;

describe('unassigning', () => {
  const assign = (person: Person, jobId: string, assigneeId: string | null) =>
    api(jobRoutes.assignJob, { body: { jobId, assigneeId } }, as(person));
  const listed = async (person: Person) =>
    (await api(searchRoutes.listManagedJobs, { query: {} }, as(person))).body.items.map(({ jobId }) => jobId);

  it('removes the job, its applications and its metrics from the former assignee', async () => {
    const fresh = await registerTeam(stack);
    const { jobId, version } = await createJob(fresh.admin);
    const { applicationId } = await apply(await registerApplicant(), jobId);
    const application = () => api(applicationRoutes.getApplication, { params: { applicationId } }, as(fresh.member));
    await assign(fresh.admin, jobId, fresh.member.userId);
    expect((await application()).status).toBe(200);
    const { status, body } = await assign(fresh.manager, jobId, null);
    expect(status).toBe(200);
    expect(body.job).toMatchObject({ jobId, assignedTo: null, assigned_to_profile: null, version });
    expect(await listed(fresh.member)).toEqual([]);
    expect((await dashboard(fresh.member)).totals).toMatchObject({ activeJobs: 0, totalApplications: 0 });
    expect((await application()).status).toBe(404);
    expect((await api(jobRoutes.getManagedJob, { params: { jobId } }, as(fresh.member))).status).toBe(404);
    expect(
      (
        await api(
          jobRoutes.changeJobStatus,
          { params: { jobId }, body: { status: 'paused', version } },
          as(fresh.member),
        )
      ).status,
    ).toBe(404);
    expect(await listed(fresh.manager)).toEqual([jobId]);
  });

  it('is in the history once, also when repeated', async () => {
    const { jobId } = await createJob(team.admin);
    await assign(team.admin, jobId, null);
    await assign(team.admin, jobId, team.member.userId);
    const answers = await Promise.all([assign(team.admin, jobId, null), assign(team.manager, jobId, null)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const entries = await historyOf(team.admin, jobId);
    expect(entries.map(({ kind, assignee }) => [kind, assignee?.first_name])).toEqual([
      ['assigned', undefined],
      ['assigned', 'Mia'],
      ['created', undefined],
    ]);
  });

  it('keeps the job with the person who posted it', async () => {
    const { jobId } = await createJob(team.member);
    await assign(team.admin, jobId, team.member.userId);
    await assign(team.admin, jobId, null);
    expect(await listed(team.member)).toContain(jobId);
  });

  it('races an assignment to one outcome, which all lists show', async () => {
    const fresh = await registerTeam(stack);
    const { jobId } = await createJob(fresh.admin);
    await assign(fresh.admin, jobId, fresh.manager.userId);
    const answers = await Promise.all([
      assign(fresh.admin, jobId, null),
      assign(fresh.manager, jobId, fresh.member.userId),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await api(jobRoutes.getManagedJob, { params: { jobId } }, as(fresh.admin));
    expect([null, fresh.member.userId]).toContain(body.assignedTo);
    expect(await listed(fresh.member)).toEqual(body.assignedTo === null ? [] : [jobId]);
  });

  it('requires an assignee: null is valid, a missing field is not', async () => {
    const { jobId } = await createJob(team.admin);
    for (const body of [{ jobId }, { jobId, assigneeId: '' }]) {
      const refused = await api(jobRoutes.assignJob, { body: body as never }, as(team.admin));
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['assigneeId']);
    }
  });
});
