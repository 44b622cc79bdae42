import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { describe, expect, it, vi } from 'vitest';
import { jobDocument, jobIdOf, now, organizationIdOf, userIdOf } from '../../../test/support/hiring/job-documents';
import { jobDraft } from '../../../test/support/marketplace';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { createCursors } from '../../platform/http/cursor';
import type { SearchPosition } from '../../search-index/index-port';
import type { JobDocument, JobSearch } from '../../search-index/port';
import type { ProfessionalSearch } from '../../search-index/professional-port';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { listManagedJobs } from './list-managed-jobs';
import { noHighlights } from '../../search-index/highlight';
import { emptyJobPage, nothingOffered } from '../../search-index/empty-job-page';
import { listSimilarJobs } from './list-similar-jobs';
import type { Deps } from './ports';
import { recommendJobs } from './recommend-jobs';
import { searchJobs } from './search-jobs';
import { matchedProfile } from './search.fake';

const stored = (number: number, differing: Partial<JobItem> = {}): JobItem =>
  ({
    jobId: jobIdOf(number),
    organizationId: organizationIdOf(1),
    postedBy: userIdOf(1),
    assignedTo: null,
    status: 'active',
    ...differing,
  }) as JobItem;

const fake = (rows: JobItem[] = [], documents: JobDocument[] = [jobDocument(1)]) => {
  const search = {
    search: vi.fn<JobSearch['search']>(async () => ({
      hits: documents.map((document) => ({ document, score: null, highlights: noHighlights })),
      total: 40,
      facets: emptyJobPage.facets,
      next: { key: 7, id: jobIdOf(1) } satisfies SearchPosition,
    })),
    similar: vi.fn<JobSearch['similar']>(async () => documents),
    unknown: vi.fn<JobSearch['unknown']>(async () => []),
    managed: vi.fn<JobSearch['managed']>(async () => ({ jobIds: rows.map(({ jobId }) => jobId), next: null })),
    publishedSince: vi.fn<JobSearch['publishedSince']>(async () => []),
    offered: vi.fn<JobSearch['offered']>(async () => nothingOffered),
  };
  const deps: Deps = {
    search,
    applicants: {
      profile: vi.fn(async () => matchedProfile),
      appliedTo: vi.fn(async () => new Set<string>()),
      applicantsAmong: vi.fn(),
    },
    visible: { find: vi.fn() },
    invited: { invitedAmong: vi.fn() },
    hidden: { ids: vi.fn(async () => []) },
    stages: { of: vi.fn(async () => new Map([[jobIdOf(1), { new: 2 }]])) },
    professionals: { search: vi.fn<ProfessionalSearch['search']>(), candidates: vi.fn() },
    documents: { find: async (jobId) => documents.find((it) => it.jobId === jobId) ?? null },
    postings: {
      find: async (jobIds) => rows.filter(({ jobId }) => jobIds.includes(jobId)),
      listOfOrganization: vi.fn(async () => ({ items: rows, nextCursor: null })),
      listOfMember: vi.fn(async () => ({ items: rows, nextCursor: null })),
    },
    organizations: { get: async () => null, names: async () => new Map() },
    late: async () => new Map(),
    people: { find: async () => new Map() } as unknown as Deps['people'],
    cursors: createCursors(async (purpose, value) => `${purpose}${value.length}${value.replaceAll(/\W/g, '')}`),
    clock: { now: () => now },
  };
  return { deps, search };
};

const caller = (scope: 'organization' | 'assigned', userId = userIdOf(1)): AuthorizedCaller => ({
  userId,
  role: scope === 'organization' ? 'admin' : 'member',
  scope,
  membership: {
    userId,
    organizationId: organizationIdOf(1),
    role: scope === 'organization' ? 'admin' : 'member',
  } as AuthorizedCaller['membership'],
});

