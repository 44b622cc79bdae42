import { queueWorkers } from '@shared/platform/functions';
import { accountId, queueNames, queueArn, region, timedConsumers } from './settings';
import type { Queue, QueueMessage } from '../../emulators/aws/queue';
import type { Queues } from '../../emulators/aws/queues';
import type { Lambdas } from './lambda/functions';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

const batchSize = 10;
/** Function timeout plus a margin. */
const visibilityMs = 15_000;

/** Concurrent workers; deployed, a function that waits for others has as many as it needs. */
const workersAtOnce = 8;
const consumers: readonly string[] = [...queueNames, ...timedConsumers];
const workerNamed = (consumer: string) => queueWorkers.find(({ name }) => name === consumer);
const visibilityOf = (consumer: string): number => {
  const worker = workerNamed(consumer);
  return worker ? worker.timeoutSeconds * 1000 + 5000 : visibilityMs;
};

/** Retries at other systems, which tests don't wait for unless they ask. */
const isForLater =
  (consumer: string) =>
  ({ receiveCount, visibleAt }: QueueMessage): boolean =>
    workerNamed(consumer) !== undefined && receiveCount === 0 && visibleAt > Date.now();

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
  /** Messages waiting for a retry count as waiting; connection checks and later attempts elsewhere don't. */
  isIdle(): boolean;
  stop(): Promise<void>;
};

/** Retries failed messages (all if the function threw) until they become dead letters. */
export const startQueuePoller = (
  queues: Queues,
  lambdas: Pick<Lambdas, 'invoke'>,
  { retryDelayMs, errorOf }: { retryDelayMs: number; errorOf: (messageId: string) => string },
): QueuePoller => {
  let stopped = false;
  const running = new Set<Promise<void>>();
  const busy = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();

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

  const pollAt = (consumer: string, at: number): void => {
    clearTimeout(timers.get(consumer));
    if (!stopped && at !== Infinity)
      timers.set(
        consumer,
        setTimeout(() => poll(consumer), Math.max(at - Date.now(), 0)),
      );
  };

  const poll = (consumer: string): void => {
    const working = busy.get(consumer) ?? 0;
    if (stopped || working >= (workerNamed(consumer) ? workersAtOnce : 1)) return;
    const queue = queues.of(consumer);
    const messages = queue.receive(batchSize, visibilityOf(consumer));
    if (messages.length === 0) return pollAt(consumer, queue.nextDueAt());
    busy.set(consumer, working + 1);
    const work = deliver(consumer, queue, messages).finally(() => {
      busy.set(consumer, (busy.get(consumer) ?? 1) - 1);
      running.delete(work);
      poll(consumer);
    });
    running.add(work);
    poll(consumer);
  };

  // Delayed, so messages sent together are delivered together.
  for (const consumer of consumers) {
    queues.of(consumer).onMessage = () => pollAt(consumer, queues.of(consumer).nextDueAt());
    pollAt(consumer, 0);
  }
  return {
    isIdle: () =>
      [...busy.values()].every((working) => working === 0) &&
      queueNames.every((consumer) => queues.of(consumer).messages.every(isForLater(consumer))),
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
};
