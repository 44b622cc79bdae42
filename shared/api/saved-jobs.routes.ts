import * as z from 'zod';
import { cursorQuery, Instant, JobAlertId, JobId, page, Version } from '../model/fields';
import { JobCard } from '../model/job';
import { JobAlert, JobAlertSettings, NewJobAlert } from '../model/job-alert';
import { defineRoutes } from './route';

const jobParams = z.strictObject({ jobId: JobId });
const alertParams = z.strictObject({ jobAlertId: JobAlertId });

export const savedJobRoutes = defineRoutes({
  saveJob: {
    method: 'PUT',
    path: '/api/saved-jobs/{jobId}',
    access: 'apply',
    summary: 'Keep a job for later. Saving it again changes nothing.',
    params: jobParams,
    response: z.object({ jobId: JobId, savedAt: Instant }),
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  unsaveJob: {
    method: 'DELETE',
    path: '/api/saved-jobs/{jobId}',
    access: 'apply',
    summary: 'Keep it no longer.',
    params: jobParams,
    response: z.object({ jobId: JobId }),
    errors: [],
  },
  listSavedJobs: {
    method: 'GET',
    path: '/api/saved-jobs',
    access: 'apply',
    summary: 'Saved jobs, last saved first; those that closed meanwhile say so.',
    query: cursorQuery,
    response: page(z.object({ job: JobCard, savedAt: Instant })),
    errors: ['INVALID_CURSOR'],
  },
  listSavedJobIds: {
    method: 'GET',
    path: '/api/saved-jobs/ids',
    access: 'apply',
    summary: 'Ids of every saved job, to mark them in lists.',
    response: z.object({ jobIds: z.array(JobId) }),
    errors: [],
  },
  createJobAlert: {
    method: 'POST',
    path: '/api/job-alerts',
    access: 'apply',
    status: 201,
    idempotent: true,
    summary: 'Mail new jobs that a search finds.',
    body: NewJobAlert,
    response: JobAlert,
    errors: ['LIMIT_REACHED'],
  },
  listJobAlerts: {
    method: 'GET',
    path: '/api/job-alerts',
    access: 'apply',
    summary: 'Own job alerts, newest first.',
    response: z.object({ items: z.array(JobAlert) }),
    errors: [],
  },
  updateJobAlert: {
    method: 'PUT',
    path: '/api/job-alerts/{jobAlertId}',
    access: 'apply',
    summary: 'Rename, pause or send at another pace.',
    params: alertParams,
    body: z.strictObject({ settings: JobAlertSettings, version: Version }),
    response: JobAlert,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deleteJobAlert: {
    method: 'DELETE',
    path: '/api/job-alerts/{jobAlertId}',
    access: 'apply',
    summary: 'Delete an alert.',
    params: alertParams,
    response: z.object({ jobAlertId: JobAlertId }),
    errors: [],
  },
  unsubscribeJobAlert: {
    method: 'POST',
    path: '/api/job-alerts/unsubscribe/{token}',
    access: 'public',
    summary: 'What the link in an alert’s e-mail does, without signing in. Mail programs post here, too (RFC 8058).',
    params: z.strictObject({ token: z.string().max(200) }),
    response: z.object({ name: z.string(), message: z.string() }),
    errors: ['INVALID_TOKEN'],
  },
});
