import type { OutboundEvent } from '@shared/connect/model/outbound-event';
import type { Delivery, DeliveryAttempt, DeliveryDetail, Webhook, WebhookForm } from '@shared/connect/model/webhook';
import type { DeliveryState, WebhookState, WebhookStop } from '@shared/connect/model/webhook-vocabulary';
import type { DueCursor } from '../../../platform/table/table';

export type WebhookRef = { organizationId: string; webhookId: string };
export type DeliveryRef = WebhookRef & { deliveryId: string };

export type StoredSecret = { sealed: string; createdAt: string; endsAt: string | null };
export type StoredWebhook = Omit<Webhook, 'secrets'> & { organizationId: string; secrets: StoredSecret[] };

/** Fields of a change by a person. */
export type WebhookChange = Partial<WebhookForm> & {
  state?: WebhookState;
  stopped?: Webhook['stopped'];
  secrets?: StoredSecret[];
};

export type Webhooks = {
  /** Lists webhooks by name. */
  list(organizationId: string): Promise<StoredWebhook[]>;
  get(ref: WebhookRef): Promise<StoredWebhook | null>;
  /** LIMIT_REACHED at the maximum. */
  create(webhook: StoredWebhook): Promise<void>;
  /** NOT_FOUND, or STALE_VERSION if changed since this version. */
  change(ref: WebhookRef, change: { fields: WebhookChange; version: number; at: string }): Promise<StoredWebhook>;
  /** Stops it after failed deliveries; no effect unless it is active. */
  stop(ref: WebhookRef, stop: { state: WebhookState; reason: WebhookStop; at: string }): Promise<void>;
  /** NOT_FOUND if there is none, which keeps the count right. */
  remove(ref: WebhookRef): Promise<void>;
};

/** `asked`: requested by a person, also while the webhook is paused. */
export type QueueEntry = { place: string; deliveryId: string; tries: number; asked: boolean };

export type StoredDelivery = DeliveryDetail & { webhookId: string; organizationId: string; place: string | null };

/** Outcome of an attempt. */
export type AttemptResult = {
  attempt: DeliveryAttempt;
  state: DeliveryState;
  /** Time of the next automatic attempt, or null. */
  nextAt: string | null;
};

export type Deliveries = {
  /** Queues once for each event and webhook. `tries`: number of attempts to skip in the schedule. */
  queue(ref: WebhookRef, event: OutboundEvent, when: { at: string; asked: boolean; tries: number }): Promise<string>;
  /** Makes it due now, at the start of the schedule; moves a pending one forward. NOT_FOUND without it. */
  requeue(ref: DeliveryRef, when: { at: string; asked: boolean }): Promise<StoredDelivery>;
  /** Lists requested deliveries, or those of events, earliest first; consistent. */
  due(webhookId: string, query: { asked: boolean; now: string; limit: number }): Promise<QueueEntry[]>;
  /** Returns the next due time, or null. */
  nextDue(webhookId: string, asked: boolean): Promise<string | null>;
  get(ref: DeliveryRef): Promise<StoredDelivery | null>;
  /** Removes the entry from the queue, or moves it. No effect if another worker did. */
  record(ref: DeliveryRef, entry: QueueEntry, result: AttemptResult): Promise<void>;
  /** Removes an entry whose delivery is gone. */
  drop(webhookId: string, entry: QueueEntry): Promise<void>;
  list(
    ref: WebhookRef,
    query: { cursor?: string | undefined; failed: boolean },
  ): Promise<{ items: Delivery[]; nextCursor: string | null }>;
};

/** Progress of a replay through the log, in sequence numbers. */
export type Replay = { from: string; until: string; next: number };

export type WebhookWork = WebhookRef & {
  dueAt: string | null;
  leaseUntil: string | null;
  /** Number of consecutive failures. */
  failures: number;
  /** End of the pause of a failing endpoint. */
  restUntil: string | null;
  deliveredAt: string | null;
  lastAt: string | null;
  lastState: DeliveryState | null;
  /** Arrival time of a queued message. */
  wakeAt: string | null;
  replay: Replay | null;
};
/** State that a run changed. */
export type WorkState = Pick<WebhookWork, 'failures' | 'restUntil' | 'deliveredAt' | 'lastAt' | 'lastState' | 'wakeAt'>;

export type WebhookDeliveryQueue = {
  get(webhookId: string): Promise<WebhookWork | null>;
  /** Returns items in the order of the IDs. */
  find(webhookIds: readonly string[]): Promise<(WebhookWork | null)[]>;
  /**
   * Marks pending work. Returns true if it was not marked, so a message is needed. Events don't wake a paused
   * endpoint; people do.
   */
  mark(ref: WebhookRef, when: { at: string; asked: boolean }): Promise<boolean>;
  setReplay(ref: WebhookRef, replay: Replay): Promise<void>;
  /** Succeeds only if `replay` is still the current one. */
  moveReplay(webhookId: string, from: Replay, to: Replay | null): Promise<void>;
  /** Returns null if another worker has it. Due again at the end of the lease, in case the worker stops. */
  take(webhookId: string, lease: { now: string; until: string }): Promise<WebhookWork | null>;
  /** Reads the current state before the next round; null if the work is gone or another's. */
  renew(work: WebhookWork): Promise<WebhookWork | null>;
  /** Returns false if something was marked since, unless `anyway`. */
  release(work: WebhookWork, state: WorkState, next: { dueAt: string | null; anyway: boolean }): Promise<boolean>;
  remove(webhookId: string): Promise<void>;
  due(now: string, after: DueCursor | null): Promise<{ due: WebhookRef[]; next: DueCursor | null }>;
};
