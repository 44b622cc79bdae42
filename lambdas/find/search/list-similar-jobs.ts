import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { JobCard } from '@shared/hiring/model/job';
import { jobCardOf } from './job-card';
import type { Deps } from './ports';

export const listSimilarJobs = async (
  deps: Pick<Deps, 'documents' | 'search'>,
  jobId: string,
): Promise<{ items: JobCard[] }> => {
  const document = await deps.documents.find(jobId);
  if (!document || document.status === 'draft') throw new AppError('NOT_FOUND');
  const similar = await deps.search.similar(document, limits.similarJobs);
  return { items: similar.map(jobCardOf) };
};
