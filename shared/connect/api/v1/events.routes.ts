import * as z from 'zod';
import { limits } from '../../../limits';
import { EventPage } from '../../model/webhook';
import { defineRoutes } from '../../../core/api/route';

export const publicEventRoutes = defineRoutes({
  v1ListEvents: {
    method: 'GET',
    path: '/api/v1/events',
    access: { scope: 'events:read', action: 'readEventLog' },
    summary:
      'Read the event log: every event that the organization may know, of the last 30 days, oldest first. `after` is the sequence number of the last event that you handled, 0 at first.',
    query: z.strictObject({
      after: z.coerce.number<string>().int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number<string>().int().positive().max(limits.eventsPerPage).default(limits.eventsPerPage),
    }),
    response: EventPage,
    errors: [],
  },
});
