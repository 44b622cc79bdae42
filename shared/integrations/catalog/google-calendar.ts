import type { Provider } from '../provider';

export const googleCalendar = {
  name: 'Google Calendar',
  category: 'calendar',
  owner: 'person',
  built: false,
  scopes: [],
  secrets: ['clientSecret'],
  fields: [],
  events: [],
  hooks: false,
} as const satisfies Provider;
