import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import type { Reply } from './answer-message';
import { deps } from './deps';
import { handleRoute } from './handle-route';

export const handler = (event: APIGatewayProxyWebsocketEventV2): Promise<Reply> => handleRoute(deps, event);
