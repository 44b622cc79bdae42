import { ClosingRequest, ClosingView, HandOver } from '../model/organization-closing';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

/** These routes run in the accounts function because it can check passwords. */
export const organizationClosingRoutes = defineRoutes({
  transferAdministration: {
    method: 'POST',
    path: '/api/accounts/organization/transfer',
    access: 'handOver',
    summary:
      'Make another member an administrator, and become a manager or a member yourself, or leave the team with `none`. Requires the password. Both changes are one write.',
    body: HandOver,
    response: ActionResult('administrationTransferred'),
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  getOrganizationClosing: {
    method: 'GET',
    path: '/api/accounts/organization/closing',
    access: 'closeOrganization',
    summary: "Get the organization's newest closing, and what closing would end now.",
    response: ClosingView,
    errors: [],
  },
  closeOrganization: {
    method: 'POST',
    path: '/api/accounts/organization/closing',
    access: 'closeOrganization',
    summary:
      'Close the organization. Requires the password. Jobs are paused, open applications ended, and the public page hidden at once; 30 days later the organization is gone. Repeating the request returns the closing that runs.',
    body: ClosingRequest,
    response: ClosingView,
    errors: ['WRONG_PASSWORD', 'ILLEGAL_TRANSITION', 'TOO_MANY_REQUESTS'],
  },
  cancelOrganizationClosing: {
    method: 'DELETE',
    path: '/api/accounts/organization/closing',
    access: 'closeOrganization',
    summary: 'Keep the organization. Its jobs and its public page come back; ended applications can be reopened.',
    response: ClosingView,
    errors: ['ILLEGAL_TRANSITION'],
  },
});
