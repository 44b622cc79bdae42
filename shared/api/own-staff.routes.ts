import * as z from 'zod';
import { OwnStaffInvitation, OwnStaffList, OwnStaffMember, ownStaffProblems } from '../model/own-staff';
import { defineRoutes } from './route';

export const ownStaffRoutes = defineRoutes({
  listOwnStaff: {
    method: 'GET',
    path: '/api/own-staff',
    access: 'readCoverage',
    summary:
      "The organization's own staff, and for managers who was invited. Members see the people of the units they supervise.",
    response: z.object({ people: z.array(OwnStaffMember), invitations: z.array(OwnStaffInvitation) }),
    errors: [],
  },
  inviteOwnStaff: {
    method: 'POST',
    path: '/api/own-staff/invitations',
    access: 'makeOffers',
    verified: true,
    idempotent: true,
    summary:
      'Invite own staff by email, at most 100 at once. With a problem in any line, or `dryRun`, no one is invited. Who was invited before gets a new email. Links work once and expire after 7 days.',
    body: z.strictObject({ list: OwnStaffList, dryRun: z.boolean().default(false) }),
    response: z.object({
      /** Of the list, without lines that have a problem. */
      people: z.int().nonnegative(),
      invited: z.int().nonnegative(),
      problems: z.array(z.object({ line: z.int().nonnegative(), problem: z.enum(ownStaffProblems) })),
    }),
    errors: ['TOO_MANY_REQUESTS'],
  },
});
