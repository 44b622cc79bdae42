import * as z from 'zod';
import { TeamRole } from './enumerations';
import { Instant, InvitationId, OrganizationId, UserId } from './fields';

/** Accepted once; expired ones count as absent. */
export const Invitation = z.object({
  invitationId: InvitationId,
  organizationId: OrganizationId,
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  email: z.string(),
  role: TeamRole,
  department: z.string(),
  invitedBy: UserId,
  createdAt: Instant,
  /** When its email was last requested; older invitations were emailed on creation. */
  sentAt: Instant.optional(),
  expiresAt: Instant,
  acceptedAt: Instant.nullable(),
  acceptedBy: UserId.optional(),
});
export type Invitation = z.infer<typeof Invitation>;
