import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { log } from '../runtime/logger';
import { answerMessage, type Reply } from './answer-message';
import type { Deps } from './ports';

type Event = Pick<APIGatewayProxyWebsocketEventV2, 'body'> & {
  requestContext: Pick<APIGatewayProxyWebsocketEventV2['requestContext'], 'routeKey' | 'connectionId'>;
};

/** Everybody may connect; nothing is sent to a connection before it has shown whose it is. */
export const handleRoute = async (deps: Deps, { requestContext, body }: Event): Promise<Reply> => {
  const { routeKey, connectionId } = requestContext;
  try {
    switch (routeKey) {
      case '$connect':
        return { statusCode: 200 };
      case '$disconnect':
        await deps.connections.remove(connectionId);
        return { statusCode: 200 };
      default:
        return await answerMessage(deps, connectionId, body);
    }
  } catch (error) {
    log.error('realtime route failed', error, { route: routeKey });
    return { statusCode: 500 };
  }
};
