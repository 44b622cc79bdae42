import { limits } from '@shared/limits';
import { environment } from '../../platform/environment';
import { lazyDependency } from '../../platform/lazy-dependency';
import type { ConnectionTimer } from './ports';

/** SQS delivery delay is the only timer with seconds available to a connection. */
const createTimer = async (): Promise<ConnectionTimer> => {
  const { createDelayedMessages } = await import('../../platform/gateways/delayed-message');
  const sendLater = createDelayedMessages(environment('connectionTimer').CONNECTION_TIMER_URL);
  return {
    start: (connectionId) => sendLater({ connectionId }, limits.unclaimedConnectionSeconds),
  };
};

export const createConnectionTimer = (): ConnectionTimer => lazyDependency(createTimer);
