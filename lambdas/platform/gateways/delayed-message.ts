import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { sdkPatience, withBudget } from '../network/patience';

export const createDelayedMessages = (queueUrl: string) => {
  const client = withBudget(new SQSClient(sdkPatience()));
  return async (body: object, delaySeconds: number): Promise<void> => {
    await client.send(
      new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(body), DelaySeconds: delaySeconds }),
    );
  };
};
