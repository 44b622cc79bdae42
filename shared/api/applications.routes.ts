import * as z from 'zod';
import { limits } from '../limits';
import { ApplicationDetail, ApplicationForm, MyApplication, ReceivedApplication } from '../model/application';
import { ApplicationStatus } from '../model/enumerations';
import { ApplicationId, cursorQuery, JobId, optionalProse, page, Version } from '../model/fields';
import { defineRoutes } from './route';

const applicationParams = z.strictObject({ applicationId: ApplicationId });
const jobParams = z.strictObject({ jobId: JobId });

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
    errors: ['NOT_FOUND', 'JOB_NOT_OPEN', 'ALREADY_APPLIED', 'PROFILE_REQUIRED'],
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
    access: 'readTeamJobs',
    summary: 'Applications for one job, newest first.',
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
    summary: 'Move an application on; rejecting needs a reason.',
    params: applicationParams,
    body: z.strictObject({ status: ApplicationStatus, reason: optionalProse(limits.reasonLength), version: Version }),
    response: ApplicationDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
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
});
