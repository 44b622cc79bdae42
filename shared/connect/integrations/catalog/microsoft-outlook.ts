import type { Provider } from '../provider';

/**
 * The narrowest scope that reads and writes events, and what names the account; `offline_access` gives a refresh token:
 * https://learn.microsoft.com/graph/permissions-reference and https://learn.microsoft.com/entra/identity-platform/scopes-oidc
 */
export const microsoftOutlook = {
  name: 'Microsoft Outlook',
  category: 'calendar',
  owner: 'person',
  scopes: ['offline_access', 'User.Read', 'Calendars.ReadWrite'],
  secrets: ['clientSecret'],
  fields: [],
  events: ['interview.changed', 'booking.changed', 'booking.terms_changed'],
  hooks: true,
} as const satisfies Provider;
