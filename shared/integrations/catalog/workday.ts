import type { Provider } from '../provider';

export const workday = {
  name: 'Workday HCM',
  category: 'hr',
  owner: 'organization',
  built: false,
  scopes: [],
  secrets: ['clientSecret'],
  fields: [],
  events: [],
  hooks: false,
} as const satisfies Provider;
