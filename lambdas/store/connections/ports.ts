import type { Topic } from '@shared/model/live';
import type { ConversationItem } from '../conversations/conversation-item';

/** Authorization of live updates. */
export type LiveRights = {
  /** Same permission as reading the topic's subject. */
  mayFollow(userId: string, topic: Topic): Promise<boolean>;
  /** Whether others may see this user's presence. */
  showsPresence(userId: string): Promise<boolean>;
  /** Null unless the user may write in it. */
  openConversation(userId: string, conversationId: string): Promise<ConversationItem | null>;
  /** Other participants while the video room is open; empty for non-participants. */
  othersInCall(userId: string, interviewId: string, now: Date): Promise<readonly string[]>;
};

/** Recipients besides those named by the event. */
export type LiveAudience = {
  /** Members responsible for the job. */
  team(jobId: string): Promise<readonly string[]>;
  /** Subset that belongs to the organization. */
  members(organizationId: string, userIds: readonly string[]): Promise<Set<string>>;
};