describe('the public search', () => {
  it('sorts by relevance with a text and by newest without', async () => {
    const { deps, search } = fake();
    await searchJobs(deps, { q: 'nurse' });
    await searchJobs(deps, {});
    await searchJobs(deps, { q: 'nurse', sort: 'salary' });
    expect(search.search.mock.calls.map(([{ sort }]) => sort)).toEqual(['relevance', 'newest', 'salary']);
  });

  it('accepts a cursor only in the same search', async () => {
    const { deps, search } = fake();
    const { nextCursor } = await searchJobs(deps, { q: 'nurse', remote: true });
    await searchJobs(deps, { q: 'nurse', remote: true, sort: 'relevance', cursor: nextCursor! });
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ after: { key: 7, id: jobIdOf(1) }, limit: 25 });
    const refused = { code: 'INVALID_CURSOR' };
    await expect(searchJobs(deps, { q: 'nurses', remote: true, cursor: nextCursor! })).rejects.toMatchObject(refused);
    await expect(searchJobs(deps, { q: 'nurse', cursor: nextCursor! })).rejects.toMatchObject(refused);
    await expect(
      searchJobs(deps, { q: 'nurse', remote: true, sort: 'newest', cursor: nextCursor! }),
    ).rejects.toMatchObject(refused);
    await expect(searchJobs(deps, { cursor: 'nonsense' })).rejects.toMatchObject(refused);
  });
});

describe('the text of the public search', () => {
  it('is read as filters and offers its other meanings', async () => {
    const { deps, search } = fake();
    const { understood } = await searchJobs(deps, { q: 'PA' });
    expect(search.search.mock.lastCall?.[0].filters).toEqual({ profession: ['pa'] });
    expect(understood?.alternatives).toMatchObject([{ text: 'PA', kind: 'state', search: { state: 'PA' } }]);
  });

  it('is searched literally when only the literal words have results', async () => {
    const { deps, search } = fake();
    const page = await search.search({} as Parameters<JobSearch['search']>[0]);
    search.search.mockImplementation(async ({ filters }) => ({
      ...page,
      total: Number(filters.q === 'Lakeside Clinic'),
    }));
    expect(await searchJobs(deps, { q: 'Lakeside Clinic' })).toMatchObject({ total: 1, understood: null });
    expect((await searchJobs(deps, { q: 'Riverside Clinic' })).understood).not.toBeNull();
  });

  it('is searched literally on request', async () => {
    const { deps, search } = fake();
    expect((await searchJobs(deps, { q: 'PA', words: true })).understood).toBeNull();
    expect(search.search.mock.lastCall?.[0].filters).toEqual({ q: 'PA', words: true });
  });
});

