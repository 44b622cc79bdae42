import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { environment } from './environment';
import type { Push } from './live-push';

export const createPush = (): Push => {
  const client = new ApiGatewayManagementApiClient({ endpoint: environment('connections').WEBSOCKET_MANAGEMENT_URL });
  return {
    async send(connectionId, message) {
      try {
        await client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: Buffer.from(message) }));
        return true;
      } catch (error) {
        if (error instanceof GoneException) return false;
        throw error;
      }
    },
  };
};
