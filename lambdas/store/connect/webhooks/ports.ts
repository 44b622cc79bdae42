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
  /** By name. */
  list(organizationId: string): Promise<StoredWebhook[]>;
  get(ref: WebhookRef): Promise<StoredWebhook | null>;
  /** LIMIT_REACHED at the maximum. */
  create(webhook: StoredWebhook): Promise<void>;
  /** NOT_FOUND, or STALE_VERSION if changed since this version. */
  change(ref: WebhookRef, change: { fields: WebhookChange; version: number; at: string }): Promise<StoredWebhook>;
  /** By the deliveries; nothing if it isn't active any more. */
  stop(ref: WebhookRef, stop: { state: WebhookState; reason: WebhookStop; at: string }): Promise<void>;
  /** NOT_FOUND if there is none, so the count stays right. */
  remove(ref: WebhookRef): Promise<void>;
};

/** `asked`: a person wants it now, also while the webhook is paused. */
export type QueueEntry = { place: string; deliveryId: string; tries: number; asked: boolean };

export type StoredDelivery = DeliveryDetail & { webhookId: string; organizationId: string; place: string | null };

/** What follows from an attempt. */
export type AttemptResult = {
  attempt: DeliveryAttempt;
  state: DeliveryState;
  /** Of the next attempt; null if none follows by itself. */
  nextAt: string | null;
};

export type Deliveries = {
  /** Once for each event and webhook; repeats change nothing. With `tries` so many attempts of the schedule are over. */
  queue(ref: WebhookRef, event: OutboundEvent, when: { at: string; asked: boolean; tries: number }): Promise<string>;
  /** Due now, from the start of the schedule. A pending one moves forward. NOT_FOUND without it. */
  requeue(ref: DeliveryRef, when: { at: string; asked: boolean }): Promise<StoredDelivery>;
  /** Earliest first, consistent: those that people asked for, or those of events. */
  due(webhookId: string, query: { asked: boolean; now: string; limit: number }): Promise<QueueEntry[]>;
  /** When the next one is due; null without any. */
  nextDue(webhookId: string, asked: boolean): Promise<string | null>;
  get(ref: DeliveryRef): Promise<StoredDelivery | null>;
  /** Takes the entry out of the queue, or to its next place. Nothing if another worker did. */
  record(ref: DeliveryRef, entry: QueueEntry, result: AttemptResult): Promise<void>;
  /** Takes an entry out whose delivery is gone. */
  drop(webhookId: string, entry: QueueEntry): Promise<void>;
  list(
    ref: WebhookRef,
    query: { cursor?: string | undefined; failed: boolean },
  ): Promise<{ items: Delivery[]; nextCursor: string | null }>;
};

/** A replay goes through the log; numbers are sequence numbers. */
export type Replay = { from: string; until: string; next: number };

export type WebhookWork = WebhookRef & {
  dueAt: string | null;
  leaseUntil: string | null;
  /** Failures without a success between them. */
  failures: number;
  /** An endpoint that fails rests. */
  restUntil: string | null;
  deliveredAt: string | null;
  lastAt: string | null;
  lastState: DeliveryState | null;
  /** When a message arrives that is on its way. */
  wakeAt: string | null;
  replay: Replay | null;
};
/** What a run changed. */
export type WorkState = Pick<WebhookWork, 'failures' | 'restUntil' | 'deliveredAt' | 'lastAt' | 'lastState' | 'wakeAt'>;

export type WebhookDeliveryQueue = {
  get(webhookId: string): Promise<WebhookWork | null>;
  /** In the order of the IDs. */
  find(webhookIds: readonly string[]): Promise<(WebhookWork | null)[]>;
  /**
   * Says that there is something to do. True if no one knew yet, so a message is needed. Events don't wake an endpoint
   * that rests; people do.
   */
  mark(ref: WebhookRef, when: { at: string; asked: boolean }): Promise<boolean>;
  setReplay(ref: WebhookRef, replay: Replay): Promise<void>;
  /** Only if `replay` is still the one under way. */
  moveReplay(webhookId: string, from: Replay, to: Replay | null): Promise<void>;
  /** Null if another worker has it. Due again at the end of the lease, in case the worker stops. */
  take(webhookId: string, lease: { now: string; until: string }): Promise<WebhookWork | null>;
  /** Before looking again what is due, as it is then; null if the work is gone or another's. */
  renew(work: WebhookWork): Promise<WebhookWork | null>;
  /** False if something was marked since, unless `anyway`. */
  release(work: WebhookWork, state: WorkState, next: { dueAt: string | null; anyway: boolean }): Promise<boolean>;
  remove(webhookId: string): Promise<void>;
  due(now: string, after: DueCursor | null): Promise<{ due: WebhookRef[]; next: DueCursor | null }>;
};
