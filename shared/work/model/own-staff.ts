import * as z from 'zod';
import { ownStaffLimits } from '../limits/own-staff-limits';
import { Profession } from '../../core/model/enumerations';
import { Day, Email, Instant, InvitationId, line, LocationUnitId, PlacementId, UserId } from '../../core/model/fields';
import { AwayPeriod, ShiftAvailability } from './shifts/shift-preferences';

/** Someone who works for the organization and is paid by its payroll. No units are all of them. */
export const OwnStaffInvite = z.strictObject({
  name: line(ownStaffLimits.nameLength),
  email: Email,
  profession: Profession,
  unitIds: z.array(LocationUnitId).max(ownStaffLimits.unitsEach).default([]),
});
export type OwnStaffInvite = z.infer<typeof OwnStaffInvite>;

/** People, or a file with the columns name, email, profession, and units, which semicolons separate. */
export const OwnStaffList = z.union([
  z.strictObject({ people: z.array(OwnStaffInvite).min(1).max(ownStaffLimits.invitesAtOnce) }),
  z.strictObject({ csv: z.string().min(1).max(ownStaffLimits.csvLength) }),
]);
export type OwnStaffList = z.infer<typeof OwnStaffList>;

/** Of one line: what can't be read, or why the person can't be invited. */
export const ownStaffProblems = ['name', 'email', 'profession', 'unit', 'twice', 'full'] as const;
export type OwnStaffProblem = (typeof ownStaffProblems)[number];

/** `hired`: for good through Wardline, and paid that way. */
export const OwnStaffMember = z.object({
  placementId: PlacementId,
  userId: UserId,
  name: z.string(),
  /** Of the job that they were hired for; empty for those who were invited, as their `profession`. */
  title: z.string(),
  profession: Profession.nullable(),
  hired: z.boolean(),
  unitIds: z.array(LocationUnitId),
  since: Day,
  endOn: Day.nullable(),
  /** When they want to be asked for shifts. */
  available: ShiftAvailability,
  /** Now and ahead. */
  away: z.array(AwayPeriod),
});
export type OwnStaffMember = z.infer<typeof OwnStaffMember>;

/**
 * What keeps one of the own staff from a shift: `hours` is a limit, which may count work elsewhere; `other` is what an
 * employer isn't shown.
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
