import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { isOpen } from '@shared/hiring/rules/application-status';
import { ApplicationForm } from '@shared/hiring/model/application';
import { systemClock } from '@lambdas/platform/clock';
import { createCursors } from '@lambdas/platform/http/cursor';
import { keyedHash } from '@lambdas/platform/crypto/keyed-hash';
import { keys } from '@lambdas/store/keys';
import { createAnswerDays, createPromiseWrites } from '@lambdas/store/hiring/applications/answers/answer-days';
import type { AuthorizedCaller } from '@lambdas/platform/http/caller';
import { createOrganizations } from '@lambdas/store/organizations/organizations/organizations';
import { getItem, openTable, type Table } from '@lambdas/platform/table/table';
import { applyToJob } from '@lambdas/hiring/applications/apply-to-job';
import { createDisclosures } from '@lambdas/store/work/receipts/disclosures';
import { createApplicationRepository } from '@lambdas/store/hiring/applications/applications';
import { changeApplicationStatus } from '@lambdas/hiring/applications/moves/change-application-status';
import type { Deps } from '@lambdas/hiring/applications/ports';
import { createApplicationLists } from '@lambdas/store/hiring/applications/application-lists';
import { createChecklists } from '@lambdas/store/people/checklists/checklists';
import { createCandidates, createMembers } from '@lambdas/store/hiring/applications/candidates';
import { createExclusionStandings } from '@lambdas/store/trust/exclusions/exclusion-standings';
import { getJobInvitation } from '@lambdas/store/hiring/job-invitations/job-invitation-item';
import { createHeldMoves } from '@lambdas/store/hiring/applications/held-moves';
import { createPeople } from '@lambdas/store/organizations/organizations/member-names';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { applicationForm, createJob, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

await sharedStack();

type Fault = { call: number; when: 'before' | 'after' };

/** The n-th call fails before or after reaching the table. */
const faultyTable = (table: Table, fault: Fault): Table => {
  let calls = 0;
  const send = async (command: never): Promise<unknown> => {
    calls += 1;
    if (calls === fault.call && fault.when === 'before') throw new Error('connection reset');
    const answer: unknown = await table.client.send(command);
    if (calls === fault.call) throw new Error('connection reset');
    return answer;
  };
  return { name: table.name, client: { send } as unknown as Table['client'] };
};

const depsOn = (table: Table): Deps => ({
  applications: createApplicationRepository(table),
  lists: createApplicationLists(table, createCursors(keyedHash(() => Promise.resolve(Buffer.from('key'))))),
  heldMoves: createHeldMoves(table),
  answerDays: createAnswerDays(table),
  promises: createPromiseWrites(table),
  invitations: { get: (ref) => getJobInvitation(table, ref) },
  exclusions: createExclusionStandings(table),
  candidates: createCandidates(table),
  checklists: createChecklists(table),
  disclosures: createDisclosures(table),
  members: createMembers(table),
  people: createPeople(table),
  organizations: createOrganizations(table),
  documents: noDocuments,
  pdf: { draw: () => Promise.reject(new Error('No resume is drawn here.')) },
  clock: systemClock,
});
const noDocuments: Deps['documents'] = {
  keep: () => Promise.reject(new Error('No document is kept here.')),
  copy: () => Promise.reject(new Error('No document is kept here.')),
  download: () => Promise.reject(new Error('No document is kept here.')),
  remove: () => Promise.reject(new Error('No document is kept here.')),
};
const form = () => ApplicationForm.parse(applicationForm());
const professionalCaller = ({ userId }: Person): AuthorizedCaller => ({
  userId,
  role: 'professional',
  scope: 'own',
  membership: null,
});
const employerCaller = ({ userId, organizationId }: Employer): AuthorizedCaller => ({
  userId,
  role: 'admin',
  scope: 'organization',
  membership: { userId, organizationId, role: 'admin', department: '', joinedAt: new Date().toISOString() },
});

let employer: Employer;
let professional: Person;
beforeAll(async () => {
  [employer, professional] = await Promise.all([registerEmployer(), registerApplicant()]);
});

const faults = (calls: number): Fault[] =>
  Array.from({ length: calls }, (_, index) => index + 1).flatMap((call) => [
    { call, when: 'before' as const },
    { call, when: 'after' as const },
  ]);
const settled = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe('a table that fails midway', () => {
  it.each(faults(5))('stores an application entirely or not at all: call $call, $when', async (fault) => {
    const table = openTable();
    const before = await api(jobRoutes.getEmployerJobs, {}, { token: employer.token });
    const { jobId } = await createJob(employer);
    const command = { caller: professionalCaller(professional), jobId, form: form() };
    await settled(applyToJob(depsOn(faultyTable(table, fault)), command));

    const marker = await getItem(table, keys.applicant(jobId, professional.userId), true);
    const applicationId = String(marker?.['applicationId'] ?? '');
    const stored = marker ? await depsOn(table).applications.get(applicationId) : null;
    const whole = marker ? 1 : 0;
    expect(stored ? 1 : 0).toBe(whole);
    expect(stored?.timeline ?? []).toHaveLength(whole);
    const job = await getItem(table, keys.job(jobId), true);
    expect(job?.['applicationCount']).toBe(whole);
    const after = await api(jobRoutes.getEmployerJobs, {}, { token: employer.token });
    expect(after.body.totals.totalApplications).toBe(before.body.totals.totalApplications + whole);

    // A retry results in exactly one.
    await settled(applyToJob(depsOn(table), command));
    expect((await getItem(table, keys.job(jobId), true))?.['applicationCount']).toBe(1);
  });

  it.each(faults(4))('moves an application with its step or not at all: call $call, $when', async (fault) => {
    const table = openTable();
    const { jobId } = await createJob(employer);
    const command = { caller: professionalCaller(professional), jobId, form: form() };
    const { applicationId } = await applyToJob(depsOn(table), command);
    const move = {
      caller: employerCaller(employer),
      applicationId,
      status: 'rejected' as const,
      reason: 'Filled.',
      version: 1,
    };
    await settled(changeApplicationStatus(depsOn(faultyTable(table, fault)), move));
    const stored = await depsOn(table).applications.get(applicationId);
    expect(stored?.application.version).toBe(stored?.timeline.length);
    expect(stored && isOpen(stored.application.status)).toBe(stored?.timeline.length === 1);
  });
});

it('counts everyone who applies at the same moment', async () => {
  const deps = depsOn(openTable());
  const { jobId } = await createJob(employer);
  const candidate = await deps.candidates.candidate(professional.userId);
  const withId = (userId: string) => candidate && { ...candidate, summary: { ...candidate.summary, userId } };
  const crowd = Array.from({ length: 20 }, () => {
    const userId = randomUUID();
    const candidates = { ...deps.candidates, candidate: async () => withId(userId) };
    const caller = { ...professionalCaller(professional), userId };
    return applyToJob({ ...deps, candidates }, { caller, jobId, form: form() });
  });
  await Promise.all(crowd);
  const { body } = await api(jobRoutes.getManagedJob, { params: { jobId } }, { token: employer.token });
  expect(body.applicationCount).toBe(crowd.length);
});
