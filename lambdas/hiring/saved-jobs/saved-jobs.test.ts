import { limits } from '@shared/limits';
import type { JobCard } from '@shared/hiring/model/job';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deps } from './ports';
import type { SavedJob } from '../../store/hiring/saved-jobs/ports';
import { listSavedJobs, saveJob } from './saved-jobs';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';

const fake = (states: ('shown' | 'draft' | 'deleted')[]) => {
  let saved: SavedJob[] = states.map((_, index) => ({ jobId: `job${index}`, savedAt: String(index) }));
  const usStateOf = (jobId: string) => states[Number(jobId.slice(3))];
  const deps: Pick<Deps, 'saved' | 'cards' | 'clock'> = {
    clock: { now: () => new Date('2026-11-21T08:00:00.000Z'), newId: (prefix) => `${prefix}_1` },
    saved: {
      isShown: async (_userId, jobId) => usStateOf(jobId) === 'shown',
      save: async (_userId, { savedAt }) => savedAt,
      remove: async (_userId, jobId) => {
        saved = saved.filter((it) => it.jobId !== jobId);
      },
      list: async (_userId, { cursor, pageSize }) => {
        const rest = saved.filter(({ savedAt }) => cursor === undefined || Number(savedAt) > Number(cursor));
        const items = rest.slice(0, pageSize);
        return { items, nextCursor: rest.length > pageSize ? items.at(-1)!.savedAt : null };
      },
      ids: async () => saved.map(({ jobId }) => jobId),
    },
    cards: {
      find: async (jobIds) => ({
        cards: new Map(jobIds.filter((id) => usStateOf(id) === 'shown').map((jobId) => [jobId, { jobId } as JobCard])),
        existing: new Set(jobIds.filter((id) => usStateOf(id) !== 'deleted')),
      }),
    },
  };
  return { deps: deps as Deps, left: () => saved.map(({ jobId }) => jobId) };
};

describe('saved jobs', () => {
  it('fill every page but the last despite deletions, and lose no visible job', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('shown' as const, 'shown' as const, 'draft' as const, 'deleted' as const), {
          maxLength: 120,
        }),
        async (states) => {
          const { deps, left } = fake(states);
          const found: string[] = [];
          let cursor: string | null | undefined;
          do {
            const page: Awaited<ReturnType<typeof listSavedJobs>> = await listSavedJobs(deps, {
              userId,
              cursor: cursor ?? undefined,
            });
            if (page.nextCursor) expect(page.items).toHaveLength(limits.pageSize);
            found.push(...page.items.map(({ job }) => job.jobId));
            cursor = page.nextCursor;
          } while (cursor);
          const inState = (...wanted: string[]) =>
            states.flatMap((state, index) => (wanted.includes(state) ? [`job${index}`] : []));
          expect(found).toEqual(inState('shown'));
          expect(left()).toEqual(inState('shown', 'draft'));
        },
      ),
    ));

  it('must be public', async () => {
    const { deps } = fake(['shown', 'draft', 'deleted']);
    expect(await saveJob(deps, { userId, jobId: 'job0' })).toMatchObject({ savedAt: '2026-11-21T08:00:00.000Z' });
    for (const jobId of ['job1', 'job2'])
      await expect(saveJob(deps, { userId, jobId })).rejects.toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});
