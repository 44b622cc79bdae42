import type { Provider } from '../provider';

/** Granular scopes: https://developers.zoom.us/docs/integrations/oauth-scopes-granular/ */
export const zoom = {
  name: 'Zoom',
  category: 'video',
  owner: 'organization',
  scopes: [
    'meeting:write:meeting',
    'meeting:update:meeting',
    'meeting:delete:meeting',
    'meeting:read:list_meetings',
    'user:read:user',
  ],
  secrets: ['clientSecret', 'webhookSecret'],
  fields: [],
  events: ['interview.changed'],
  hooks: true,
} as const satisfies Provider;
