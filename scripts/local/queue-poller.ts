import { accountId, queueNames, queueArn, region, timedConsumers } from './settings';
import type { Queue, QueueMessage } from './aws/queue';
import type { Queues } from './aws/queues';
import type { Lambdas } from './lambda/lambda-runner';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

const batchSize = 10;
const idleMs = 50;
/** Function timeout plus a margin. */
const visibilityMs = 15_000;

const sqsEvent = (queue: Queue, messages: QueueMessage[]): SQSEvent => ({
  Records: messages.map((message) => ({
    messageId: message.id,
    receiptHandle: message.receipt ?? '',
    body: message.body,
    attributes: {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAt),
      SenderId: accountId,
      ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn(queue.name),
    awsRegion: region,
  })),
});

export type QueuePoller = {
  /** Messages waiting for a retry count as waiting; connections to check later don't. */
  isIdle(): boolean;
  stop(): Promise<void>;
};

/** Retries failed messages (all if the function threw) until they move to the dead-letter queue. */
export const startQueuePoller = (
  queues: Queues,
  lambdas: Lambdas,
  { retryDelayMs, errorOf }: { retryDelayMs: number; errorOf: (messageId: string) => string },
): QueuePoller => {
  let stopped = false;
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();

  const deliver = async (consumer: string, queue: Queue, messages: QueueMessage[]): Promise<void> => {
    const failed = new Map<string, string>();
    try {
      const answer = (await lambdas.invoke(consumer, sqsEvent(queue, messages))) as SQSBatchResponse | undefined;
      for (const { itemIdentifier } of answer?.batchItemFailures ?? [])
        failed.set(itemIdentifier, errorOf(itemIdentifier));
    } catch (error) {
      for (const { id } of messages) failed.set(id, error instanceof Error ? error.name : 'unknown');
    }
    for (const { id, receipt } of messages) {
      if (failed.has(id)) queue.release(receipt ?? '', retryDelayMs, failed.get(id));
      else queue.delete(receipt ?? '');
    }
  };

  const poll = (consumer: string): void => {
    if (stopped || busy.has(consumer)) return;
    const queue = queues.of(consumer);
    const messages = queue.receive(batchSize, visibilityMs);
    if (messages.length === 0) return;
    busy.add(consumer);
    const work = deliver(consumer, queue, messages).finally(() => {
      busy.delete(consumer);
      running.delete(work);
      poll(consumer);
    });
    running.add(work);
  };

  const timer = setInterval(() => [...queueNames, ...timedConsumers].forEach(poll), idleMs);
  return {
    isIdle: () => busy.size === 0 && queueNames.every((consumer) => queues.of(consumer).messages.length === 0),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
};
