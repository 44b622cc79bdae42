import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { CloseConnection } from '../platform/gateways/websocket-close';
import { log } from '../platform/logger';
import type { Connections } from '../store/connections/connections';

const Message = z.object({ connectionId: z.string().min(1) });

export type UnclaimedDeps = { connections: Pick<Connections, 'owner'>; close: CloseConnection };

export const closeUnclaimedConnections =
  ({ connections, close }: UnclaimedDeps) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const results = await Promise.allSettled(
      Records.map(async ({ body }) => {
        const { connectionId } = Message.parse(JSON.parse(body));
        if ((await connections.owner(connectionId)) === null) await close(connectionId);
      }),
    );
    const batchItemFailures = results.flatMap((result, index) => {
      if (result.status === 'fulfilled') return [];
      log.error('an unclaimed connection was not closed', result.reason);
      return [{ itemIdentifier: Records[index]!.messageId }];
    });
    return { batchItemFailures };
  };
