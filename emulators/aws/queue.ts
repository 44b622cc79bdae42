import { maxReceiveCount } from '@shared/platform/functions';
import { createHash, randomUUID } from 'node:crypto';
import { isRecord } from '../../scripts/local/json-file';
import { keptItems, type KeptItems } from '../../scripts/local/kept-items';

export type QueueMessage = {
  id: string;
  body: string;
  sentAt: number;
  firstReceivedAt: number | null;
  receiveCount: number;
  /** Epoch ms before which it is not delivered. */
  visibleAt: number;
  /** Receipt of the current delivery; only its holder may delete or release the message. */
  receipt: string | null;
  /** Last failure seen by the poller; SQS does not store it. */
  lastError: string | null;
};

const isMessage = (it: unknown): boolean =>
  isRecord(it) && typeof it['id'] === 'string' && typeof it['body'] === 'string';

export const bodyMd5 = (body: string): string => createHash('md5').update(body).digest('hex');

/** SQS standard queue: at-least-once, visibility timeout, redrive to a dead-letter queue. */
export class Queue {
  readonly name: string;
  readonly deadLetterQueue: Queue | null;
  readonly #kept: KeptItems<QueueMessage>;
  /** Called when there is a message to deliver, now or later. */
  onMessage: () => void = () => undefined;

  constructor(name: string, file: string | null, deadLetterQueue: Queue | null) {
    this.name = name;
    this.deadLetterQueue = deadLetterQueue;
    this.#kept = keptItems<QueueMessage>(file, isMessage);
  }

  get messages(): readonly QueueMessage[] {
    return [...this.#kept.all.values()];
  }

  send(body: string, kept: Partial<QueueMessage> = {}): QueueMessage {
    const now = Date.now();
    const message: QueueMessage = {
      id: randomUUID(),
      body,
      sentAt: now,
      firstReceivedAt: null,
      receiveCount: 0,
      visibleAt: now,
      receipt: null,
      lastError: null,
      ...kept,
    };
    this.#kept.put([message]);
    this.onMessage();
    return message;
  }

  /** Due messages, hidden for `visibilityMs`. Those out of attempts move to the dead-letter queue. */
  receive(max: number, visibilityMs: number): QueueMessage[] {
    if (this.#kept.all.size === 0) return [];
    const now = Date.now();
    const due: QueueMessage[] = [];
    for (const message of this.#kept.all.values()) {
      if (message.visibleAt <= now) due.push(message);
      if (due.length === max) break;
    }
    if (due.length === 0) return [];
    const received = due.filter((message) => !this.#moveWhenSpent(message));
    for (const message of received) {
      // A dead letter keeps its consumer's attempt count; reading it doesn't increment it.
      if (this.deadLetterQueue) message.receiveCount += 1;
      message.firstReceivedAt ??= now;
      message.visibleAt = now + visibilityMs;
      message.receipt = randomUUID();
    }
    this.#kept.put(received);
    return received.map((message) => ({ ...message }));
  }

  #moveWhenSpent(message: QueueMessage): boolean {
    if (!this.deadLetterQueue || message.receiveCount < maxReceiveCount) return false;
    const { id, body, sentAt, firstReceivedAt, receiveCount, lastError } = message;
    this.deadLetterQueue.send(body, { id, sentAt, firstReceivedAt, receiveCount, lastError });
    this.#kept.remove(id);
    return true;
  }

  #held(receipt: string): QueueMessage | undefined {
    for (const message of this.#kept.all.values()) if (message.receipt === receipt) return message;
    return undefined;
  }

  delete(receipt: string): void {
    const message = this.#held(receipt);
    if (!message) return;
    this.#kept.remove(message.id);
  }

  /** Returns a message for redelivery after `delayMs`. */
  release(receipt: string, delayMs: number, error?: string): void {
    const message = this.#held(receipt);
    if (!message) return;
    message.visibleAt = Date.now() + delayMs;
    message.lastError = error ?? message.lastError;
    this.#kept.put([message]);
    this.onMessage();
  }

  /** Epoch ms when the next message can be delivered, or any past one that can be now; Infinity without one. */
  nextDueAt(): number {
    const now = Date.now();
    let next = Infinity;
    for (const { visibleAt } of this.#kept.all.values()) {
      if (visibleAt <= now) return visibleAt;
      next = Math.min(next, visibleAt);
    }
    return next;
  }
}
