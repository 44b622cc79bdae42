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

/** Time of each person's invitation. */
export type InvitedAmong = {
  invitedAmong(jobId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

type EventJobInvitation = {
  jobTitle: string;
  organization: string;
  /** Name of the person for the organization; null without access. */
  professional: string | null;
  isOpen: boolean;
  message: string;
  reason: string;
};

export type JobInvitationReader = {
  jobInvitation(invited: { jobId: string; professionalId: string }): Promise<EventJobInvitation | null>;
};
