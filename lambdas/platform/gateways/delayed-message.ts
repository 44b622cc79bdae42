import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

export const createDelayedMessages = (queueUrl: string) => {
  const client = new SQSClient({});
  return async (body: object, delaySeconds: number): Promise<void> => {
    await client.send(
      new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(body), DelaySeconds: delaySeconds }),
    );
  };
};
