import { AppError } from '@shared/errors';
import type { JobCard } from '@shared/hiring/model/job';
import type { JobDocument } from '../../search-index/port';

export const jobCardOf = ({ status, ...document }: JobDocument): JobCard => {
  if (status === 'draft') throw new AppError('NOT_FOUND');
  return { ...document, status };
};
