import type { JobDocument, JobSearch } from '../../search-index/port';
import { limits } from '@shared/limits';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { jobDocument, jobIdOf, now, userIdOf } from '../../../test/support/hiring/job-documents';
import { createCursors } from '../../platform/http/cursor';
import { emptyJobPage } from '../../search-index/empty-job-page';
import { noHighlights } from '../../search-index/highlight';
import type { Deps } from './ports';
import { searchMatchedJobs } from './search-matched-jobs';
import { matchedProfile } from './search.fake';

const userId = userIdOf(7);

/** Returns results in the given order, with positions like those of the engines. */
const fake = (documents: readonly JobDocument[]) => {
  const search = vi.fn<JobSearch['search']>(async ({ filters, after, limit, hidden = [] }) => {
    const all = documents.filter(
      ({ jobId, professions }) =>
        !hidden.includes(jobId) && (filters.profession?.some((it) => professions.includes(it)) ?? true),
    );
    const from = Number(after?.['from'] ?? 0);
    return {
      hits: all.slice(from, from + limit).map((document) => ({ document, score: null, highlights: noHighlights })),
      total: all.length,
      facets: emptyJobPage.facets,
      next: from + limit < all.length ? { from: from + limit } : null,
    };
  });
  const deps = {
    search: { search, unknown: async () => [] },
    applicants: { profile: vi.fn(async () => matchedProfile) },
    hidden: { ids: vi.fn(async (): Promise<string[]> => []) },
    cursors: createCursors(async (purpose, value) => `${purpose}${value.length}${value.replaceAll(/\W/g, '')}`),
    clock: { now: () => now },
  } as unknown as Deps;
  return { deps, search };
};

const fitting = { professions: ['physician' as const], specialty: 'Cardiology' as const, location: '' };
const related = { ...fitting, specialty: 'Internal Medicine' as const };
const withStep = { ...fitting, requiredCertifications: ['acls' as const] };
const outOfReach = { ...fitting, requiredCertifications: ['abms' as const] };
const foreign = { professions: ['rn' as const] };

const idsOf = ({ items }: Awaited<ReturnType<typeof searchMatchedJobs>>) => items.map(({ jobId }) => jobId);

describe('the search of a professional', () => {
  it('returns jobs they can do, best match first', async () => {
    const { deps } = fake([
      jobDocument(1, foreign),
      jobDocument(2, related),
      jobDocument(3, outOfReach),
      jobDocument(4, fitting),
    ]);
    const page = await searchMatchedJobs(deps, { userId });
    expect(idsOf(page)).toEqual([jobIdOf(4), jobIdOf(2)]);
    expect(page).toMatchObject({ possible: true, total: 2, isTotalExact: true, nextCursor: null });
    expect(page.items[0]?.match).toMatchObject({ state: 'eligible' });
    expect(deps.applicants.profile).toHaveBeenCalledTimes(1);
  });

  it('puts a better match that needs a step before a weaker one that needs none', async () => {
    const { deps } = fake([jobDocument(1, related), jobDocument(2, withStep)]);
    const { items } = await searchMatchedJobs(deps, { userId });
    expect(items.map(({ match }) => match?.state)).toEqual(['eligible_if', 'eligible']);
    expect(items[0]!.match!.score!).toBeGreaterThan(items[1]!.match!.score!);
  });

  it('puts jobs that do not fit last, also if all are shown', async () => {
    const { deps } = fake([jobDocument(1, foreign), jobDocument(2, outOfReach), jobDocument(3, related)]);
    const page = await searchMatchedJobs(deps, { userId, possible: false });
    expect(idsOf(page)[0]).toBe(jobIdOf(3));
    expect(page.items.map(({ match }) => match?.score === null)).toEqual([false, true, true]);
  });

  it('returns all jobs on request, with a match for each', async () => {
    const { deps } = fake([jobDocument(1, foreign), jobDocument(3, outOfReach), jobDocument(4, fitting)]);
    const page = await searchMatchedJobs(deps, { userId, possible: false, sort: 'newest' });
    expect(page.items.map(({ match }) => match?.state)).toEqual(['not_eligible', 'not_eligible', 'eligible']);
    expect(page.possible).toBe(false);
  });

  it('finds nothing when only other professions are requested', async () => {
    const { deps, search } = fake([jobDocument(1, foreign)]);
    expect(await searchMatchedJobs(deps, { userId, profession: ['rn'] })).toMatchObject({ items: [], total: 0 });
    expect(search).not.toHaveBeenCalled();
  });

  it('is the unmatched search without a profession', async () => {
    const { deps, search } = fake([jobDocument(1, foreign)]);
    deps.applicants.profile = async () => ({ ...matchedProfile, profession: null });
    const page = await searchMatchedJobs(deps, { userId, sort: 'match' });
    expect(page).toMatchObject({ possible: null, total: 1 });
    expect(page.items[0]?.match).toBeNull();
    expect(search.mock.lastCall?.[0]).toMatchObject({ sort: 'newest', limit: limits.pageSize });
  });

  it('excludes hidden jobs in the index, so counts are right', async () => {
    const { deps } = fake([jobDocument(1, fitting), jobDocument(2, fitting)]);
    deps.hidden.ids = async () => [jobIdOf(1)];
    expect(await searchMatchedJobs(deps, { userId })).toMatchObject({ total: 1, items: [{ jobId: jobIdOf(2) }] });
  });

  it('shows every job once across pages, and says when its total is an estimate', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(fitting, related, outOfReach, foreign), { maxLength: 400 }),
        fc.boolean(),
        async (kinds, possible) => {
          const documents = kinds.map((kind, index) => jobDocument(index + 1, kind));
          const { deps } = fake(documents);
          const found: string[] = [];
          const totals = new Set<number>();
          let cursor: string | null | undefined;
          do {
            const page = await searchMatchedJobs(deps, { userId, possible, ...(cursor && { cursor }) });
            found.push(...idsOf(page));
            totals.add(page.total);
            cursor = page.nextCursor;
            if (page.isTotalExact && !cursor) expect(found).toHaveLength(page.total);
          } while (cursor);
          const expected = possible
            ? documents.filter(
                ({ professions, requiredCertifications }) =>
                  professions.includes('physician') && requiredCertifications.length === 0,
              )
            : documents;
          expect(found.toSorted()).toEqual(expected.map(({ jobId }) => jobId).toSorted());
          expect(totals.size).toBe(1);
        },
      ),
      { numRuns: 40 },
    ));
});
