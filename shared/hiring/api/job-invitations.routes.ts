import * as z from 'zod';
import { cursorQuery, Instant, JobId, page, UserId } from '../../core/model/fields';
import {
  JobInvitationForm,
  JobInvitationReply,
  ReceivedJobInvitation,
  SentJobInvitation,
} from '../model/job-invitation';
import { defineRoutes } from '../../core/api/route';

const jobParams = z.strictObject({ jobId: JobId });

export const jobInvitationRoutes = defineRoutes({
  inviteToApply: {
    method: 'PUT',
    path: '/api/job-invitations/jobs/{jobId}/{userId}',
    access: 'inviteProfessionals',
    cost: 'create',
    staying: true,
    verified: true,
    summary:
      'Invite a professional to apply for a job. Each person is invited once per job: inviting again changes nothing and returns the first invitation.',
    params: jobParams.extend({ userId: UserId }),
    body: JobInvitationForm,
    response: z.object({ userId: UserId, invitedAt: Instant, isNew: z.boolean() }),
    errors: [
      'NOT_FOUND',
      'JOB_NOT_OPEN',
      'ALREADY_APPLIED',
      'INVITATIONS_OFF',
      'OTHER_PROFESSION',
      'LIMIT_REACHED',
      'TOO_MANY_REQUESTS',
    ],
  },
  listJobInvitations: {
    method: 'GET',
    path: '/api/job-invitations/jobs/{jobId}',
    access: 'inviteProfessionals',
    summary:
      'List invitations to apply for a job, newest first. Professionals who are no longer visible to the organization are not included.',
    params: jobParams,
    query: cursorQuery,
    response: page(SentJobInvitation),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  listMyInvitations: {
    method: 'GET',
    path: '/api/job-invitations/mine',
    access: 'apply',
    summary: 'List invitations to apply that the professional received, newest first.',
    query: cursorQuery,
    response: page(ReceivedJobInvitation),
    errors: ['INVALID_CURSOR'],
  },
  declineJobInvitation: {
    method: 'PUT',
    path: '/api/job-invitations/mine/{jobId}/reply',
    access: 'apply',
    summary: 'Decline an invitation to apply, with an optional reason. Declining again has no effect.',
    params: jobParams,
    body: JobInvitationReply,
    response: z.object({ jobId: JobId, declinedAt: Instant }),
    errors: ['NOT_FOUND', 'ALREADY_APPLIED'],
  },
});
