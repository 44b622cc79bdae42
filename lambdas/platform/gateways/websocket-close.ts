import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { environment } from '../environment';
import { sdkPatience, withBudget } from '../network/patience';

/** Ignores connections that are already closed. */
export type CloseConnection = (connectionId: string) => Promise<void>;

export const createCloseConnection = (): CloseConnection => {
  const client = withBudget(
    new ApiGatewayManagementApiClient({
      ...sdkPatience(),
      endpoint: environment('connections').WEBSOCKET_MANAGEMENT_URL,
    }),
  );
  return async (connectionId) => {
    try {
      await client.send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
  };
};
