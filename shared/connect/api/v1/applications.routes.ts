import * as z from 'zod';
import { limits } from '../../../limits';
import { ApplicationStatus } from '../../../core/model/enumerations';
import { ApplicationId, cursorQuery, optionalProse, page, Version } from '../../../core/model/fields';
import { ApiApplication, ApiApplicationDetail } from '../../model/public-api';
import { defineRoutes } from '../../../core/api/route';

const params = z.strictObject({ applicationId: ApplicationId });

export const publicApplicationRoutes = defineRoutes({
  v1ListApplications: {
    method: 'GET',
    path: '/api/v1/applications',
    access: { scope: 'applications:read', action: 'readApplications' },
    summary: 'List applications for all jobs of the organization, newest first.',
    query: cursorQuery,
    response: page(ApiApplication),
    errors: ['INVALID_CURSOR'],
  },
  v1GetApplication: {
    method: 'GET',
    path: '/api/v1/applications/{applicationId}',
    access: { scope: 'applications:read', action: 'readApplications' },
    summary:
      'Get an application. The contact details are empty if the applicant no longer shares them with the organization.',
    params,
    response: ApiApplicationDetail,
    errors: ['NOT_FOUND'],
  },
  v1ChangeApplicationStatus: {
    method: 'POST',
    path: '/api/v1/applications/{applicationId}/status',
    access: { scope: 'applications:write', action: 'changeApplicationStatus' },
    idempotent: true,
    summary:
      'Move an application forward, back one step, or reopen it after a rejection. Rejecting and moving back require a reason. The candidate is notified after a short delay.',
    params,
    body: z.strictObject({ status: ApplicationStatus, reason: optionalProse(limits.reasonLength), version: Version }),
    response: ApiApplicationDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'OFFER_OPEN'],
  },
});
