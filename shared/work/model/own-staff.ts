import * as z from 'zod';
import { ownStaffLimits } from '../limits/own-staff-limits';
import { Profession } from '../../core/model/enumerations';
import { Day, Email, Instant, InvitationId, line, LocationUnitId, PlacementId, UserId } from '../../core/model/fields';
import { AwayPeriod, ShiftAvailability } from './shifts/shift-preferences';

/** Person who works for the organization and is on its payroll. No units means all units. */
export const OwnStaffInvite = z.strictObject({
  name: line(ownStaffLimits.nameLength),
  email: Email,
  profession: Profession,
  unitIds: z.array(LocationUnitId).max(ownStaffLimits.unitsEach).default([]),
});
export type OwnStaffInvite = z.infer<typeof OwnStaffInvite>;

/** People, or a file with the columns name, email, profession, and units, separated by semicolons. */
export const OwnStaffList = z.union([
  z.strictObject({ people: z.array(OwnStaffInvite).min(1).max(ownStaffLimits.invitesAtOnce) }),
  z.strictObject({ csv: z.string().min(1).max(ownStaffLimits.csvLength) }),
]);
export type OwnStaffList = z.infer<typeof OwnStaffList>;

/** Problem of a line: unreadable data, or why the person can't be invited. */
export const ownStaffProblems = ['name', 'email', 'profession', 'unit', 'twice', 'full'] as const;
export type OwnStaffProblem = (typeof ownStaffProblems)[number];

/** `hired`: hired permanently through Wardline, and paid that way. */
export const OwnStaffMember = z.object({
  placementId: PlacementId,
  userId: UserId,
  name: z.string(),
  /** Title of the job they were hired for; empty for invited people, like their `profession`. */
  title: z.string(),
  profession: Profession.nullable(),
  hired: z.boolean(),
  unitIds: z.array(LocationUnitId),
  since: Day,
  endOn: Day.nullable(),
  /** Times for which they want to be asked. */
  available: ShiftAvailability,
  /** Current and future periods away. */
  away: z.array(AwayPeriod),
});
export type OwnStaffMember = z.infer<typeof OwnStaffMember>;

/**
 * Why an own staff member can't be assigned: `hours` is a limit, which may include work elsewhere; `other` is hidden from
 * the employer.
 */
export const assignRefusals = [
  ...(['unit', 'on_shift', 'started', 'left', 'filled', 'not_open'] as const),
  ...(['profession', 'license', 'certification', 'file', 'experience', 'oriented', 'hours', 'overtime'] as const),
  ...(['limit', 'other'] as const),
] as const;
export type AssignRefusal = (typeof assignRefusals)[number];

export const OwnStaffInvitation = z.object({
  invitationId: InvitationId,
  name: z.string(),
  email: z.string(),
  profession: Profession,
  unitIds: z.array(LocationUnitId),
  sentAt: Instant,
  expiresAt: Instant,
});
export type OwnStaffInvitation = z.infer<typeof OwnStaffInvitation>;