describe('similar jobs', () => {
  it('are available for every job with a public page', async () => {
    const { deps } = fake([], [jobDocument(1, { status: 'closed' }), jobDocument(2)]);
    expect((await listSimilarJobs(deps, jobIdOf(1))).items).toHaveLength(2);
    await expect(listSimilarJobs(deps, jobIdOf(9))).rejects.toThrow(AppError);
    const { deps: drafts } = fake([], [jobDocument(1, { status: 'draft' })]);
    await expect(listSimilarJobs(drafts, jobIdOf(1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('recommended jobs', () => {
  const posting = (number: number, differing: Partial<JobItem> = {}) =>
    stored(number, {
      ...jobDraft(),
      professions: ['physician'],
      specialty: 'Cardiology',
      location: '',
      remote: true,
      ...differing,
    });
  const documents = [1, 2, 3].map((number) => jobDocument(number));

  it('are the best matches from the person’s and related specialties, best first', async () => {
    const rows = [posting(1, { specialty: 'Internal Medicine' }), posting(2), posting(3, { specialty: 'Dermatology' })];
    const { deps, search } = fake(rows, documents);
    const { items } = await recommendJobs(deps, userIdOf(7));
    expect(items[0]?.jobId).toBe(jobIdOf(2));
    const scores = items.map(({ match }) => match.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(limits.recommendedScoreMin);
    expect(search.search.mock.lastCall?.[0].filters).toEqual({
      profession: ['physician'],
      specialty: ['Cardiology', 'Internal Medicine'],
    });
  });

  it('list the best match first, also if it needs a step, and none that is out of reach', async () => {
    const rows = [
      posting(1, { specialty: 'Internal Medicine' }),
      posting(2, { requiredCertifications: ['acls'] }),
      posting(3, { professions: ['np'] }),
      posting(4, { requiredCertifications: ['abms'] }),
    ];
    const { deps } = fake(
      rows,
      [1, 2, 3, 4].map((number) => jobDocument(number)),
    );
    const { items } = await recommendJobs(deps, userIdOf(7));
    expect(items.map(({ jobId, match }) => [jobId, match.state])).toEqual([
      [jobIdOf(2), 'eligible_if'],
      [jobIdOf(1), 'eligible'],
    ]);
  });

  it('are searched by profession alone for people who work in units', async () => {
    const { deps, search } = fake([posting(1)], documents);
    deps.applicants.profile = async () => ({ ...matchedProfile, profession: 'rn' });
    await recommendJobs(deps, userIdOf(7));
    expect(search.search.mock.lastCall?.[0].filters).toEqual({ profession: ['rn'] });
  });

  it('require a profession first', async () => {
    const { deps, search } = fake([posting(1)], documents);
    deps.applicants.profile = async () => ({ ...matchedProfile, profession: null });
    expect(await recommendJobs(deps, userIdOf(7))).toEqual({ items: [], obstacle: 'profession' });
    expect(search.search).not.toHaveBeenCalled();
  });

  it('leave out applied jobs and jobs removed since indexing', async () => {
    const { deps } = fake([posting(1), posting(2)], documents);
    deps.applicants.appliedTo = async () => new Set([jobIdOf(1)]);
    expect((await recommendJobs(deps, userIdOf(7))).items.map(({ jobId }) => jobId)).toEqual([jobIdOf(2)]);
  });

  it('are empty while the person takes no new work', async () => {
    const { deps } = fake([posting(1)], documents);
    deps.applicants.profile = async () => ({
      ...matchedProfile,
      availability: { ...matchedProfile.availability, status: 'busy' },
    });
    expect(await recommendJobs(deps, userIdOf(7))).toEqual({ items: [], obstacle: 'busy' });
  });

  it('require a profile', async () => {
    const { deps } = fake();
    deps.applicants.profile = async () => null;
    await expect(recommendJobs(deps, userIdOf(7))).rejects.toMatchObject({ code: 'PROFILE_REQUIRED' });
  });
});

describe('an employer’s list', () => {
  it('comes from the table without filters', async () => {
    const { deps, search } = fake();
    await listManagedJobs(deps, { caller: caller('organization') });
    await listManagedJobs(deps, { caller: caller('organization'), q: '', sort: 'newest' });
    await listManagedJobs(deps, { caller: caller('assigned') });
    expect(deps.postings.listOfOrganization).toHaveBeenCalledTimes(2);
    expect(deps.postings.listOfMember).toHaveBeenCalledWith(
      expect.objectContaining({ userId: userIdOf(1) }),
      undefined,
    );
    expect(search.managed).not.toHaveBeenCalled();
  });

  it('queries the index with the caller’s scope', async () => {
    const { deps, search } = fake();
    await listManagedJobs(deps, { caller: caller('assigned'), q: 'nurse' });
    await listManagedJobs(deps, { caller: caller('organization'), status: 'paused', sort: 'title' });
    const filters = { jobType: 'locum', specialty: 'Cardiology', location: 'Austin', mine: true } as const;
    await listManagedJobs(deps, { caller: caller('organization'), ...filters });
    expect(search.managed.mock.calls.map(([query]) => query)).toMatchObject([
      { organizationId: organizationIdOf(1), responsible: userIdOf(1), q: 'nurse', status: null, sort: 'newest' },
      { organizationId: organizationIdOf(1), responsible: null, q: '', status: 'paused', sort: 'title' },
      { poster: userIdOf(1), jobType: 'locum', specialty: 'Cardiology', location: 'Austin', status: null },
    ]);
  });

  it('says how many applications are in each stage', async () => {
    const { deps } = fake([stored(1), stored(2)]);
    const { items } = await listManagedJobs(deps, { caller: caller('organization') });
    expect(items.map(({ stages }) => stages)).toEqual([{ new: 2 }, {}]);
    expect(deps.stages.of).toHaveBeenCalledOnce();
  });

  it('shows only what the table confirms', async () => {
    const rows = [
      stored(1),
      stored(2, { status: 'closed' }),
      stored(3, { organizationId: organizationIdOf(2) }),
      stored(4, { postedBy: userIdOf(2) }),
    ];
    const { deps } = fake(rows);
    const mine = await listManagedJobs(deps, { caller: caller('assigned'), status: 'active' });
    expect(mine.items.map(({ jobId }) => jobId)).toEqual([jobIdOf(1)]);
    const all = await listManagedJobs(deps, { caller: caller('organization'), q: 'x' });
    expect(all.items.map(({ jobId }) => jobId)).toEqual([jobIdOf(1), jobIdOf(2), jobIdOf(4)]);
  });
});
