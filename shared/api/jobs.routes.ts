import * as z from 'zod';
import { JobStatus, Specialty } from '../model/enumerations';
import { Cursor, cursorQuery, JobId, page, UserId, Version } from '../model/fields';
import { JobCard, JobDetail, JobDraft, ManagedJob, PublicJob } from '../model/job';
import { Organization, TeamMember } from '../model/organization';
import { defineRoutes } from './route';

const jobParams = z.strictObject({ jobId: JobId });

/** Whether a posting is saved for later or goes live at once. */
const Intent = z.enum(['draft', 'active']);

export const jobRoutes = defineRoutes({
  listPublicJobs: {
    method: 'GET',
    path: '/api/jobs',
    access: 'public',
    summary: 'Active jobs, newest first.',
    query: z.strictObject({ specialty: Specialty.optional(), cursor: Cursor.optional() }),
    response: page(JobCard),
    errors: ['INVALID_CURSOR'],
  },
  getPublicJob: {
    method: 'GET',
    path: '/api/jobs/{jobId}',
    access: 'public',
    summary: 'The public page of an active job.',
    params: jobParams,
    response: PublicJob,
    errors: ['NOT_FOUND'],
  },
  getJobDetail: {
    method: 'GET',
    path: '/api/jobs/{jobId}/detail',
    access: 'readJobContact',
    summary: 'The full page of a job with contact details and the reader’s own application.',
    params: jobParams,
    response: JobDetail,
    errors: ['NOT_FOUND'],
  },
  createJob: {
    method: 'POST',
    path: '/api/jobs',
    access: 'editJob',
    status: 201,
    idempotent: true,
    summary: 'Save a draft or publish a job.',
    body: z.strictObject({ job: JobDraft, status: Intent }),
    response: ManagedJob,
    errors: [],
  },
  getManagedJob: {
    method: 'GET',
    path: '/api/organization/jobs/{jobId}',
    access: 'editJob',
    summary: 'A posting as the team edits it.',
    params: jobParams,
    response: ManagedJob,
    errors: ['NOT_FOUND'],
  },
  listManagedJobs: {
    method: 'GET',
    path: '/api/organization/jobs',
    access: 'readTeamJobs',
    summary: 'Postings of the organisation; for a member those posted by or assigned to them.',
    query: cursorQuery,
    response: page(ManagedJob),
    errors: ['INVALID_CURSOR'],
  },
  updateJob: {
    method: 'PUT',
    path: '/api/jobs/{jobId}',
    access: 'editJob',
    summary: 'Change a posting made from `version`.',
    params: jobParams,
    body: z.strictObject({ job: JobDraft, version: Version }),
    response: ManagedJob,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  changeJobStatus: {
    method: 'POST',
    path: '/api/jobs/{jobId}/status',
    access: 'editJob',
    summary: 'Publish, pause, resume or close.',
    params: jobParams,
    body: z.strictObject({ status: JobStatus, version: Version }),
    response: ManagedJob,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  deleteJob: {
    method: 'DELETE',
    path: '/api/jobs/{jobId}',
    access: 'deleteJob',
    summary: 'Delete a posting that nobody applied to.',
    params: jobParams,
    response: z.object({ jobId: JobId }),
    errors: ['NOT_FOUND', 'JOB_HAS_APPLICATIONS'],
  },
  getEmployerJobs: {
    method: 'POST',
    path: '/api/get-employer-jobs',
    access: 'readTeamJobs',
    summary: 'The dashboard’s read: newest postings, the team and the caller’s employer profile.',
    response: z.object({
      jobs: z.array(ManagedJob),
      teamMembers: z.array(TeamMember),
      employerProfile: z.object({
        user_id: UserId,
        organization: z.string(),
        role: z.string(),
        can_manage_team: z.boolean(),
        company: Organization,
      }),
      totals: z.object({ activeJobs: z.int(), totalJobs: z.int(), totalApplications: z.int(), postedByMe: z.int() }),
    }),
    errors: [],
  },
  assignJob: {
    method: 'POST',
    path: '/api/assign-job',
    access: 'assignJob',
    summary: 'Assign a posting to somebody of the team.',
    body: z.strictObject({ jobId: JobId, assigneeId: UserId }),
    response: z.object({ job: ManagedJob }),
    errors: ['NOT_FOUND'],
  },
});
