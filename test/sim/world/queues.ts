import type { openQueues } from '../../../emulators/aws/queues';
import type { FaultRates } from './faults';

type Queues = ReturnType<typeof openQueues>;

/** The longest time by which a message is delayed behind others. */
const delayMs = 20_000;

/** Queues whose messages arrive late or twice, as with SQS and EventBridge. */
export const unorderly = (queues: Queues, rates: () => FaultRates, random: () => number): Queues => ({
  ...queues,
  of: (consumer) => {
    const queue = queues.of(consumer);
    const send = (body: string) => {
      if (random() >= rates().overtaken) return queue.send(body);
      if (random() < 0.3) queue.send(body);
      return queue.send(body, { visibleAt: Date.now() + Math.floor(random() * delayMs) });
    };
    return Object.assign(Object.create(queue) as typeof queue, { send });
  },
});

/** Sends dead letters back, as staff do once the cause is gone. */
export const redrive = (queues: Queues): number => {
  let count = 0;
  for (const queue of queues.all()) {
    for (const { receipt, body } of queue.deadLetterQueue?.receive(1000, 1000) ?? []) {
      queue.send(body);
      queue.deadLetterQueue?.delete(receipt ?? '');
      count += 1;
    }
  }
  return count;
};
