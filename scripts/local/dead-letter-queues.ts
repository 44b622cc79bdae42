import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueUrlCommand,
  QueueDoesNotExist,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
  type Message,
} from '@aws-sdk/client-sqs';
import { scheduleDeadLetters } from '@shared/platform/scheduled-functions';
import { streamConsumer } from '@shared/platform/functions';
import { describeBody, type DeadLetter } from './dead-letters';
import { LocalError } from './local-error';
import { consumerNames, deadLetterQueueName, queueName } from './settings';

const readingSeconds = 60;

const urlOf = async (sqs: SQSClient, name: string): Promise<string | null> => {
  try {
    const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: name }));
    return QueueUrl ?? null;
  } catch (error) {
    if (error instanceof QueueDoesNotExist) return null;
    throw error;
  }
};

/** All messages, hidden for `readingSeconds` unless released. */
const receiveAll = async (sqs: SQSClient, url: string): Promise<Message[]> => {
  const seen = new Map<string, Message>();
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: url,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: readingSeconds,
        MessageSystemAttributeNames: ['ApproximateReceiveCount', 'ApproximateFirstReceiveTimestamp', 'SentTimestamp'],
        MessageAttributeNames: ['LastError'],
      }),
    );
    if (Messages.length === 0) return [...seen.values()];
    for (const message of Messages) seen.set(message.MessageId ?? '', message);
  }
};

const showAgain = async (sqs: SQSClient, url: string, messages: readonly Message[]): Promise<void> => {
  for (const { ReceiptHandle } of messages) {
    await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout: 0 }));
  }
};

const toDeadLetter = (consumer: string, { Body = '', Attributes = {}, MessageAttributes }: Message): DeadLetter => ({
  consumer,
  ...describeBody(Body),
  receiveCount: Number(Attributes.ApproximateReceiveCount ?? 0),
  firstSeenAt: new Date(
    Number(Attributes.ApproximateFirstReceiveTimestamp ?? Attributes.SentTimestamp ?? 0),
  ).toISOString(),
  error: MessageAttributes?.['LastError']?.StringValue ?? null,
});

/** Reads without removing. */
export const listDeadLetters = async (sqs: SQSClient, stage: string): Promise<DeadLetter[]> => {
  const letters: DeadLetter[] = [];
  for (const consumer of [...consumerNames, streamConsumer.name, scheduleDeadLetters]) {
    const url = await urlOf(sqs, deadLetterQueueName(consumer, stage));
    if (!url) continue;
    const messages = await receiveAll(sqs, url);
    await showAgain(sqs, url, messages);
    letters.push(...messages.map((message) => toDeadLetter(consumer, message)));
  }
  return letters;
};

/** Returns the number of messages moved. Interrupting it loses none. */
export const redriveDeadLetters = async (sqs: SQSClient, stage: string, consumer: string): Promise<number> => {
  const from = await urlOf(sqs, deadLetterQueueName(consumer, stage));
  const to = await urlOf(sqs, queueName(consumer, stage));
  if (!from || !to)
    throw new LocalError(`The stage ${stage} has no consumer ${consumer}: take one of ${consumerNames.join(', ')}`);
  const messages = await receiveAll(sqs, from);
  for (const { Body = '', ReceiptHandle } of messages) {
    await sqs.send(new SendMessageCommand({ QueueUrl: to, MessageBody: Body }));
    await sqs.send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle }));
  }
  return messages.length;
};
