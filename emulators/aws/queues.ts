import { join } from 'node:path';
import { queueNames, deadLetterQueueName, queueName, timedConsumers } from '../../scripts/local/settings';
import { Queue } from './queue';

export type Queues = {
  of(consumer: string): Queue;
  byName(name: string): Queue | undefined;
  all(): readonly Queue[];
};

export const openQueues = (dataDir: string | null): Queues => {
  const file = (name: string): string | null => (dataDir ? join(dataDir, `${name}.jsonl`) : null);
  const pairs = queueNames.flatMap((consumer) => {
    const deadLetterName = deadLetterQueueName(consumer);
    const deadLetterQueue = new Queue(deadLetterName, file(deadLetterName), null);
    const name = queueName(consumer);
    return [new Queue(name, file(name), deadLetterQueue), deadLetterQueue];
  });
  // These queues need no dead-letter queue.
  const timed = timedConsumers.map((consumer) => new Queue(queueName(consumer), null, null));
  const byName = new Map([...pairs, ...timed].map((queue) => [queue.name, queue]));
  return {
    of: (consumer) => byName.get(queueName(consumer))!,
    byName: (name) => byName.get(name),
    all: () => pairs,
  };
};
