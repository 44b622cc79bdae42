import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { environment } from '../environment';
import { sdkPatience, withBudget } from '../network/patience';

export type Push = {
  /** Returns false if the connection is gone. */
  send(connectionId: string, message: string): Promise<boolean>;
};

export const createPush = (): Push => {
  const client = withBudget(
    new ApiGatewayManagementApiClient({
      ...sdkPatience(),
      endpoint: environment('connections').WEBSOCKET_MANAGEMENT_URL,
    }),
  );
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
