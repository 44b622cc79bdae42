import * as z from 'zod';
import { cursorQuery, JobId, page } from '../../../core/model/fields';
import { JobStatusForm } from '../../../hiring/model/job';
import { ApiJob, ApiJobDetail, ApiJobForm } from '../../model/public-api';
import { jobRoutes } from '../../../hiring/api/jobs.routes';
import { defineRoutes } from '../../../core/api/route';

const params = z.strictObject({ jobId: JobId });

export const publicJobRoutes = defineRoutes({
  v1ListJobs: {
    method: 'GET',
    path: '/api/v1/jobs',
    access: { scope: 'jobs:read', action: 'readTeamJobs' },
    summary: "List the organization's jobs, newest first.",
    query: cursorQuery,
    response: page(ApiJob),
    errors: ['INVALID_CURSOR'],
  },
  v1CreateJob: {
    method: 'POST',
    path: '/api/v1/jobs',
    access: { scope: 'jobs:write', action: 'editJob' },
    cost: 'create',
    status: 201,
    idempotent: true,
    summary:
      'Create a job as a draft, or publish it. Publishing needs a verified organization, a complete posting, and a plan that allows one more active posting.',
    body: z.strictObject({ job: ApiJobForm, status: z.enum(['draft', 'active']).default('draft') }),
    response: ApiJobDetail,
    errors: ['QUOTA_REACHED', 'LIMIT_REACHED', 'ORGANIZATION_NOT_VERIFIED'],
  },
  v1GetJob: {
    method: 'GET',
    path: '/api/v1/jobs/{jobId}',
    access: { scope: 'jobs:read', action: 'editJob' },
    summary: 'Get a job.',
    params,
    response: ApiJobDetail,
    errors: ['NOT_FOUND'],
  },
  v1ChangeJobStatus: {
    method: 'POST',
    path: '/api/v1/jobs/{jobId}/status',
    access: { scope: 'jobs:write', action: 'editJob' },
    idempotent: true,
    summary: jobRoutes.changeJobStatus.summary,
    params,
    body: JobStatusForm,
    response: ApiJobDetail,
    errors: [...jobRoutes.changeJobStatus.errors, 'ORGANIZATION_NOT_VERIFIED'],
  },
});
