import type { Provider } from '../provider';

/**
 * Scopes for the user's meetings and the account's name: https://learn.microsoft.com/graph/permissions-reference.
 * Messages use the address of a workflow instead, which needs no scope.
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
