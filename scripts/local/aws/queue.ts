import { maxReceiveCount } from '@shared/platform/functions';
import { createHash, randomUUID } from 'node:crypto';
import { isRecord, stateFile, type StateFile } from '../json-file';

export type QueueMessage = {
  id: string;
  body: string;
  sentAt: number;
  firstReceivedAt: number | null;
  receiveCount: number;
  /** Not delivered before this moment. */
  visibleAt: number;
  /** Names the delivery that holds the message; only it may delete or release it. */
  receipt: string | null;
  /** Name of the last failure, when the poller saw one. Real queues do not keep it. */
  lastError: string | null;
};

const isState = (state: unknown): boolean =>
  Array.isArray(state) &&
  state.every((it) => isRecord(it) && typeof it['id'] === 'string' && typeof it['body'] === 'string');

export const bodyMd5 = (body: string): string => createHash('md5').update(body).digest('hex');

/** A standard queue as SQS keeps it: at-least-once, visibility time-out, redrive to a dead-letter queue. */
export class Queue {
  readonly name: string;
  readonly deadLetterQueue: Queue | null;
  readonly #messages: Map<string, QueueMessage>;
  readonly #file: StateFile<QueueMessage[]>;

  constructor(name: string, file: string | null, deadLetterQueue: Queue | null) {
    this.name = name;
    this.deadLetterQueue = deadLetterQueue;
    this.#file = stateFile<QueueMessage[]>(file, () => [], isState);
    this.#messages = new Map(this.#file.load().map((message) => [message.id, message]));
  }

  #save(): void {
    this.#file.save([...this.#messages.values()]);
  }

  get messages(): readonly QueueMessage[] {
    return [...this.#messages.values()];
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
    this.#messages.set(message.id, message);
    this.#save();
    return message;
  }

  /** Messages that are due, hidden from other receivers for `visibilityMs`. Spent ones move to the dead-letter queue. */
  receive(max: number, visibilityMs: number): QueueMessage[] {
    const now = Date.now();
    const due = this.messages.filter((message) => message.visibleAt <= now).slice(0, max);
    if (due.length === 0) return [];
    const received = due.filter((message) => !this.#moveWhenSpent(message));
    for (const message of received) {
      // A dead letter keeps telling how often its consumer was tried; reading it is no try.
      if (this.deadLetterQueue) message.receiveCount += 1;
      message.firstReceivedAt ??= now;
      message.visibleAt = now + visibilityMs;
      message.receipt = randomUUID();
    }
    this.#save();
    return received.map((message) => ({ ...message }));
  }

  #moveWhenSpent(message: QueueMessage): boolean {
    if (!this.deadLetterQueue || message.receiveCount < maxReceiveCount) return false;
    const { id, body, sentAt, firstReceivedAt, receiveCount, lastError } = message;
    this.deadLetterQueue.send(body, { id, sentAt, firstReceivedAt, receiveCount, lastError });
    this.#messages.delete(id);
    return true;
  }

  #held(receipt: string): QueueMessage | undefined {
    return this.messages.find((message) => message.receipt === receipt);
  }

  delete(receipt: string): void {
    const message = this.#held(receipt);
    if (!message) return;
    this.#messages.delete(message.id);
    this.#save();
  }

  /** Gives a received message back for another delivery after `delayMs`. */
  release(receipt: string, delayMs: number, error?: string): void {
    const message = this.#held(receipt);
    if (!message) return;
    message.visibleAt = Date.now() + delayMs;
    message.lastError = error ?? message.lastError;
    this.#save();
  }
}
