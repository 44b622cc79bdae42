import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueUrlCommand,
  QueueDoesNotExist,
  ReceiveMessageCommand,
  SendMessageCommand,
  type Message,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { DeadLetter } from '@shared/trust/model/dead-letter';

const readingSeconds = 60;
/** More than anyone reads; the alarm triggers much earlier. */
const mostRead = 500;

/** Names start with the prefix, as in `wardline-dev-notify-dlq`. Only `consumers` have a queue to send back to. */
export type StageQueues = { prefix: string; consumers: readonly string[]; others: readonly string[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const unreadable = { eventId: '(unreadable)', eventType: '(unreadable)', data: {} };

/** Events carry IDs and states only; anything else isn't shown. */
const shownData = (detail: Record<string, unknown>): Record<string, string> => {
  const data = isRecord(detail['data']) ? detail['data'] : {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  );
};

export const describeBody = (body: string): Pick<DeadLetter, 'eventId' | 'eventType' | 'data'> => {
  try {
    const envelope: unknown = JSON.parse(body);
    if (!isRecord(envelope)) return unreadable;
    const detail = isRecord(envelope['detail']) ? envelope['detail'] : {};
    return {
      eventId: textIn(detail['id']) ?? textIn(envelope['id']) ?? unreadable.eventId,
      eventType: textIn(envelope['detail-type']) ?? unreadable.eventType,
      data: shownData(detail),
    };
  } catch {
    return unreadable;
  }
};

const letterOf = (consumer: string, message: Message, replayable: boolean): DeadLetter => {
  const { Body = '', Attributes = {}, MessageAttributes, MessageId = '' } = message;
  return {
    consumer,
    messageId: MessageId,
    ...describeBody(Body),
    receiveCount: Number(Attributes.ApproximateReceiveCount ?? 0),
    firstSeenAt: new Date(
      Number(Attributes.ApproximateFirstReceiveTimestamp ?? Attributes.SentTimestamp ?? 0),
    ).toISOString(),
    error: MessageAttributes?.['LastError']?.StringValue ?? null,
    replayable,
  };
};

export type DeadLetterQueues = {
  /** Reads without removing. */
  list(): Promise<DeadLetter[]>;
  /** Sends back one message, or all of a consumer; returns the number of messages moved. Interrupting it loses none. */
  replay(consumer: string, messageId?: string): Promise<number>;
  /** Returns false if there is no such message. */
  discard(consumer: string, messageId: string): Promise<boolean>;
};

export const createDeadLetterQueues = (
  sqs: SQSClient,
  { prefix, consumers, others }: StageQueues,
): DeadLetterQueues => {
  const all = [...consumers, ...others];
  const deadLettersOf = (consumer: string): string => `${prefix}${consumer}-dlq`;

  const urlOf = async (name: string): Promise<string | null> => {
    try {
      const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: name }));
      return QueueUrl ?? null;
    } catch (error) {
      if (error instanceof QueueDoesNotExist) return null;
      throw error;
    }
  };

  /** All messages, hidden for `readingSeconds` unless released. */
  const receiveAll = async (url: string): Promise<Message[]> => {
    const seen = new Map<string, Message>();
    while (seen.size < mostRead) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl: url,
          MaxNumberOfMessages: 10,
          VisibilityTimeout: readingSeconds,
          MessageSystemAttributeNames: ['ApproximateReceiveCount', 'ApproximateFirstReceiveTimestamp', 'SentTimestamp'],
          MessageAttributeNames: ['LastError'],
        }),
      );
      if (Messages.length === 0) break;
      for (const message of Messages) seen.set(message.MessageId ?? '', message);
    }
    return [...seen.values()];
  };

  const release = async (url: string, messages: readonly Message[]): Promise<void> => {
    for (const { ReceiptHandle } of messages) {
      await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout: 0 }));
    }
  };

  /** Acts on the wanted messages and releases the others. */
  const onMessages = async (
    consumer: string,
    messageId: string | undefined,
    act: (message: Message) => Promise<unknown>,
  ): Promise<number> => {
    const url = all.includes(consumer) ? await urlOf(deadLettersOf(consumer)) : null;
    if (!url) return 0;
    const messages = await receiveAll(url);
    const wanted = messages.filter(({ MessageId }) => messageId === undefined || MessageId === messageId);
    await release(
      url,
      messages.filter((message) => !wanted.includes(message)),
    );
    for (const message of wanted) {
      await act(message);
      await sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: message.ReceiptHandle }));
    }
    return wanted.length;
  };

  return {
    async list() {
      const letters = await Promise.all(
        all.map(async (consumer) => {
          const url = await urlOf(deadLettersOf(consumer));
          if (!url) return [];
          const messages = await receiveAll(url);
          await release(url, messages);
          return messages.map((message) => letterOf(consumer, message, consumers.includes(consumer)));
        }),
      );
      return letters.flat();
    },

    async replay(consumer, messageId) {
      const url = consumers.includes(consumer) ? await urlOf(`${prefix}${consumer}`) : null;
      if (!url) return 0;
      return onMessages(consumer, messageId, ({ Body = '' }) =>
        sqs.send(new SendMessageCommand({ QueueUrl: url, MessageBody: Body })),
      );
    },

    discard: async (consumer, messageId) => (await onMessages(consumer, messageId, async () => undefined)) > 0,
  };
};
