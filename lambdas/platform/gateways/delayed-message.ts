import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** Sends messages that a queue delivers after a delay of whole seconds. */
export const createDelayedMessages = (queueUrl: string) => {
  const client = new SQSClient({});
  return async (body: object, delaySeconds: number): Promise<void> => {
    await client.send(
      new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(body), DelaySeconds: delaySeconds }),
    );
  };
};
