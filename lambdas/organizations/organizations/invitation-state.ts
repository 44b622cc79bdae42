import type { Invitation } from '@shared/organizations/model/invitation';
import type { PendingInvitation } from '@shared/organizations/model/organization';

/** Returns whether it is neither accepted nor expired; revoked ones are deleted. */
export const isOpen = ({ acceptedAt, expiresAt }: Invitation, now: Date): boolean =>
  acceptedAt === null && expiresAt > now.toISOString();

export const sentAtOf = ({ sentAt, createdAt }: Invitation): string => sentAt ?? createdAt;

export const pendingInvitation = (invitation: Invitation): PendingInvitation => ({
  ...invitation,
  sentAt: sentAtOf(invitation),
});
