import type { Topic } from '@shared/messages/model/live';
import type { ConversationItem } from '../conversations/conversation-item';

export type LiveRights = {
  mayFollow(userId: string, topic: Topic): Promise<boolean>;
  showsPresence(userId: string): Promise<boolean>;
  /** Null unless the user may write in it. */
  openConversation(userId: string, conversationId: string): Promise<ConversationItem | null>;
  /** Other participants while the video room is open; empty for non-participants. */
  othersInCall(userId: string, interviewId: string, now: Date): Promise<readonly string[]>;
};

/** Recipients other than those named by the event. */
export type LiveAudience = {
  /** Units of a location whose coverage the user may read. */
  coverage(userId: string, locationId: string): Promise<ReadonlySet<string>>;
  team(jobId: string): Promise<readonly string[]>;
  members(organizationId: string, userIds: readonly string[]): Promise<Set<string>>;
};
