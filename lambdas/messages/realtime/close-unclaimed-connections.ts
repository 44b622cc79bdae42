import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { CloseConnection } from '../../platform/gateways/websocket-close';
import { handleEach } from '../../platform/handle-each';
import type { Connections } from '../../store/messages/live-connections/connections';

const Message = z.object({ connectionId: z.string().min(1) });

export type UnclaimedDeps = { connections: Pick<Connections, 'owner'>; close: CloseConnection };

export const closeUnclaimedConnections =
  ({ connections, close }: UnclaimedDeps) =>
  ({ Records }: SQSEvent): Promise<SQSBatchResponse> =>
    handleEach(Records, 'an unclaimed connection was not closed', async ({ body }) => {
      const { connectionId } = Message.parse(JSON.parse(body));
      if ((await connections.owner(connectionId)) === null) await close(connectionId);
    });
