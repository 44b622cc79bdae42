import * as z from 'zod';
import { JobId, page } from '../model/fields';
import { JobCard, ManagedJob } from '../model/job';
import { JobMatch } from '../model/match';
import { ProfessionalSearchQuery, ProfessionalSearchResult } from '../model/professional-search';
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
  recommendJobs: {
    method: 'GET',
    path: '/api/recommended-jobs',
    access: 'apply',
    summary: 'Active jobs that fit the caller’s profile best and that they have not applied for, best match first.',
    response: z.object({ items: z.array(JobCard.extend({ match: JobMatch })) }),
    errors: ['PROFILE_REQUIRED'],
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
  searchPublicProfessionals: {
    method: 'GET',
    path: '/api/professionals',
    access: 'public',
    summary: 'Professionals who are not private, by text and filters, as anybody sees them.',
    query: ProfessionalSearchQuery,
    response: ProfessionalSearchResult,
    errors: ['INVALID_CURSOR'],
  },
  searchProfessionals: {
    method: 'GET',
    path: '/api/organization/professionals',
    access: 'searchProfessionals',
    summary: 'The same as the caller may see it; never those who blocked the caller’s organisation.',
    query: ProfessionalSearchQuery,
    response: ProfessionalSearchResult,
    errors: ['INVALID_CURSOR'],
  },
});
