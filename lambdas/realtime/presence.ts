import { topicOf, type LiveNews } from '@shared/model/live';
import { log } from '../platform/logger';
import { sendToConnections } from '../store/connections/broadcast';
import type { Deps } from './ports';

type PresenceDeps = Pick<Deps, 'connections' | 'rights' | 'push' | 'clock'>;

const presence = (userId: string, online: boolean): LiveNews => ({ type: 'presence', userId, online });

/** Tells those who follow somebody that they have come or gone, when they show it. */
export const tellPresence = async (deps: PresenceDeps, userId: string, online: boolean): Promise<void> => {
  try {
    const followers = await deps.connections.followers(topicOf.person(userId), deps.clock.now());
    if (followers.length === 0 || !(await deps.rights.showsPresence(userId))) return;
    const connectionIds = followers.map(({ connectionId }) => connectionId);
    await sendToConnections(deps, connectionIds, presence(userId, online));
  } catch (error) {
    // Whoever comes or goes is not kept from it by others.
    log.error('presence was not told', error);
  }
};

/** What a page hears when it begins to follow somebody: what it has read may be older than that. */
export const presenceNow = async (deps: PresenceDeps, userId: string): Promise<LiveNews | null> => {
  if (!(await deps.rights.showsPresence(userId))) return null;
  const open = await deps.connections.of(userId, deps.clock.now());
  return presence(userId, open.length > 0);
};
