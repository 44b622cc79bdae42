import * as z from 'zod';
import { JobId, page } from '../model/fields';
import { JobCard, ManagedJob } from '../model/job';
import { JobSearchQuery, JobSearchResult, ManagedJobQuery } from '../model/job-search';
import { defineRoutes } from './route';

export const searchRoutes = defineRoutes({
  searchJobs: {
    method: 'GET',
    path: '/api/jobs',
    access: 'public',
    summary: 'Active jobs by text and filters, with counts for every further choice.',
    query: JobSearchQuery,
    response: JobSearchResult,
    errors: ['INVALID_CURSOR'],
  },
  listSimilarJobs: {
    method: 'GET',
    path: '/api/jobs/{jobId}/similar',
    access: 'public',
    summary: 'Active jobs most like this one.',
    params: z.strictObject({ jobId: JobId }),
    response: z.object({ items: z.array(JobCard) }),
    errors: ['NOT_FOUND'],
  },
  listManagedJobs: {
    method: 'GET',
    path: '/api/organization/jobs',
    access: 'readTeamJobs',
    summary: 'Postings of the organisation; for a member those posted by or assigned to them.',
    query: ManagedJobQuery,
    response: page(ManagedJob),
    errors: ['INVALID_CURSOR'],
  },
});
