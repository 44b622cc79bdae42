import type { Provider } from '../provider';

/**
 * Meetings of whoever connects it, and what names the account: https://learn.microsoft.com/graph/permissions-reference.
 * Messages take the address of a workflow instead, which needs no scope.
 */
export const microsoftTeams = {
  name: 'Microsoft Teams',
  category: 'video',
  owner: 'organization',
  scopes: ['offline_access', 'User.Read', 'OnlineMeetings.ReadWrite'],
  secrets: ['clientSecret'],
  fields: [],
  events: ['application.submitted', 'interview.changed', 'offer.changed', 'timesheet.changed'],
  hooks: false,
} as const satisfies Provider;
