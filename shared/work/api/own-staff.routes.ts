import * as z from 'zod';
import { ShiftId, UserId } from '../../core/model/fields';
import { ReadAs } from '../../core/model/list-file';
import { assignRefusals, OwnStaffInvitation, OwnStaffList, OwnStaffMember, ownStaffProblems } from '../model/own-staff';
import { defineRoutes } from '../../core/api/route';

export const ownStaffRoutes = defineRoutes({
  listOwnStaff: {
    method: 'GET',
    path: '/api/shifts/own-staff',
    access: 'readCoverage',
    summary:
      "The organization's own staff, and for managers who was invited. Members see the people of the units they supervise. With `shiftId` and `userId` instead what keeps this person from being assigned to the shift now, as `refusal`.",
    query: z
      .strictObject({ shiftId: ShiftId.optional(), userId: UserId.optional() })
      .refine(({ shiftId, userId }) => (shiftId === undefined) === (userId === undefined), { path: ['userId'] }),
    response: z.object({
      people: z.array(OwnStaffMember),
      invitations: z.array(OwnStaffInvitation),
      /** Reason against assigning the person; null if there is none. */
      refusal: z.enum(assignRefusals).nullable().exactOptional(),
    }),
    errors: ['NOT_FOUND'],
  },
  inviteOwnStaff: {
    method: 'POST',
    path: '/api/shifts/own-staff/invitations',
    access: 'makeOffers',
    cost: 'create',
    verified: true,
    idempotent: true,
    summary:
      'Invite own staff by email, at most 100 at once. With a problem in any line, or `dryRun`, no one is invited. Who was invited before gets a new email. Links work once and expire after 7 days.',
    body: z.strictObject({ list: OwnStaffList, dryRun: z.boolean().default(false) }),
    response: z.object({
      /** Number of people in lines without a problem. */
      people: z.int().nonnegative(),
      invited: z.int().nonnegative(),
      problems: z.array(z.object({ line: z.int().nonnegative(), problem: z.enum(ownStaffProblems) })),
      readAs: z.array(ReadAs.extend({ line: z.int().nonnegative() })),
    }),
    errors: ['TOO_MANY_REQUESTS'],
  },
});
