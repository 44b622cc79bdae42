import * as z from 'zod';
import { ReferenceId, UserId } from '../../core/model/fields';
import { OwnReference, ReferenceAnswer, ReferenceForm, ReferenceRequest, SharedReference } from '../model/reference';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

const referenceParams = z.strictObject({ referenceId: ReferenceId });
const tokenParams = z.strictObject({ token: z.string().max(200) });

export const referenceRoutes = defineRoutes({
  listMyReferences: {
    method: 'GET',
    path: '/api/references',
    access: 'editProfessionalProfile',
    summary: 'List the references that the professional asked for, newest first, with their answers.',
    response: z.object({ items: z.array(OwnReference) }),
    errors: [],
  },
  askForReference: {
    method: 'POST',
    path: '/api/references',
    access: 'editProfessionalProfile',
    cost: 'create',
    staying: true,
    status: 201,
    idempotent: true,
    device: true,
    summary: 'Ask for a reference by email. The link works once, without an account, and expires after 21 days.',
    body: ReferenceForm,
    response: OwnReference,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS'],
  },
  resendReference: {
    method: 'POST',
    path: '/api/references/{referenceId}/resend',
    access: 'editProfessionalProfile',
    staying: true,
    device: true,
    summary: 'Resend the email of an unanswered request and extend it by 21 days.',
    params: referenceParams,
    response: OwnReference,
    errors: ['NOT_FOUND', 'REFERENCE_CLOSED', 'COOLDOWN', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS'],
  },
  withdrawReference: {
    method: 'DELETE',
    path: '/api/references/{referenceId}',
    access: 'editProfessionalProfile',
    summary: 'Withdraw an unanswered request. Its link stops working.',
    params: referenceParams,
    response: ActionResult('referenceWithdrawn'),
    errors: ['NOT_FOUND', 'REFERENCE_CLOSED'],
  },
  listSharedReferences: {
    method: 'GET',
    path: '/api/references/professionals/{userId}',
    access: 'readFullProfile',
    summary: 'List the references of a professional who applied that were answered in the last 24 months.',
    params: z.strictObject({ userId: UserId }),
    response: z.object({ items: z.array(SharedReference) }),
    errors: ['NOT_FOUND'],
  },
  getReferenceRequest: {
    method: 'GET',
    path: '/api/references/requests/{token}',
    access: 'publishableKey',
    device: true,
    summary: 'Get a reference request with the token from its email. A closed request names no one.',
    params: tokenParams,
    response: ReferenceRequest,
    errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
  },
  answerReference: {
    method: 'POST',
    path: '/api/reference-requests/{token}/answer',
    access: 'publishableKey',
    idempotent: true,
    device: true,
    summary: 'Answer a reference request. Each request is answered once.',
    params: tokenParams,
    body: ReferenceAnswer,
    response: ActionResult('referenceAnswered'),
    errors: ['INVALID_TOKEN', 'REFERENCE_CLOSED', 'TOO_MANY_REQUESTS'],
  },
  declineReference: {
    method: 'POST',
    path: '/api/reference-requests/{token}/decline',
    access: 'publishableKey',
    idempotent: true,
    device: true,
    summary: 'Decline a reference request. The professional is notified, without a reason.',
    params: tokenParams,
    response: ActionResult('referenceDeclined'),
    errors: ['INVALID_TOKEN', 'REFERENCE_CLOSED', 'TOO_MANY_REQUESTS'],
  },
});
