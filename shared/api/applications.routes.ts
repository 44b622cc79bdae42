import * as z from 'zod';
import { limits } from '../limits';
import { Download } from '../model/file';
import {
  ApplicationDetail,
  ApplicationForm,
  ApplicationPreparation,
  MyApplication,
  ReceivedApplication,
} from '../model/application';
import { ApplicationStatus } from '../model/enumerations';
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
} from '../model/fields';
import { defineRoutes } from './route';

const applicationParams = z.strictObject({ applicationId: ApplicationId });
const jobParams = z.strictObject({ jobId: JobId });

const rows = z
  .array(z.strictObject({ applicationId: ApplicationId, version: Version }))
  .min(1)
  .max(limits.applicationsPerBulkAction);
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
    path: '/api/jobs/{jobId}/applications',
    access: 'apply',
    status: 201,
    idempotent: true,
    summary: 'Apply, once per job and person.',
    params: jobParams,
    body: ApplicationForm,
    response: MyApplication,
    errors: ['NOT_FOUND', 'JOB_NOT_OPEN', 'ALREADY_APPLIED', 'REAPPLY_NOT_ALLOWED', 'PROFILE_REQUIRED'],
  },
  prepareApplication: {
    method: 'GET',
    path: '/api/jobs/{jobId}/application',
    access: 'apply',
    summary:
      'What the apply form asks and shows before it is sent: questions, the match, the resume, what is in the way.',
    params: jobParams,
    response: ApplicationPreparation,
    errors: ['NOT_FOUND'],
  },
  listMyApplications: {
    method: 'GET',
    path: '/api/applications',
    access: 'apply',
    summary: 'The professional’s applications, newest first.',
    query: cursorQuery,
    response: page(MyApplication),
    errors: ['INVALID_CURSOR'],
  },
  listReceivedApplications: {
    method: 'GET',
    path: '/api/organization/applications',
    access: 'readTeamJobs',
    summary: 'Applications over all jobs that the caller may see, newest first.',
    query: cursorQuery,
    response: page(ReceivedApplication),
    errors: ['INVALID_CURSOR'],
  },
  listJobApplications: {
    method: 'GET',
    path: '/api/jobs/{jobId}/applications',
    access: 'readJobApplications',
    summary: 'Applications for one job, newest first, up to 200 at once: lists and boards sort and filter them.',
    params: jobParams,
    query: cursorQuery,
    response: page(ReceivedApplication).extend({ jobTitle: z.string() }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  getApplication: {
    method: 'GET',
    path: '/api/applications/{applicationId}',
    access: 'readApplications',
    summary: 'One application with its timeline.',
    params: applicationParams,
    response: ApplicationDetail,
    errors: ['NOT_FOUND'],
  },
  changeApplicationStatus: {
    method: 'POST',
    path: '/api/applications/{applicationId}/status',
    access: 'changeApplicationStatus',
    summary:
      'Move an application on, back by one or out of a rejection; rejecting and going back need a reason. The candidate is told a moment later.',
    params: applicationParams,
    body: z.strictObject({ status: ApplicationStatus, reason: optionalProse(limits.reasonLength), version: Version }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'OFFER_OPEN'],
  },
  withdrawApplication: {
    method: 'POST',
    path: '/api/applications/{applicationId}/withdraw',
    access: 'apply',
    summary: 'The professional withdraws an open application.',
    params: applicationParams,
    body: z.strictObject({ reason: optionalProse(limits.reasonLength), version: Version }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  getApplicationResume: {
    method: 'GET',
    path: '/api/applications/{applicationId}/resume',
    access: 'readApplications',
    summary: 'A short-lived address of the resume as it was sent.',
    params: applicationParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
  rateApplication: {
    method: 'PUT',
    path: '/api/applications/{applicationId}/rating',
    access: 'changeApplicationStatus',
    summary: 'What the team thinks of an applicant; the professional never sees it.',
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
    summary: 'A note for the team. Members who are mentioned are told.',
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
    summary: 'Take back an own note.',
    params: z.strictObject({ applicationId: ApplicationId, noteId: ApplicationNoteId }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND'],
  },
  changeApplications: {
    method: 'POST',
    path: '/api/jobs/{jobId}/applications/bulk',
    access: 'changeApplicationStatus',
    idempotent: true,
    summary:
      'Move many applications of one job; each row says what became of it. `{{firstName}}` in the reason is each one’s.',
    params: jobParams,
    body: z.strictObject({
      applications: rows,
      status: ApplicationStatus,
      reason: optionalProse(limits.reasonLength),
    }),
    response: rowResults,
    errors: ['NOT_FOUND'],
  },
  undoApplicationMoves: {
    method: 'POST',
    path: '/api/jobs/{jobId}/applications/undo',
    access: 'changeApplicationStatus',
    idempotent: true,
    summary: 'Take moves back of which the candidates are not told yet, each only while it is the last.',
    params: jobParams,
    body: z.strictObject({ applications: rows }),
    response: rowResults,
    errors: ['NOT_FOUND'],
  },
  exportApplications: {
    method: 'GET',
    path: '/api/jobs/{jobId}/applications/export',
    access: 'exportApplications',
    summary: 'A part of the applications as lines of CSV, safe to open in a spreadsheet; the first part has the head.',
    params: jobParams,
    query: cursorQuery,
    response: z.object({ csv: z.string(), rows: z.int(), total: z.int(), nextCursor: z.string().nullable() }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
});
