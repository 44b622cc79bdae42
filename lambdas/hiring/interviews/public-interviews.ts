import { AppError } from '@shared/errors';
import type { Interview } from '@shared/hiring/model/interview';
import type { ApiInterview } from '@shared/connect/model/public-api';
import type * as z from 'zod';
import type { Page } from '../../platform/table/page';
import { getInterview, listInterviews } from './list-interviews';

type Told = z.infer<typeof ApiInterview>;

/** Leaves out calls without an application and a job, which version 1 guarantees. */
const told = (interview: Interview): Told | null => {
  const { applicationId, jobId, jobTitle } = interview;
  return applicationId === null || jobId === null || jobTitle === null
    ? null
    : { ...interview, applicationId, jobId, jobTitle };
};

/** Pages may be short. */
export const listApplicationsInterviews = async (...args: Parameters<typeof listInterviews>): Promise<Page<Told>> => {
  const { items, nextCursor } = await listInterviews(...args);
  return { nextCursor, items: items.flatMap((it) => told(it) ?? []) };
};

export const getApplicationInterview = async (...args: Parameters<typeof getInterview>): Promise<Told> => {
  const interview = told(await getInterview(...args));
  if (!interview) throw new AppError('NOT_FOUND');
  return interview;
};
