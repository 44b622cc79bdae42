import * as z from 'zod';
import { Profession, TeamRole } from '../../core/model/enumerations';
import { Instant, InvitationId, LocationUnitId, OrganizationId, UserId } from '../../core/model/fields';

/** Invitation of own staff; no units means all units. */
export const StaffInvitation = z.object({ profession: Profession, unitIds: z.array(LocationUnitId) });

/** Accepted once; expired ones count as absent. */
export const Invitation = z.object({
  invitationId: InvitationId,
  organizationId: OrganizationId,
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  email: z.string(),
  role: TeamRole,
  department: z.string(),
  /** Present for own staff, who join the pool and never the team. */
  staff: StaffInvitation.exactOptional(),
  invitedBy: UserId,
  createdAt: Instant,
  /** Time of the last request for its email; older invitations were emailed on creation. */
  sentAt: Instant.optional(),
  expiresAt: Instant,
  acceptedAt: Instant.nullable(),
  acceptedBy: UserId.optional(),
});
export type Invitation = z.infer<typeof Invitation>;
