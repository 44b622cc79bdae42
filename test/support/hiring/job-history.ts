import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import type { JobHistoryEntry } from '@shared/hiring/model/job';
import { api } from '../client';
import type { Person } from '../people';

export const historyOf = async ({ token }: Person, jobId: string): Promise<JobHistoryEntry[]> => {
  const entries: JobHistoryEntry[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor ? { cursor } : {};
    const { body } = await api(jobRoutes.getJobHistory, { params: { jobId }, query }, { token });
    entries.push(...body.items);
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  return entries;
};
