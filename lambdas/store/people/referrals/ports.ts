/** `generation` numbers the links; only the latest one works. */
export type StoredReferralLink = { generation: number; joined: number };

export type ReferralLinks = {
  get(userId: string): Promise<StoredReferralLink | null>;
  /** Replaces the previous link's code, if any. ConcurrentModificationError if that was replaced. */
  put(userId: string, link: { generation: number; codeHash: string; previousCodeHash: string | null }): Promise<void>;
};

export type ReferralCodes = {
  /** Returns the link's owner; null if it was replaced. */
  ownerOf(codeHash: string): Promise<string | null>;
};

export type NewReferralInvitation = {
  invitationId: string;
  userId: string;
  email: string;
  emailHash: string;
  createdAt: string;
};

/** `generation` is that of the inviter's link. */
export type InvitedColleague = { userId: string; email: string; emailHash: string; generation: number };

export type ReferralInvitations = {
  /** Stores nothing if the address was invited after `since`, or opted out. */
  put(invitation: NewReferralInvitation, since: string): Promise<void>;
  /** Idempotent. */
  stop(emailHash: string, at: string): Promise<void>;
};
