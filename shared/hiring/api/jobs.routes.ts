import * as z from 'zod';
import { limits } from '../../limits';
import { EmployerAnalytics, PerformanceRow, RecruitmentFigures } from '../model/employer-analytics';
import { BulkJobAction } from '../../core/model/enumerations';
import { cursorQuery, JobId, page, UserId, Version } from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import { ChangedJob, JobDetail, JobDraft, JobHistoryEntry, JobStatusForm, ManagedJob, PublicJob } from '../model/job';
import { TeamMember, TeamOrganization } from '../../organizations/model/organization';
import { defineRoutes } from '../../core/api/route';

const jobParams = z.strictObject({ jobId: JobId });

/** Result for one job of a bulk action: its changes, or why it was rejected. A deleted job is null without an error. */
const JobResult = z.object({
  jobId: JobId,
  job: ChangedJob.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

const Intent = z.enum(['draft', 'active']);

export const jobRoutes = defineRoutes({
  getPublicJob: {
    method: 'GET',
    path: '/api/jobs/{jobId}',
    access: 'public',
    summary: 'Get the public page of a job. A paused or closed job is marked as no longer accepting applications.',
    params: jobParams,
    response: PublicJob,
    errors: ['NOT_FOUND'],
  },
  getJobDetail: {
    method: 'GET',
    path: '/api/jobs/{jobId}/detail',
    access: 'readJobContact',
    summary:
      "Get the full page of a job with the reader's own application. Contact and application details are included only while the job is active or if the reader applied.",
    params: jobParams,
    response: JobDetail,
    errors: ['NOT_FOUND'],
  },
  createJob: {
    method: 'POST',
    path: '/api/jobs',
    access: 'editJob',
    cost: 'create',
    staying: true,
    plan: 'activePostings',
    status: 201,
    idempotent: true,
    summary: 'Create a job as a draft or publish it.',
    body: z.strictObject({ job: JobDraft, status: Intent }),
    response: ManagedJob,
    errors: ['QUOTA_REACHED', 'LIMIT_REACHED'],
  },
  getManagedJob: {
    method: 'GET',
    path: '/api/jobs/{jobId}/managed',
    access: 'editJob',
    summary: 'Get a job as the team edits it.',
    params: jobParams,
    response: ManagedJob,
    errors: ['NOT_FOUND'],
  },
  updateJob: {
    method: 'PUT',
    path: '/api/jobs/{jobId}',
    access: 'editJob',
    summary: 'Update a job. `version` is the version that was edited.',
    params: jobParams,
    body: z.strictObject({ job: JobDraft, version: Version }),
    response: ManagedJob,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  changeJobStatus: {
    method: 'POST',
    path: '/api/jobs/{jobId}/status',
    access: 'editJob',
    plan: 'activePostings',
    summary:
      'Publish, pause, resume, close, or reopen a job. `version` is the version that was read. A closed job can be reopened for 14 days by the status `active`, with a new `applicationDeadlineOn` if its own has passed; it is paused if it was, or if the plan has no room.',
    params: jobParams,
    body: JobStatusForm,
    response: ManagedJob,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_TRANSITION',
      'NO_OPENINGS',
      'REOPENING_EXPIRED',
      'DEADLINE_PASSED',
      'STALE_VERSION',
      'QUOTA_REACHED',
    ],
  },
  deleteJob: {
    method: 'DELETE',
    path: '/api/jobs/{jobId}',
    access: 'deleteJob',
    summary: 'Delete a job that has no applications.',
    params: jobParams,
    response: z.object({ jobId: JobId }),
    errors: ['NOT_FOUND', 'JOB_HAS_APPLICATIONS'],
  },
  duplicateJob: {
    method: 'POST',
    path: '/api/jobs/{jobId}/duplicate',
    access: 'editJob',
    cost: 'create',
    staying: true,
    status: 201,
    idempotent: true,
    summary: 'Duplicate a job as a draft without its deadline.',
    params: jobParams,
    response: ManagedJob,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  changeJobs: {
    method: 'POST',
    path: '/api/jobs/changes',
    access: 'deleteJob',
    plan: 'activePostings',
    idempotent: true,
    summary:
      'Apply one action to several jobs. Returns a result for each. `applicationDeadlineOn`: of those that are reopened and whose own deadline has passed; the others keep theirs.',
    body: z.strictObject({
      action: BulkJobAction,
      jobIds: z.array(JobId).min(1).max(limits.jobsPerBulkAction),
      applicationDeadlineOn: PlannedDay.exactOptional(),
    }),
    response: z.object({ results: z.array(JobResult) }),
    errors: [],
  },
  undoStatusChanges: {
    method: 'POST',
    path: '/api/jobs/undo',
    access: 'editJob',
    plan: 'activePostings',
    idempotent: true,
    summary: 'Undo status changes of jobs. Each is undone only if the job has not changed since.',
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ jobId: JobId, version: Version }))
        .min(1)
        .max(limits.jobsPerBulkAction),
    }),
    response: z.object({ results: z.array(JobResult) }),
    errors: [],
  },
  getJobHistory: {
    method: 'GET',
    path: '/api/jobs/{jobId}/history',
    access: 'editJob',
    summary: 'List the changes of a job, newest first.',
    params: jobParams,
    query: cursorQuery,
    response: page(JobHistoryEntry),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  getEmployerAnalytics: {
    method: 'GET',
    path: '/api/jobs/analytics',
    access: 'readTeamAnalytics',
    summary: "Get the organization's analytics: team, specialties, projects, and recent weeks.",
    response: EmployerAnalytics,
    errors: [],
  },
  getEmployerJobs: {
    method: 'POST',
    path: '/api/get-employer-jobs',
    access: 'readTeamJobs',
    cost: 'read',
    summary: "Get the employer's dashboard: newest jobs, the team, and the caller's employer profile.",
    response: z.object({
      jobs: z.array(ManagedJob),
      teamMembers: z.array(TeamMember),
      employerProfile: z.object({
        user_id: UserId,
        organization: z.string(),
        role: z.string(),
        can_manage_team: z.boolean(),
        company: TeamOrganization,
      }),
      totals: z.object({
        activeJobs: z.int(),
        draftJobs: z.int(),
        closedJobs: z.int(),
        totalJobs: z.int(),
        totalApplications: z.int(),
        activeApplications: z.int(),
        hires: z.int(),
        postedByMe: z.int(),
      }),
      /** Figures of the organization for administrators and managers, of the caller's own jobs for members. */
      figures: RecruitmentFigures,
      contribution: PerformanceRow,
    }),
    errors: [],
  },
  assignJob: {
    method: 'POST',
    path: '/api/assign-job',
    access: 'assignJob',
    summary: 'Assign a job to a team member, or unassign it with `assigneeId: null`.',
    body: z.strictObject({ jobId: JobId, assigneeId: UserId.nullable() }),
    response: z.object({ job: ManagedJob }),
    errors: ['NOT_FOUND'],
  },
});
