import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { JobCard } from '@shared/hiring/model/job';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';
import type { SavedJob } from '../../store/hiring/saved-jobs/ports';

type Command = { userId: string; jobId: string };

export const saveJob = async ({ saved, clock }: Deps, { userId, jobId }: Command): Promise<SavedJob> => {
  if (!(await saved.isShown(userId, jobId))) throw new AppError('NOT_FOUND');
  return { jobId, savedAt: await saved.save(userId, { jobId, savedAt: clock.now().toISOString() }) };
};

export const unsaveJob = async ({ saved }: Deps, { userId, jobId }: Command): Promise<{ jobId: string }> => {
  await saved.remove(userId, jobId);
  return { jobId };
};

type SavedCard = { job: JobCard; savedAt: string };

/** Lists saved jobs with current data. Removes deleted jobs when reading, and fills up the page. */
export const listSavedJobs = async (
  { saved, cards }: Deps,
  { userId, cursor }: { userId: string; cursor?: string | undefined },
): Promise<Page<SavedCard>> => {
  const items: SavedCard[] = [];
  let next: string | null | undefined = cursor;
  do {
    const page: Page<SavedJob> = await saved.list(userId, {
      cursor: next ?? undefined,
      pageSize: limits.pageSize - items.length,
    });
    const found = await cards.find(page.items.map(({ jobId }) => jobId));
    items.push(
      ...page.items.flatMap(({ jobId, savedAt }) => {
        const job = found.cards.get(jobId);
        return job ? [{ job, savedAt }] : [];
      }),
    );
    const deleted = page.items.filter(({ jobId }) => !found.existing.has(jobId));
    await Promise.all(deleted.map(({ jobId }) => saved.remove(userId, jobId)));
    next = page.nextCursor;
  } while (next && items.length < limits.pageSize);
  return { items, nextCursor: next };
};
