import { openJobSearch } from '@lambdas/search-index/open-job-search';
import { openTable } from '@lambdas/platform/table/table';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { limits } from '@shared/limits';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import { CompanyProfile } from '@shared/organizations/model/organization';
import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { apply, createJob, jobDraft, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import {
  registerEmployer,
  registerProfessional,
  verifyOrganization,
  type Employer,
  type Person,
} from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
type Query = Record<string, string>;

const newWord = (): string => Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');
const search = async (query: Query) => (await api(searchRoutes.searchJobs, { query: query })).body;
const found = async (query: Query): Promise<string[]> => {
  await stack.drain();
  return (await search(query)).items.map(({ jobId }) => jobId);
};
const edit = (person: Person, { jobId, version }: ManagedJob, job: JobDraft) =>
  api(jobRoutes.updateJob, { params: { jobId }, body: { job, version } }, as(person));
const setStatus = (person: Person, { jobId, version }: ManagedJob, status: ManagedJob['status']) =>
  api(jobRoutes.changeJobStatus, { params: { jobId }, body: { status, version } }, as(person));

let team: Team;
let other: Employer;
beforeAll(async () => {
  [team, other] = await Promise.all([registerTeam(stack), registerEmployer()]);
});

describe('the public search', () => {
  it('finds a posting by its content, and not at all once it is inactive', async () => {
    const word = newWord();
    const draft = await createJob(team.admin, { title: `Physician ${word}` }, 'draft');
    expect(await found({ q: word })).toEqual([]);
    const { body: active } = await setStatus(team.admin, draft, 'active');
    expect(await found({ q: word })).toEqual([draft.jobId]);
    expect(await found({ q: `doctor ${word.slice(0, 8)}` })).toEqual([draft.jobId]);
    expect(await found({ q: word.toUpperCase(), specialty: 'Cardiology', sort: 'title' })).toEqual([draft.jobId]);
    expect(await found({ q: word, specialty: 'Urology' })).toEqual([]);

    const changed = newWord();
    const { body: edited } = await edit(team.admin, active, jobDraft({ title: changed, specialty: 'Urology' }));
    expect(await found({ q: word })).toEqual([]);
    expect(await found({ q: changed, specialty: 'Urology,Surgery' })).toEqual([draft.jobId]);
    await setStatus(team.admin, edited, 'paused');
    expect(await found({ q: changed })).toEqual([]);
  });

  it('drops a deleted posting and reflects a renamed organization', async () => {
    const [word, name] = [newWord(), newWord()];
    const employer = await registerEmployer();
    const job = await createJob(employer, { title: word });
    expect(await found({ q: employer.organization })).toContain(job.jobId);
    const { body: company } = await api(organizationRoutes.getOrganization, {}, as(employer));
    const profile = CompanyProfile.parse({ company_name: name, industry: null, company_size: null });
    const saved = await api(
      organizationRoutes.saveOrganization,
      { body: { profile, version: company.version } },
      as(employer),
    );
    expect(saved.status).toBe(200);
    // The new name was reviewed, and the jobs are public again.
    await stack.drain();
    await verifyOrganization(employer.organizationId);
    expect(await found({ q: name })).toEqual([job.jobId]);
    expect((await search({ q: word })).items[0]).toMatchObject({ organization: name });
    await api(jobRoutes.deleteJob, { params: { jobId: job.jobId } }, as(employer));
    expect(await found({ q: word })).toEqual([]);
  });

  it('returns rows, highlights and counts, and no team-only data', async () => {
    const word = newWord();
    const draft = { title: `Nurse ${word}`, location: `${word}, MA`, remote: true, urgentHiring: true };
    await createJob(team.admin, { ...draft, salaryMaxCents: 120_000_00, salaryMinCents: 100_000_00 });
    await createJob(team.admin, { title: `${word} <b>`, rate: 'hour', salaryMinCents: 90_00, salaryMaxCents: 100_00 });
    await stack.drain();
    const { items, total, facets } = await search({ q: word, sort: 'salary' });
    expect(total).toBe(2);
    expect(items.map(({ title }) => title)).toEqual([`${word} <b>`, `Nurse ${word}`]);
    expect(items[1]?.highlights.title).toEqual([
      { text: 'Nurse ', match: false },
      { text: word, match: true },
    ]);
    expect(facets).toMatchObject({ remote: 1, urgent: 1, jobType: [{ value: 'full_time', count: 2 }] });
    expect(facets.location).toContainEqual({ value: `${word}, MA`, count: 1 });
    const text = JSON.stringify(items);
    for (const secret of ['contactEmails', 'postedBy', 'responsible', 'revision', 'applicationInstructions']) {
      expect(text).not.toContain(secret);
    }
    expect(await found({ q: word, payMin: '90', payUnit: 'hour' })).toHaveLength(1);
    expect(await found({ q: word, payMin: '100000', remote: 'true', urgent: 'true', postedWithin: '1' })).toHaveLength(
      1,
    );
    expect(await found({ location: ` ${word}, MA ` })).toHaveLength(1);
    expect(await found({ location: word })).toEqual([]);
  });

  it('recognizes professions, units and places in a text', async () => {
    const word = newWord();
    const work = { professions: ['rn' as const], unit: 'micu' as const, specialty: null, location: 'Austin, Texas' };
    const { jobId } = await createJob(team.admin, { ...work, title: word, shift: 'nights' });
    await createJob(team.admin, { title: word, location: 'Austin, TX' });
    expect(await found({ q: `ICU nurse nights Austin TX ${word}` })).toEqual([jobId]);
    const { understood, relaxed } = await search({ q: `PA ${word}` });
    expect(understood?.alternatives).toMatchObject([{ text: 'PA', value: 'PA', search: { q: word, state: 'PA' } }]);
    expect(relaxed).toEqual([]);
    expect((await search({ q: `RN days ${word}` })).relaxed).toEqual(['shift']);
  });

  it('pages through everything once; a cursor is valid for its search only', async () => {
    const word = newWord();
    const count = limits.pageSize + 2;
    const jobs = await Promise.all(Array.from({ length: count }, () => createJob(other, { title: word })));
    await stack.drain();
    for (const sort of ['relevance', 'newest', 'title', 'salary']) {
      const first = await search({ q: word, sort });
      expect(first.items).toHaveLength(limits.pageSize);
      const second = await search({ q: word, sort, cursor: first.nextCursor! });
      expect(second.nextCursor).toBeNull();
      const seen = [...first.items, ...second.items].map(({ jobId }) => jobId);
      expect(seen.sort()).toEqual(jobs.map(({ jobId }) => jobId).sort());
      const refused = { status: 400, body: { code: 'INVALID_CURSOR' } };
      const cursor = first.nextCursor!;
      for (const query of [
        { q: 'nurse', cursor },
        { q: word, sort, cursor: `${cursor}x` },
        { q: word, cursor: '.' },
      ]) {
        expect(await api(searchRoutes.searchJobs, { query: query as never })).toMatchObject(refused);
      }
    }
  });

  it.each<[string, Query]>([
    ['an unknown field', { page: '2' }],
    ['an unknown type', { jobType: 'full_time,forever' }],
    ['an unknown order', { sort: 'best' }],
    ['too long a text', { q: 'x'.repeat(limits.searchTextLength + 1) }],
    ['a negative pay', { payMin: '-1' }],
    ['other days', { postedWithin: '2' }],
    ['another flag', { remote: 'no' }],
  ])('refuses %s', async (_what, query) => {
    expect(await api(searchRoutes.searchJobs, { query: query })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
  });

  it('treats formatting and operators as text', async () => {
    for (const q of ['<script>alert(1)</script>', '"nurse" OR *', 'a:b', '%00', '💉']) {
      expect((await api(searchRoutes.searchJobs, { query: { q } })).status).toBe(200);
    }
  });

  it('matches the table after concurrent changes', async () => {
    const word = newWord();
    const jobs = await Promise.all(Array.from({ length: 6 }, () => createJob(team.admin, { title: word })));
    await Promise.all(
      jobs.flatMap((job, index) => [
        setStatus(team.admin, job, index % 2 ? 'paused' : 'closed'),
        edit(team.manager, job, jobDraft({ title: `${word} edited` })),
        api(jobRoutes.assignJob, { body: { jobId: job.jobId, assigneeId: team.member.userId } }, as(team.admin)),
      ]),
    );
    await stack.drain();
    const stored = await Promise.all(
      jobs.map(async ({ jobId }) => (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(team.admin))).body),
    );
    const active = stored.filter(({ status }) => status === 'active');
    const { items } = await search({ q: word });
    expect(items.map(({ jobId, title }) => `${jobId} ${title}`).sort()).toEqual(
      active.map(({ jobId, title }) => `${jobId} ${title}`).sort(),
    );
  });
});

describe('recommended jobs', () => {
  it('fit the profile and disappear after an application', async () => {
    const person = await registerApplicant({}, { specialty: 'Urology' });
    const job = await createJob(team.admin, { title: `Urologist ${newWord()}`, specialty: 'Urology', remote: true });
    await stack.drain();
    const recommended = async () => (await api(searchRoutes.recommendJobs, {}, as(person))).body.items;
    const found = (await recommended()).find(({ jobId }) => jobId === job.jobId);
    expect(found?.match.score).toBeGreaterThanOrEqual(limits.recommendedScoreMin);
    await apply(person, job.jobId);
    expect((await recommended()).some(({ jobId }) => jobId === job.jobId)).toBe(false);
  });

  it('never include another profession', async () => {
    const job = await createJob(team.admin, { title: `Urologist ${newWord()}`, specialty: 'Urology', remote: true });
    await stack.drain();
    const assistant = await registerApplicant({}, { profession: 'pa', specialty: 'Urology' });
    const { items, obstacle } = (await api(searchRoutes.recommendJobs, {}, as(assistant))).body;
    expect(items.some(({ jobId }) => jobId === job.jobId)).toBe(false);
    expect(obstacle).toBeNull();
  });

  it('need a profile, and are for professionals', async () => {
    const newcomer = await registerProfessional();
    expect(await api(searchRoutes.recommendJobs, {}, as(newcomer))).toMatchObject({ status: 409 });
    expect(await api(searchRoutes.recommendJobs, {}, as(other))).toMatchObject({ status: 403 });
  });
});

describe('similar jobs', () => {
  it('are active ones like it, for every job with a public page', async () => {
    const word = newWord();
    const [job, twin] = [
      await createJob(team.admin, { title: `${word} nurse`, specialty: 'Neurology' }),
      await createJob(team.admin, { title: `${word} nurse, nights`, specialty: 'Neurology' }),
    ];
    const draft = await createJob(team.admin, {}, 'draft');
    await stack.drain();
    const similar = async (jobId: string) => api(searchRoutes.listSimilarJobs, { params: { jobId } });
    const { body } = await similar(job.jobId);
    expect(body.items[0]).toMatchObject({ jobId: twin.jobId });
    expect(body.items.length).toBeLessThanOrEqual(limits.similarJobs);
    await setStatus(team.admin, job, 'closed');
    expect((await similar(job.jobId)).body.items[0]).toMatchObject({ jobId: twin.jobId });
    for (const jobId of [draft.jobId, `job_${'0'.repeat(26)}`, 'nonsense']) {
      expect(await similar(jobId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });
});

describe('the employer’s list', () => {
  const managed = async (person: Person, query: Query) => {
    const { body } = await api(searchRoutes.listManagedJobs, { query: query }, as(person));
    return body.items.map(({ jobId }) => jobId);
  };

  it('is searched, filtered and sorted within the caller’s scope', async () => {
    const word = newWord();
    const own = await createJob(team.member, { title: `A ${word}` });
    const draft = await createJob(team.admin, { title: `B ${word}` }, 'draft');
    const foreign = await createJob(other, { title: `C ${word}` });
    await stack.drain();
    expect(await managed(team.admin, { q: word.slice(2, 9), sort: 'title' })).toEqual([own.jobId, draft.jobId]);
    expect(await managed(team.manager, { q: word, status: 'draft' })).toEqual([draft.jobId]);
    expect(await managed(team.member, { q: word })).toEqual([own.jobId]);
    expect(await managed(other, { q: word })).toEqual([foreign.jobId]);
    expect(await managed(team.admin, { sort: 'oldest', q: 'CARDIO' })).toContain(own.jobId);

    const body = { jobId: draft.jobId, assigneeId: team.member.userId };
    await api(jobRoutes.assignJob, { body }, as(team.admin));
    await stack.drain();
    expect((await managed(team.member, { q: word, sort: 'title' })).sort()).toEqual([own.jobId, draft.jobId].sort());
    await api(jobRoutes.assignJob, { body: { ...body, assigneeId: team.manager.userId } }, as(team.admin));
    // Immediately, before indexing.
    expect(await managed(team.member, { q: word })).toEqual([own.jobId]);
  });

  it('can be narrowed to own jobs, a type, a specialty, and a place', async () => {
    const word = newWord();
    const draft = { title: `A ${word}`, jobType: 'locum', location: 'Bangor, ME', specialty: 'Urology' } as const;
    const own = await createJob(team.manager, draft);
    const other = await createJob(team.admin, { ...draft, jobType: 'full_time', location: 'Portland, ME' });
    await stack.drain();
    const found = (query: Query) => managed(team.manager, { q: word, sort: 'oldest', ...query });
    expect(await found({})).toEqual([own.jobId, other.jobId]);
    expect(await found({ mine: 'true' })).toEqual([own.jobId]);
    expect(await found({ jobType: 'full_time' })).toEqual([other.jobId]);
    expect(await found({ location: 'bang' })).toEqual([own.jobId]);
    expect(await found({ specialty: 'Urology', location: 'ME' })).toEqual([own.jobId, other.jobId]);
    expect(await found({ specialty: 'Cardiology' })).toEqual([]);
  });

  it('counts the applications of each stage', async () => {
    const [job, professional] = await Promise.all([createJob(team.admin), registerApplicant({}, { npiNumber: '' })]);
    const stages = async () => {
      const { body } = await api(searchRoutes.listManagedJobs, { query: {} }, as(team.admin));
      return body.items.find(({ jobId }) => jobId === job.jobId)?.stages;
    };
    expect(await stages()).toEqual({});
    const { applicationId, version } = await apply(professional, job.jobId);
    expect(await stages()).toEqual({ new: 1 });
    const move = { params: { applicationId }, body: { status: 'under_review', version } } as const;
    await api(applicationRoutes.changeApplicationStatus, move, as(team.admin));
    expect(await stages()).toEqual({ under_review: 1 });
    const taken = { params: { jobId: job.jobId }, body: { applications: [{ applicationId, version: version + 1 }] } };
    await api(applicationRoutes.undoApplicationMoves, taken, as(team.admin));
    expect(await stages()).toEqual({ new: 1 });
  });

  it('shows a posting right after it was saved', async () => {
    const job = await createJob(team.admin, {}, 'draft');
    expect((await managed(team.admin, {}))[0]).toBe(job.jobId);
  });

  it('rejects another list’s cursor and unknown values', async () => {
    const { body } = await api(searchRoutes.listManagedJobs, { query: { status: 'active' } }, as(other));
    const cursor = body.nextCursor ?? '';
    expect(cursor).not.toBe('');
    expect((await managed(other, { status: 'active', cursor })).length).toBeGreaterThan(0);
    const refused = async (person: Person, query: Query) =>
      (await api(searchRoutes.listManagedJobs, { query: query }, as(person))).body.code;
    expect(await refused(team.admin, { status: 'active', cursor })).toBe('INVALID_CURSOR');
    expect(await refused(other, { status: 'draft', cursor })).toBe('INVALID_CURSOR');
    expect(await refused(other, { cursor })).toBe('INVALID_CURSOR');
    expect(await refused(other, { status: 'deleted' })).toBe('INVALID_REQUEST');
  });
});

describe('a snapshot', () => {
  it('brings a new process up to date with the others', async () => {
    const [before, after] = [newWord(), newWord()];
    const old = await createJob(team.admin, { title: before });
    await stack.drain();
    const { documents } = (await stack.runSchedule('snapshot-search')) as { documents: number };
    expect(documents).toBeGreaterThan(0);
    const job = await createJob(team.admin, { title: after });
    await stack.drain();

    const newProcess = openJobSearch(openTable());
    const find = async (q: string) => {
      const query = { filters: { q }, sort: 'newest', after: null, limit: 5, now: new Date() } as const;
      return (await newProcess.search(query)).hits.map(({ document }) => document.jobId);
    };
    expect(await find(before)).toEqual([old.jobId]);
    expect(await find(after)).toEqual([job.jobId]);
    // A running process switches to the snapshot as well.
    expect(await found({ q: before })).toEqual([old.jobId]);
    expect(await found({ q: after })).toEqual([job.jobId]);
  });
});
