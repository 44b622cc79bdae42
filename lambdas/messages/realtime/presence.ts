import { topicOf, type LiveUpdate } from '@shared/messages/model/live';
import { log } from '../../platform/logger';
import { sendToConnections } from '../../store/messages/live-connections/broadcast';
import type { Deps } from './ports';

type PresenceDeps = Pick<Deps, 'connections' | 'rights' | 'push' | 'clock'>;

const presence = (userId: string, online: boolean): LiveUpdate => ({ type: 'presence', userId, online });

export const sendPresence = async (deps: PresenceDeps, userId: string, online: boolean): Promise<void> => {
  try {
    const followers = await deps.connections.followers(topicOf.person(userId), deps.clock.now());
    if (followers.length === 0 || !(await deps.rights.showsPresence(userId))) return;
    const connectionIds = followers.map(({ connectionId }) => connectionId);
    await sendToConnections(deps, connectionIds, presence(userId, online));
  } catch (error) {
    // Failing to notify others must not fail the user's own connection.
    log.error('presence was not told', error);
  }
};

/** Sent when a page starts to follow a user, because what it loaded may be older. */
export const presenceNow = async (deps: PresenceDeps, userId: string): Promise<LiveUpdate | null> => {
  if (!(await deps.rights.showsPresence(userId))) return null;
  const open = await deps.connections.of(userId, deps.clock.now());
  return presence(userId, open.length > 0);
};
