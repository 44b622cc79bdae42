import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { JobCard } from '@shared/hiring/model/job';
import type { Page } from '../../platform/table/page';
import type { Deps } from './ports';

type HiddenDeps = Pick<Deps, 'hidden' | 'saved' | 'cards' | 'cursors'>;
type Command = { userId: string; jobId: string };

export const hideJob = async (
  { hidden, saved }: HiddenDeps,
  { userId, jobId }: Command,
): Promise<{ jobId: string }> => {
  if (!(await saved.isShown(userId, jobId))) throw new AppError('NOT_FOUND');
  await hidden.hide(userId, jobId);
  return { jobId };
};

export const unhideJob = async ({ hidden }: HiddenDeps, { userId, jobId }: Command): Promise<{ jobId: string }> => {
  await hidden.show(userId, [jobId]);
  return { jobId };
};

/** Lists the newest jobs first, and forgets deleted ones. */
export const listHiddenJobs = async (
  { hidden, cards, cursors }: HiddenDeps,
  { userId, cursor }: { userId: string; cursor?: string | undefined },
): Promise<Page<JobCard>> => {
  const list = `listHiddenJobs#${userId}`;
  const { after } = cursor === undefined ? {} : await cursors.decode(list, cursor);
  const jobIds = (await hidden.ids(userId)).sort().reverse();
  const rest = jobIds.filter((jobId) => after === undefined || jobId < after);
  const page = rest.slice(0, limits.pageSize);
  const found = await cards.find(page);
  await hidden.show(
    userId,
    page.filter((jobId) => !found.existing.has(jobId)),
  );
  return {
    items: page.flatMap((jobId) => found.cards.get(jobId) ?? []),
    nextCursor: rest.length > page.length ? await cursors.encode(list, { after: page.at(-1)! }) : null,
  };
};
