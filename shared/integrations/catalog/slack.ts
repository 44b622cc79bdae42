import type { Provider } from '../provider';

export const slack = {
  name: 'Slack',
  category: 'communication',
  owner: 'organization',
  built: false,
  scopes: [],
  secrets: ['clientSecret', 'webhookSecret'],
  fields: [],
  events: [],
  hooks: false,
} as const satisfies Provider;
