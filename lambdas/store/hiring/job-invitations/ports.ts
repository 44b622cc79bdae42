import type { Page } from '../../../platform/table/page';

export type JobInvitationItem = {
  jobId: string;
  userId: string;
  organizationId: string;
  invitedBy: string;
  message: string;
  invitedAt: string;
  declinedAt: string | null;
  reason: string;
};

export type InvitationRef = { jobId: string; userId: string };

export type JobInvitations = {
  get(ref: InvitationRef): Promise<JobInvitationItem | null>;
  /** ConcurrentModificationError if the person is invited already; LIMIT_REACHED beyond `limits.invitationsPerJob`. */
  create(invitation: JobInvitationItem): Promise<void>;
  /** ConcurrentModificationError if declined already. */
  decline(ref: InvitationRef, reply: { declinedAt: string; reason: string }): Promise<void>;
  ofJob(jobId: string, cursor?: string): Promise<Page<JobInvitationItem>>;
  ofProfessional(userId: string, cursor?: string): Promise<Page<JobInvitationItem>>;
};

/** When each of them was invited. */
export type InvitedAmong = {
  invitedAmong(jobId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

type EventJobInvitation = {
  jobTitle: string;
  organization: string;
  /** As the organization may see the person; null if it no longer may. */
  professional: string | null;
  isOpen: boolean;
  message: string;
  reason: string;
};

export type JobInvitationReader = {
  jobInvitation(invited: { jobId: string; professionalId: string }): Promise<EventJobInvitation | null>;
};
