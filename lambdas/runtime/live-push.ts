import type { LiveNews } from '@shared/model/live';
import type { Clock } from './clock';
import type { Connections } from './connection-repository';

/** Live connections of browsers. */
export type Push = {
  /** False when the connection is gone. */
  send(connectionId: string, message: string): Promise<boolean>;
};

export type LivePushDeps = {
  connections: Pick<Connections, 'of' | 'remove'>;
  push: Push;
  clock: Pick<Clock, 'now'>;
};

/** Sends news to pages, and forgets those that are gone. One that fails does not keep the others from hearing. */
export const tellConnections = async (
  { connections, push, clock }: LivePushDeps,
  connectionIds: readonly string[],
  news: LiveNews,
): Promise<void> => {
  const message = JSON.stringify(news);
  const results = await Promise.allSettled(
    connectionIds.map(async (connectionId) => {
      if (!(await push.send(connectionId, message))) await connections.remove(connectionId, clock.now());
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Every page that somebody has open. */
export const tellPerson = async (deps: LivePushDeps, userId: string, news: LiveNews): Promise<void> =>
  tellConnections(deps, await deps.connections.of(userId, deps.clock.now()), news);
