import { QueryCommand } from '../../../lambdas/platform/table/commands';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { setTimeout as wait } from 'node:timers/promises';
import { indexes, keys } from '../../../lambdas/store/keys';
import { getItem, getItems, openTable, type Table } from '../../../lambdas/platform/table/table';
import { api } from '../../../test/support/client';
import { applicationForm, createJob } from '../../../test/support/marketplace';
import type { Person } from '../../../test/support/people';
import { organizations, organizationId, professionalId } from './people';
import type { BenchStack } from './stack';

export type Applications = {
  offered: number;
  perSecond: number;
  /** Number sent twice at the same time, as by a second tab. */
  repeated: number;
  accepted: number;
  refusedAsRepeated: number;
  otherAnswers: Record<string, number>;
  answerMs: number[];
  tookMs: number;
  stored: number;
  lost: number;
  duplicates: number;
  wrongCounters: string[];
};

const jobsPerOrganization = 10;
/** Every nth application is sent twice. */
const repeatedEvery = 10;

type Wanted = { person: number; jobId: string };

const createJobs = async (stack: BenchStack): Promise<{ jobId: string; organizationId: string }[]> => {
  const jobs: { jobId: string; organizationId: string }[] = [];
  for (let organization = 0; organization < organizations; organization += 1) {
    const poster = { token: stack.tokens[organization]!.member } as Person;
    for (let index = 0; index < jobsPerOrganization; index += 1) {
      const { jobId } = await createJob(poster, { numberOfOpenings: 500 });
      jobs.push({ jobId, organizationId: organizationId(organization) });
    }
  }
  return jobs;
};

const wantedPairs = (people: number, jobs: readonly { jobId: string }[], count: number): Wanted[] =>
  Array.from({ length: count }, (_, index) => ({
    person: index % people,
    jobId: jobs[(index + Math.floor(index / people)) % jobs.length]!.jobId,
  }));

const applicantsOf = async (
  table: Table,
  jobId: string,
): Promise<{ professionalId: string; applicationId: string }[]> => {
  const found: { professionalId: string; applicationId: string }[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list',
        ExpressionAttributeValues: { ':list': indexes.jobApplications(jobId) },
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    found.push(...(Items as typeof found));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
};

type Check = Pick<Applications, 'stored' | 'lost' | 'duplicates' | 'wrongCounters'>;

/** Each accepted pair is stored exactly once, and all counters agree. */
const check = async (
  jobs: readonly { jobId: string; organizationId: string }[],
  accepted: ReadonlyMap<string, number>,
): Promise<Check> => {
  const table = openTable();
  const result: Check = { stored: 0, lost: 0, duplicates: 0, wrongCounters: [] };
  const ofOrganization = new Map<string, number>();
  const found = new Set<string>();
  for (const { jobId, organizationId: owner } of jobs) {
    const applicants = await applicantsOf(table, jobId);
    for (const applicant of applicants) {
      const name = `${applicant.professionalId} ${jobId}`;
      if (found.has(name)) result.duplicates += 1;
      found.add(name);
    }
    const [job, ...markers] = await getItems(
      table,
      [keys.job(jobId), ...applicants.map((it) => keys.applicant(jobId, it.professionalId))],
      true,
    );
    if (job?.['applicationCount'] !== applicants.length || markers.some((it) => !it)) result.wrongCounters.push(jobId);
    result.stored += applicants.length;
    ofOrganization.set(owner, (ofOrganization.get(owner) ?? 0) + applicants.length);
  }
  for (const [owner, count] of ofOrganization) {
    const totals = await getItem(table, keys.organizationTotals(owner), true);
    if (totals?.['totalApplications'] !== count) result.wrongCounters.push(owner);
  }
  for (const [name, times] of accepted) {
    if (!found.has(name)) result.lost += 1;
    result.duplicates += times - 1;
  }
  return result;
};

/** Open loop: sends at a constant rate regardless of responses, then checks the table. */
export const measureApplications = async (
  stack: BenchStack,
  { count, perSecond }: { count: number; perSecond: number },
): Promise<Applications> => {
  const jobs = await createJobs(stack);
  const wanted = wantedPairs(stack.tokens.length, jobs, count);
  const accepted = new Map<string, number>();
  const otherAnswers: Record<string, number> = {};
  const answerMs: number[] = [];
  let refusedAsRepeated = 0;

  const applyOnce = async ({ person, jobId }: Wanted): Promise<void> => {
    const began = performance.now();
    const call = { params: { jobId }, body: applicationForm() };
    const { status, body } = await api(applicationRoutes.applyToJob, call, {
      token: stack.tokens[person]!.professional,
    });
    answerMs.push(performance.now() - began);
    const name = `${professionalId(person)} ${jobId}`;
    if (status === 201) accepted.set(name, (accepted.get(name) ?? 0) + 1);
    else if (body.code === 'ALREADY_APPLIED') refusedAsRepeated += 1;
    else otherAnswers[`${status} ${body.code ?? ''}`] = (otherAnswers[`${status} ${body.code ?? ''}`] ?? 0) + 1;
  };

  const repeated = wanted.filter((_, index) => index % repeatedEvery === 0).length;
  const answers: Promise<void>[] = [];
  const start = performance.now();
  for (const [index, pair] of wanted.entries()) {
    await wait(Math.max(0, start + (index * 1000) / perSecond - performance.now()));
    answers.push(applyOnce(pair));
    if (index % repeatedEvery === 0) answers.push(applyOnce(pair));
  }
  await Promise.all(answers);
  const tookMs = performance.now() - start;
  return {
    offered: wanted.length,
    perSecond,
    repeated,
    accepted: [...accepted.values()].reduce((sum, times) => sum + times, 0),
    refusedAsRepeated,
    otherAnswers,
    answerMs,
    tookMs,
    ...(await check(jobs, accepted)),
  };
};
