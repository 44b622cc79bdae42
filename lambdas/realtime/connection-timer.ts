import { limits } from '@shared/limits';
import { environment } from '../platform/environment';
import { lazyDependency } from '../platform/lazy-dependency';
import type { ConnectionTimer } from './ports';

/** SQS delivery delay is the only timer with seconds available to a connection. */
const createTimer = async (): Promise<ConnectionTimer> => {
  const { SQSClient, SendMessageCommand } = await import('@aws-sdk/client-sqs');
  const client = new SQSClient({});
  const QueueUrl = environment('connectionTimer').CONNECTION_TIMER_URL;
  return {
    async start(connectionId) {
      await client.send(
        new SendMessageCommand({
          QueueUrl,
          MessageBody: JSON.stringify({ connectionId }),
          DelaySeconds: limits.unclaimedConnectionSeconds,
        }),
      );
    },
  };
};

export const createConnectionTimer = (): ConnectionTimer => lazyDependency(createTimer);
