import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { limits } from '@shared/limits';
import { randomInt } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { createJob, entryId, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const newWord = (): string => Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');

const asNurse = {
  profession: 'rn' as const,
  specialty: null,
  units: [{ id: entryId('ent'), unit: 'icu' as const, years: 5, lastWorkedOn: null }],
};

let employer: Employer;
let nurse: Person;
beforeAll(async () => {
  employer = await registerEmployer();
  nurse = await registerApplicant({}, asNurse);
});

type Query = Record<string, string>;
const search = async (query: Query, who: Person = nurse) => {
  await stack.drain();
  return (await api(searchRoutes.searchMatchedJobs, { query }, as(who))).body;
};
const found = async (query: Query) => (await search(query)).items.map(({ jobId }) => jobId);
const hide = (jobId: string) => api(savedJobRoutes.hideJob, { params: { jobId } }, as(nurse));
const show = (jobId: string) => api(savedJobRoutes.unhideJob, { params: { jobId } }, as(nurse));
const hidden = async () =>
  (await api(savedJobRoutes.listHiddenJobs, { query: {} }, as(nurse))).body.items.map(({ jobId }) => jobId);

const forNurses = { professions: ['rn' as const], unit: 'icu' as const, specialty: null, remote: true, location: '' };

describe('a professional’s search', () => {
  it('shows jobs they qualify for with a match, and all jobs on request', async () => {
    const word = newWord();
    const own = await createJob(employer, { ...forNurses, title: `${word} nurse` });
    const other = await createJob(employer, { title: `${word} physician` });
    const { items, possible, total } = await search({ q: word });
    expect([possible, total]).toEqual([true, 1]);
    expect(items[0]).toMatchObject({ jobId: own.jobId, match: { score: expect.any(Number) as number } });
    const all = await search({ q: word, possible: 'false' });
    expect(all.items.map(({ jobId }) => jobId)).toEqual([own.jobId, other.jobId]);
    expect(all.items[1]?.match).toMatchObject({ state: 'not_eligible', score: null });
  });

  it('orders by weekly pay, jobs without an amount last', async () => {
    const word = newWord();
    const weekly = (title: string, salaryMinCents: number | null) =>
      createJob(employer, { ...forNurses, title, rate: 'week', salaryMinCents, salaryMaxCents: salaryMinCents });
    const less = await weekly(`${word} less`, 1800_00);
    const none = await weekly(`${word} none`, null);
    const more = await weekly(`${word} more`, 2500_00);
    expect(await found({ q: word, sort: 'weekly_pay' })).toEqual([more.jobId, less.jobId, none.jobId]);
  });

  it('is for professionals', async () => {
    expect(await api(searchRoutes.searchMatchedJobs, { query: {} }, as(employer))).toMatchObject({ status: 403 });
  });

  it('rejects the cursor of another scope', async () => {
    const word = newWord();
    await Promise.all(
      Array.from({ length: limits.pageSize + 1 }, () => createJob(employer, { ...forNurses, title: word })),
    );
    const { nextCursor, total } = await search({ q: word });
    expect(total).toBe(limits.pageSize + 1);
    expect(await found({ q: word, cursor: nextCursor! })).toHaveLength(1);
    const elsewhere = { q: word, cursor: nextCursor!, possible: 'false' as const };
    expect(await api(searchRoutes.searchMatchedJobs, { query: elsewhere }, as(nurse))).toMatchObject({ status: 400 });
  });
});

describe('a hidden job', () => {
  it('is in no search and no recommendation until it is shown again', async () => {
    const word = newWord();
    const { jobId } = await createJob(employer, { ...forNurses, title: word });
    expect(await found({ q: word })).toEqual([jobId]);
    expect(await Promise.all([hide(jobId), hide(jobId)])).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await found({ q: word })).toEqual([]);
    const recommended = await api(searchRoutes.recommendJobs, {}, as(nurse));
    expect(recommended.body.items.map((it) => it.jobId)).not.toContain(jobId);
    expect(await hidden()).toEqual([jobId]);
    expect(await show(jobId)).toMatchObject({ status: 200 });
    expect(await show(jobId)).toMatchObject({ status: 200 });
    expect(await found({ q: word })).toEqual([jobId]);
    expect(await hidden()).toEqual([]);
  });

  it('must exist, and is visible to the professional only', async () => {
    const draft = await createJob(employer, forNurses, 'draft');
    expect(await hide(draft.jobId)).toMatchObject({ status: 404 });
    expect(await hide(`job_${ulid()}`)).toMatchObject({ status: 404 });
    const params = { jobId: draft.jobId };
    expect(await api(savedJobRoutes.hideJob, { params }, as(employer))).toMatchObject({ status: 403 });
  });

  it('counts toward a limit, and is forgotten once deleted', async () => {
    const who = await registerApplicant({}, asNurse);
    const many = Array.from({ length: limits.hiddenJobs - 1 }, () => `job_${ulid()}`);
    await openTable().client.send(
      new UpdateCommand({
        TableName: openTable().name,
        Key: keys.hiddenJobs(who.userId),
        UpdateExpression: 'ADD jobIds :ids',
        ExpressionAttributeValues: { ':ids': new Set(many) },
      }),
    );
    const jobs = await Promise.all([createJob(employer, forNurses), createJob(employer, forNurses)]);
    const hideFor = ({ jobId }: { jobId: string }) => api(savedJobRoutes.hideJob, { params: { jobId } }, as(who));
    expect((await Promise.all(jobs.map(hideFor))).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = await api(savedJobRoutes.listHiddenJobs, { query: {} }, as(who));
    expect(first.body.nextCursor).not.toBeNull();
    // The first page had only jobs that don't exist, so there is room again.
    expect((await Promise.all(jobs.map(hideFor))).map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('suggestions', () => {
  it('are values of active jobs, with previously typed text before them', async () => {
    await createJob(employer, { ...forNurses, location: 'Waco, TX' });
    await stack.drain();
    const query = { q: 'icu wac', of: 'jobs', language: 'en' } as const;
    const { body } = await api(searchRoutes.suggestSearch, { query });
    expect(body.before).toBe('icu');
    expect(body.items[0]).toMatchObject({ kind: 'city', value: 'Waco, TX' });
  });

  it('are for professionals as well, names last', async () => {
    const query = { q: 'regist', of: 'professionals', language: 'en' } as const;
    const { status, body } = await api(searchRoutes.suggestSearch, { query });
    expect(status).toBe(200);
    const kinds = body.items.map(({ kind }) => kind);
    expect(kinds.toSorted((one, other) => Number(one === 'person') - Number(other === 'person'))).toEqual(kinds);
  });
});
