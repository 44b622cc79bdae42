import type { Topic } from '@shared/model/live';
import type { ConversationItem } from '../conversations/conversation-item';

/** Who may follow, hear or tell what. */
export type LiveRights = {
  /** Whether this person may read what the topic is about. */
  mayFollow(userId: string, topic: Topic): Promise<boolean>;
  /** Whether others may see that this person is here. */
  showsPresence(userId: string): Promise<boolean>;
  /** A conversation that this person may write in; null for any other. */
  openConversation(userId: string, conversationId: string): Promise<ConversationItem | null>;
  /** The others of an interview whose video room is open at this time; empty for whoever has no part in it. */
  othersInCall(userId: string, interviewId: string, now: Date): Promise<readonly string[]>;
};

/** Recipients besides those whom the event names. */
export type LiveAudience = {
  /** Members of the organization who look after the job. */
  team(jobId: string): Promise<readonly string[]>;
  /** Of these users, those who belong to the organization. */
  members(organizationId: string, userIds: readonly string[]): Promise<Set<string>>;
};
