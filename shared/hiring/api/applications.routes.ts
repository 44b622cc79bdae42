import * as z from 'zod';
import { limits } from '../../limits';
import { AnswerDays, JobAnswers } from '../model/answer';
import { thanksReasons } from '../model/answer-vocabulary';
import { Download } from '../../core/model/file';
import {
  ApplicationDetail,
  ApplicationForm,
  ApplicationPreparation,
  MyApplication,
  ReceivedApplication,
} from '../model/application';
import { ApplicationStatus } from '../../core/model/enumerations';
import {
  ApplicationId,
  ApplicationNoteId,
  cursorQuery,
  JobId,
  optionalProse,
  page,
  prose,
  UserId,
  Version,
} from '../../core/model/fields';
import { receivedJobs } from '../model/hiring-vocabulary';
import { CandidateChecklist } from '../../people/model/skills-checklist';
import { defineRoutes } from '../../core/api/route';

const applicationParams = z.strictObject({ applicationId: ApplicationId });
const jobParams = z.strictObject({ jobId: JobId });

const rows = z
  .array(z.strictObject({ applicationId: ApplicationId, version: Version }))
  .min(1)
  .max(limits.applicationsPerBulkAction);
/** Standard reason for a rejection, instead of a written one. */
const closingField = z.enum(thanksReasons).nullable().default(null);

