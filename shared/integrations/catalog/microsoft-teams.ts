import type { Provider } from '../provider';

export const microsoftTeams = {
  name: 'Microsoft Teams',
  category: 'video',
  owner: 'organization',
  built: false,
  scopes: [],
  secrets: ['clientSecret'],
  fields: [],
  events: [],
  hooks: false,
} as const satisfies Provider;
