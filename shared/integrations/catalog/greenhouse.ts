import type { Provider } from '../provider';

export const greenhouse = {
  name: 'Greenhouse',
  category: 'ats',
  owner: 'organization',
  built: false,
  scopes: [],
  secrets: ['clientSecret'],
  fields: [],
  events: [],
  hooks: false,
} as const satisfies Provider;