const rowResults = z.object({
  results: z.array(
    z.object({
      applicationId: ApplicationId,
      application: ReceivedApplication.nullable(),
      error: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  ),
});

export const applicationRoutes = defineRoutes({
  applyToJob: {
    method: 'POST',
    path: '/api/applications/jobs/{jobId}',
    access: 'apply',
    cost: 'create',
    staying: true,
    plan: 'applicationsPerMonth',
    status: 201,
    idempotent: true,
    summary: 'Apply for a job. Each professional can apply for a job once.',
    params: jobParams,
    body: ApplicationForm,
    response: MyApplication,
    errors: [
      'NOT_FOUND',
      'JOB_NOT_OPEN',
      'ANSWERS_OVERDUE',
      'ALREADY_APPLIED',
      'REAPPLY_NOT_ALLOWED',
      'PROFILE_REQUIRED',
      'OTHER_PROFESSION',
      'APPLYING_SUSPENDED',
      'QUOTA_REACHED',
    ],
  },
  prepareApplication: {
    method: 'GET',
    path: '/api/applications/jobs/{jobId}/new',
    access: 'apply',
    summary:
      'Get what the application form needs: questions, match, resume, and anything that prevents the professional from applying.',
    params: jobParams,
    response: ApplicationPreparation,
    errors: ['NOT_FOUND'],
  },
  listMyApplications: {
    method: 'GET',
    path: '/api/applications',
    access: 'apply',
    summary: "List the professional's own applications, newest first.",
    query: cursorQuery,
    response: page(MyApplication),
    errors: ['INVALID_CURSOR'],
  },
  listAppliedJobIds: {
    method: 'GET',
    path: '/api/applications/job-ids',
    access: 'apply',
    summary: 'List the IDs of jobs that the professional has applied to, newest first, for marking them in lists.',
    response: z.object({ jobIds: z.array(JobId) }),
    errors: [],
  },
  listReceivedApplications: {
    method: 'GET',
    path: '/api/applications/received',
    access: 'readTeamJobs',
    summary: 'List applications for all jobs that the caller may see, or for their own jobs, newest first.',
    query: cursorQuery.extend({ jobs: z.enum(receivedJobs).optional() }),
    response: page(ReceivedApplication),
    errors: ['INVALID_CURSOR'],
  },
  listJobApplications: {
    method: 'GET',
    path: '/api/applications/jobs/{jobId}',
    access: 'readJobApplications',
    summary:
      'List applications for one job, newest first, up to 200 per page so lists and boards can sort and filter them.',
    params: jobParams,
    query: cursorQuery,
    response: page(ReceivedApplication).extend({ jobTitle: z.string() }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  getApplication: {
    method: 'GET',
    path: '/api/applications/{applicationId}',
    access: 'readApplications',
    summary: 'Get an application with its timeline.',
    params: applicationParams,
    response: ApplicationDetail,
    errors: ['NOT_FOUND'],
  },
  changeApplicationStatus: {
    method: 'POST',
    path: '/api/applications/{applicationId}/status',
    access: 'changeApplicationStatus',
    idempotent: true,
    summary:
      'Change the status of an application: move it forward, move it back one step, or reopen it after a rejection. Rejecting and moving back require a reason. The candidate is notified after a short delay.',
    params: applicationParams,
    body: z.strictObject({
      status: ApplicationStatus,
      reason: optionalProse(limits.reasonLength),
      closing: closingField,
      version: Version,
    }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'OFFER_OPEN'],
  },
  withdrawApplication: {
    method: 'POST',
    path: '/api/applications/{applicationId}/withdraw',
    access: 'apply',
    summary: 'Withdraw an open application as the professional who sent it.',
    params: applicationParams,
    body: z.strictObject({ reason: optionalProse(limits.reasonLength), version: Version }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  getApplicationResume: {
    method: 'GET',
    path: '/api/applications/{applicationId}/resume',
    access: 'readApplications',
    summary: 'Get a short-lived download URL for the resume that was sent with an application.',
    params: applicationParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
  listApplicationChecklists: {
    method: 'GET',
    path: '/api/applications/{applicationId}/checklists',
    access: 'readJobApplications',
    summary:
      "List the applicant's signed skills checklists with their ratings, newest first. Those older than 24 months are left out.",
    params: applicationParams,
    response: z.object({ items: z.array(CandidateChecklist) }),
    errors: ['NOT_FOUND'],
  },
  rateApplication: {
    method: 'PUT',
    path: '/api/applications/{applicationId}/rating',
    access: 'changeApplicationStatus',
    summary: 'Rate an applicant for the team. The professional never sees the rating.',
    params: applicationParams,
    body: z.strictObject({ rating: z.int().min(1).max(5).nullable() }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND'],
  },
  addApplicationNote: {
    method: 'POST',
    path: '/api/applications/{applicationId}/notes',
    access: 'changeApplicationStatus',
    status: 201,
    idempotent: true,
    summary: 'Add a note for the team. Members who are mentioned are notified.',
    params: applicationParams,
    body: z.strictObject({
      text: prose(limits.applicationNoteLength),
      mentions: z.array(UserId).max(limits.mentionsPerNote).default([]),
    }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND'],
  },
  deleteApplicationNote: {
    method: 'DELETE',
    path: '/api/applications/{applicationId}/notes/{noteId}',
    access: 'changeApplicationStatus',
    summary: 'Delete one of your own notes on an application.',
    params: z.strictObject({ applicationId: ApplicationId, noteId: ApplicationNoteId }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND'],
  },
  changeApplications: {
    method: 'POST',
    path: '/api/applications/jobs/{jobId}/bulk',
    access: 'changeApplicationStatus',
    idempotent: true,
    summary:
      "Change the status of several applications for one job. Returns a result for each. `{{firstName}}` in the reason becomes the candidate's first name.",
    params: jobParams,
    body: z.strictObject({
      applications: rows,
      status: ApplicationStatus,
      reason: optionalProse(limits.reasonLength),
      closing: closingField,
    }),
    response: rowResults,
    errors: ['NOT_FOUND'],
  },
  getJobAnswers: {
    method: 'GET',
    path: '/api/applications/jobs/{jobId}/answers',
    access: 'readJobApplications',
    summary: 'Get how the promised answers of a job stand: candidates who wait by day, and the record of 90 days.',
    params: jobParams,
    response: JobAnswers,
    errors: ['NOT_FOUND'],
  },
  extendAnswers: {
    method: 'POST',
    path: '/api/applications/jobs/{jobId}/extensions',
    access: 'changeApplicationStatus',
    idempotent: true,
    summary:
      'Extend the promised answer of several applications for one job by some business days. Each can be extended once, before its day has passed. The candidate is notified.',
    params: jobParams,
    body: z.strictObject({ applications: rows, days: AnswerDays }),
    response: rowResults,
    errors: ['NOT_FOUND', 'PROMISE_NOT_EXTENDABLE'],
  },
  undoApplicationMoves: {
    method: 'POST',
    path: '/api/applications/jobs/{jobId}/undo',
    access: 'changeApplicationStatus',
    idempotent: true,
    summary:
      'Undo status changes that the candidates have not been notified of. Each is undone only if it is still the latest change.',
    params: jobParams,
    body: z.strictObject({ applications: rows }),
    response: rowResults,
    errors: ['NOT_FOUND'],
  },
  exportApplications: {
    method: 'GET',
    path: '/api/applications/jobs/{jobId}/export',
    access: 'exportApplications',
    cost: 'slow',
    plan: 'exports',
    act: 'exportData',
    summary:
      'Export one page of applications as CSV lines that are safe to open in a spreadsheet. The first page includes the header.',
    params: jobParams,
    query: cursorQuery,
    response: z.object({ csv: z.string(), rows: z.int(), total: z.int(), nextCursor: z.string().nullable() }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR', 'PLAN_REQUIRED'],
  },
});
