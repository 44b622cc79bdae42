import type { Provider } from '../provider';

export const microsoftOutlook = {
  name: 'Microsoft Outlook',
  category: 'calendar',
  owner: 'person',
  built: false,
  scopes: [],
  secrets: ['clientSecret'],
  fields: [],
  events: [],
  hooks: false,
} as const satisfies Provider;
