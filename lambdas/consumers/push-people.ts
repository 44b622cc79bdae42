import type { DomainEvent } from '@shared/model/event';
import type { Clock } from '../runtime/clock';
import type { Connections } from '../runtime/connection-repository';
import type { Effect, Push } from './ports';

export type PushDeps = { connections: Connections; push: Push; clock: Clock };

/** Tells a person's open pages that there is something new; they fetch it themselves. Forgets pages that are gone. */
export const pushPeople = async (deps: PushDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'notification.created') return [];
  const { userId } = event.data;
  return [{ id: userId, run: () => pushTo(deps, userId, JSON.stringify({ type: event.type })) }];
};

const pushTo = async ({ connections, push, clock }: PushDeps, userId: string, message: string): Promise<void> => {
  const open = await connections.of(userId, clock.now());
  const results = await Promise.allSettled(
    open.map(async (connectionId) => {
      if (!(await push.send(connectionId, message))) await connections.remove(connectionId);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
