import type { Topic } from '@shared/model/live';
import type { Clock } from '../runtime/clock';
import type { Connections } from '../runtime/connection-repository';
import type { Push } from '../runtime/live-push';
import type { StoredConversation } from '../runtime/stored-conversation';

/** The person behind an access token of this stage, or null when it does not hold. */
export type VerifyToken = (token: string) => Promise<string | null>;

/** Who may follow, hear or tell what. */
export type LiveRights = {
  /** Whether this person may read what the topic is about. */
  mayFollow(userId: string, topic: Topic): Promise<boolean>;
  /** Whether others may see that this person is here. */
  showsPresence(userId: string): Promise<boolean>;
  /** A conversation that this person may write in; null for any other. */
  openConversation(userId: string, conversationId: string): Promise<StoredConversation | null>;
  /** The others of an interview whose video room is open at this time; empty for whoever has no part in it. */
  othersInCall(userId: string, interviewId: string, now: Date): Promise<readonly string[]>;
};

export type Deps = {
  connections: Connections;
  rights: LiveRights;
  push: Push;
  verifyToken: VerifyToken;
  clock: Clock;
};
