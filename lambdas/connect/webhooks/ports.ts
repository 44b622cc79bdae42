import type { AttemptProblem } from '@shared/connect/model/webhook-vocabulary';
import type { Clock } from '../../platform/clock';
import type { SealedText } from '../../platform/crypto/sealed-text';
import type { Network } from '../../platform/internet/ports';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { EventLogReader } from '../../store/connect/event-log/ports';
import type { Deliveries, WebhookRef, Webhooks, WebhookDeliveryQueue } from '../../store/connect/webhooks/ports';

/** Wakes the worker of a webhook, at once or after some seconds. A lost message delays it until the next sweep. */
export type WebhookQueue = { enqueue(ref: WebhookRef, afterSeconds?: number): Promise<void> };

export type QueueDeps = {
  webhooks: Webhooks;
  deliveries: Deliveries;
  deliveryQueue: WebhookDeliveryQueue;
  events: EventLogReader;
  queue: WebhookQueue;
  clock: Clock;
};

export type Deps = QueueDeps & {
  sealed: SealedText;
  counts: DailyCounts;
  network: Pick<Network, 'takes' | 'resolve' | 'reaches'>;
};

export type SentAttempt = {
  status: number | null;
  problem: AttemptProblem | null;
  answer: string;
  durationMs: number;
  retryAfter: string | null;
};

export type Sender = {
  send(request: { url: string; headers: Readonly<Record<string, string>>; body: string }): Promise<SentAttempt>;
};

export type DeliverDeps = QueueDeps & {
  sealed: SealedText;
  sender: Sender;
  /** Returns a number between 0 and 1. */
  random: () => number;
};
