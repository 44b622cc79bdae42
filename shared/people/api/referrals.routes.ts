import * as z from 'zod';
import { Email } from '../../core/model/fields';
import { ReferralLink } from '../model/referral';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

export const referralRoutes = defineRoutes({
  getReferralLink: {
    method: 'GET',
    path: '/api/referrals',
    access: 'editProfessionalProfile',
    summary: "Get the code of the professional's own invitation link, and how many people joined by it.",
    response: ReferralLink,
    errors: [],
  },
  replaceReferralLink: {
    method: 'POST',
    path: '/api/referrals/link',
    access: 'editProfessionalProfile',
    summary: 'Replace the link. The old one stops counting; people who joined by it still count.',
    body: z.strictObject({ code: ReferralLink.shape.code }),
    response: ReferralLink,
    errors: [],
  },
  inviteColleague: {
    method: 'POST',
    path: '/api/referrals/invitations',
    access: 'editProfessionalProfile',
    cost: 'create',
    staying: true,
    idempotent: true,
    summary:
      'Email the link to a colleague. The response does not reveal whether the address has an account, was invited before, or wants no invitations; none of these gets an email.',
    body: z.strictObject({ email: Email }),
    response: ActionResult('colleagueInvited'),
    errors: ['TOO_MANY_REQUESTS'],
  },
  stopReferralInvitations: {
    method: 'POST',
    path: '/api/referrals/stop/{token}',
    access: 'public',
    summary:
      'Stop invitations to the address that the email with this token was sent to. Supports one-click unsubscribe (RFC 8058).',
    params: z.strictObject({ token: z.string().max(200) }),
    response: ActionResult('referralInvitationsStopped'),
    errors: ['INVALID_TOKEN'],
  },
});
