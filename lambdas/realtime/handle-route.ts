import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { log } from '../platform/logger';
import { answerMessage, type Reply } from './answer-message';
import type { Deps } from './ports';
import { tellPresence } from './presence';

type Event = Pick<APIGatewayProxyWebsocketEventV2, 'body'> & {
  requestContext: Pick<APIGatewayProxyWebsocketEventV2['requestContext'], 'routeKey' | 'connectionId'>;
};

const disconnect = async (deps: Deps, connectionId: string): Promise<Reply> => {
  const { left } = await deps.connections.remove(connectionId, deps.clock.now());
  if (left) await tellPresence(deps, left, false);
  return { statusCode: 200 };
};

/** Whoever says too much is disconnected, so that one page cannot use up what all of them share. */
const hear = async (deps: Deps, connectionId: string, body: string | undefined): Promise<Reply> => {
  if (!(await deps.messages.isTooMany(connectionId, deps.clock.now()))) return answerMessage(deps, connectionId, body);
  await deps.close(connectionId);
  return { statusCode: 429 };
};

/**
 * Everybody may connect; nothing is sent to a connection before it has shown whose it is, and one that does not show it
 * is closed.
 */
export const handleRoute = async (deps: Deps, { requestContext, body }: Event): Promise<Reply> => {
  const { routeKey, connectionId } = requestContext;
  try {
    switch (routeKey) {
      case '$connect':
        await deps.timer.start(connectionId);
        return { statusCode: 200 };
      case '$disconnect':
        return await disconnect(deps, connectionId);
      default:
        return await hear(deps, connectionId, body);
    }
  } catch (error) {
    log.error('realtime route failed', error, { route: routeKey });
    return { statusCode: 500 };
  }
};
