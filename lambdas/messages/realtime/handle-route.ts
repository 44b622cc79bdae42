import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { log } from '../../platform/logger';
import { answerMessage, type Reply } from './answer-message';
import type { Deps } from './ports';
import { sendPresence } from './presence';

type Event = Pick<APIGatewayProxyWebsocketEventV2, 'body'> & {
  requestContext: Pick<APIGatewayProxyWebsocketEventV2['requestContext'], 'routeKey' | 'connectionId'>;
};

const disconnect = async (deps: Deps, connectionId: string): Promise<Reply> => {
  const { left } = await deps.connections.remove(connectionId, deps.clock.now());
  if (left) await sendPresence(deps, left, false);
  return { statusCode: 200 };
};

/** Disconnects a client that exceeds the message limit, because all clients share the quota. */
const hear = async (deps: Deps, connectionId: string, body: string | undefined): Promise<Reply> => {
  if (!(await deps.messages.isTooMany(connectionId, deps.clock.now()))) return answerMessage(deps, connectionId, body);
  await deps.close(connectionId);
  return { statusCode: 429 };
};

/** Anyone can connect, but a connection receives nothing before it presents a token, and is closed without one. */
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
