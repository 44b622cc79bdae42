import type { Provider } from '../provider';

/** The narrowest scope that reads and writes events: https://developers.google.com/workspace/calendar/api/auth */
export const googleCalendar = {
  name: 'Google Calendar',
  category: 'calendar',
  owner: 'person',
  scopes: ['openid', 'email', 'https://www.googleapis.com/auth/calendar.events'],
  secrets: ['clientSecret'],
  fields: [],
  events: ['interview.changed', 'booking.changed', 'booking.terms_changed'],
  hooks: true,
} as const satisfies Provider;
