import * as z from 'zod';
import { cursorQuery, Instant, JobAlertId, JobId, page, Version } from '../../core/model/fields';
import { JobCard } from '../model/job';
import { NewCandidateSearch } from '../../find/model/candidate-search';
import { JobAlert, JobAlertSettings, NewJobAlert } from '../model/job-alert';
import { stopAlertPath } from '../../messages/model/mail-lists';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

const jobParams = z.strictObject({ jobId: JobId });
const alertParams = z.strictObject({ jobAlertId: JobAlertId });

export const savedJobRoutes = defineRoutes({
  saveJob: {
    method: 'PUT',
    path: '/api/saved-jobs/{jobId}',
    access: 'apply',
    summary: 'Save a job. Saving one again has no effect.',
    params: jobParams,
    response: z.object({ jobId: JobId, savedAt: Instant }),
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  unsaveJob: {
    method: 'DELETE',
    path: '/api/saved-jobs/{jobId}',
    access: 'apply',
    summary: 'Unsave a job.',
    params: jobParams,
    response: z.object({ jobId: JobId }),
    errors: [],
  },
  listSavedJobs: {
    method: 'GET',
    path: '/api/saved-jobs',
    access: 'apply',
    summary: 'List saved jobs, most recently saved first. Jobs that have closed are marked.',
    query: cursorQuery,
    response: page(z.object({ job: JobCard, savedAt: Instant })),
    errors: ['INVALID_CURSOR'],
  },
  listSavedJobIds: {
    method: 'GET',
    path: '/api/saved-jobs/ids',
    access: 'apply',
    summary: 'List the IDs of all saved jobs, for marking them in lists.',
    response: z.object({ jobIds: z.array(JobId) }),
    errors: [],
  },
  hideJob: {
    method: 'PUT',
    path: '/api/saved-jobs/hidden-jobs/{jobId}',
    access: 'apply',
    summary: 'Hide a job from search results, recommendations, and alerts. Hiding one again has no effect.',
    params: jobParams,
    response: z.object({ jobId: JobId }),
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  unhideJob: {
    method: 'DELETE',
    path: '/api/saved-jobs/hidden-jobs/{jobId}',
    access: 'apply',
    summary: 'Show a hidden job again.',
    params: jobParams,
    response: z.object({ jobId: JobId }),
    errors: [],
  },
  listHiddenJobs: {
    method: 'GET',
    path: '/api/saved-jobs/hidden-jobs',
    access: 'apply',
    summary: 'List hidden jobs, newest first.',
    query: cursorQuery,
    response: page(JobCard),
    errors: ['INVALID_CURSOR'],
  },
  createJobAlert: {
    method: 'POST',
    path: '/api/saved-jobs/job-alerts',
    access: 'apply',
    cost: 'create',
    plan: 'jobAlerts',
    staying: true,
    status: 201,
    idempotent: true,
    summary: 'Create a job alert that emails new jobs matching a search.',
    body: NewJobAlert,
    response: JobAlert,
    errors: ['LIMIT_REACHED', 'QUOTA_REACHED'],
  },
  createCandidateSearch: {
    method: 'POST',
    path: '/api/saved-jobs/candidate-searches',
    access: 'saveProfessionals',
    cost: 'create',
    staying: true,
    status: 201,
    idempotent: true,
    summary: 'Save a search for professionals as an alert that emails new and updated profiles.',
    body: NewCandidateSearch,
    response: JobAlert,
    errors: ['LIMIT_REACHED'],
  },
  listJobAlerts: {
    method: 'GET',
    path: '/api/saved-jobs/job-alerts',
    access: 'keepAlerts',
    summary: "List the caller's own alerts, newest first: job alerts, or saved searches for professionals.",
    response: z.object({ items: z.array(JobAlert) }),
    errors: [],
  },
  updateJobAlert: {
    method: 'PUT',
    path: '/api/saved-jobs/job-alerts/{jobAlertId}',
    access: 'keepAlerts',
    staying: true,
    summary: 'Rename an alert, pause it, or change its frequency.',
    params: alertParams,
    body: z.strictObject({ settings: JobAlertSettings, version: Version }),
    response: JobAlert,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deleteJobAlert: {
    method: 'DELETE',
    path: '/api/saved-jobs/job-alerts/{jobAlertId}',
    access: 'keepAlerts',
    summary: 'Delete an alert.',
    params: alertParams,
    response: z.object({ jobAlertId: JobAlertId }),
    errors: [],
  },
  unsubscribeJobAlert: {
    method: 'POST',
    path: stopAlertPath,
    access: 'public',
    summary:
      'Unsubscribe from a job alert with the token from its email, without signing in. Supports one-click unsubscribe (RFC 8058).',
    params: z.strictObject({ token: z.string().max(200) }),
    response: ActionResult('alertUnsubscribed').extend({ name: z.string() }),
    errors: ['INVALID_TOKEN'],
  },
});
