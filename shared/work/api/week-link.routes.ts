import * as z from 'zod';
import { SharedWeek, WeekLink } from '../model/shifts/week-link';
import { defineRoutes } from '../../core/api/route';

export const weekLinkRoutes = defineRoutes({
  getWeekLink: {
    method: 'GET',
    path: '/api/attendance/week-link',
    access: 'bookShifts',
    summary: "Get the link that shows the times of the caller's booked shifts without an account.",
    response: WeekLink,
    errors: [],
  },
  changeWeekLink: {
    method: 'PUT',
    path: '/api/attendance/week-link',
    access: 'bookShifts',
    summary:
      'Turn the link on, replace it, or turn it off. The previous link stops working. `version` is the one that was read.',
    body: z.strictObject({ on: z.boolean(), version: WeekLink.shape.version }),
    response: WeekLink,
    errors: ['STALE_VERSION'],
  },
  getSharedWeek: {
    method: 'GET',
    path: '/api/attendance/shared-weeks/{token}',
    access: 'public',
    summary:
      'When a professional works this week and the next five, by their link. Unknown links and those that are off answer the same.',
    params: z.strictObject({ token: z.string().max(200) }),
    response: SharedWeek,
    errors: ['NOT_FOUND'],
  },
});
