import type { LiveUpdate } from '@shared/messages/model/live';
import type { Clock } from '../../../platform/clock';
import type { Push } from '../../../platform/gateways/websocket-push';
import type { Connections } from './connections';

export type LivePushDeps = {
  connections: Pick<Connections, 'of' | 'remove'>;
  push: Push;
  clock: Pick<Clock, 'now'>;
};

/** Sends an update and removes connections that are gone. A failure does not affect the others. */
export const sendToConnections = async (
  { connections, push, clock }: LivePushDeps,
  connectionIds: readonly string[],
  update: LiveUpdate,
): Promise<void> => {
  const message = JSON.stringify(update);
  const results = await Promise.allSettled(
    connectionIds.map(async (connectionId) => {
      if (!(await push.send(connectionId, message))) await connections.remove(connectionId, clock.now());
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};

export const sendToUser = async (deps: LivePushDeps, userId: string, update: LiveUpdate): Promise<void> =>
  sendToConnections(deps, await deps.connections.of(userId, deps.clock.now()), update);
