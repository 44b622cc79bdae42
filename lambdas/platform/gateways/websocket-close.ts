import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { environment } from '../environment';

/** Ends a live connection; one that is gone already is no failure. */
export type CloseConnection = (connectionId: string) => Promise<void>;

export const createCloseConnection = (): CloseConnection => {
  const client = new ApiGatewayManagementApiClient({ endpoint: environment('connections').WEBSOCKET_MANAGEMENT_URL });
  return async (connectionId) => {
    try {
      await client.send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
  };
};
