import type { NewOutboundEvent } from '@shared/connect/model/outbound-event';
import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import type { Clock } from '../../../lambdas/platform/clock';
import { keyedHash } from '../../../lambdas/platform/crypto/keyed-hash';
import type { Network } from '../../../lambdas/platform/internet/ports';
import type { Table } from '../../../lambdas/platform/table/table';
import { createEventLogWriter } from '../../../lambdas/store/connect/event-log/append-events';
import { createEventLog } from '../../../lambdas/store/connect/event-log/event-log';
import { createDeliveries } from '../../../lambdas/store/connect/webhooks/deliveries';
import { createWebhookDeliveryQueue } from '../../../lambdas/store/connect/webhooks/webhook-delivery-queue';
import type { WebhookRef } from '../../../lambdas/store/connect/webhooks/ports';
import { createWebhooks } from '../../../lambdas/store/connect/webhooks/webhooks';
import { deliverEndpoint } from '../../../lambdas/connect/webhooks/deliver-endpoint';
import type { DeliverDeps } from '../../../lambdas/connect/webhooks/ports';
import { createSealedSecrets } from '../../../lambdas/connect/webhooks/sealed-secrets';
import { createSender } from '../../../lambdas/connect/webhooks/sender';
import { newSecret } from '../../../lambdas/connect/webhooks/signature';
import type { Accepted, FlappingEndpoint } from './flapping-endpoint';

/** Number of entities that the events are about. */
const entities = 40;
const eventsPerAppend = 30;

export type WebhookRun = {
  logged: number;
  /** Events that were never accepted. */
  lost: number;
  accepted: number;
  requests: number;
  messages: number;
  /** Whether the sequences of the organization and each entity have no gaps. */
  inOrder: boolean;
  heapMb: number;
  seconds: number;
};

const newEvent = (organizationId: string, jobIds: readonly string[], number: number): NewOutboundEvent => {
  const jobId = jobIds[number % entities]!;
  return {
    id: `evt_${createHash('sha256').update(`${organizationId}${number}`).digest('hex').slice(0, 32)}`,
    type: 'job.changed',
    organizationId,
    timestamp: new Date(Date.now() + number).toISOString(),
    entity: { type: 'job', id: jobId },
    data: { jobId },
  };
};

const isWithoutGaps = (numbers: readonly number[]): boolean => numbers.every((it, index) => it === index + 1);

const isInOrder = (events: readonly Accepted[]): boolean => {
  const sorted = [...events].sort((a, b) => a.sequence - b.sequence);
  const byEntity = Map.groupBy(sorted, ({ entityId }) => entityId);
  return (
    isWithoutGaps(sorted.map(({ sequence }) => sequence)) &&
    [...byEntity.values()].every((some) => isWithoutGaps(some.map(({ entitySequence }) => entitySequence)))
  );
};

/** A clock that jumps to the next due time, so days of retries take seconds. */
const leapingClock = () => {
  let ahead = 0;
  const clock: Clock = { now: () => new Date(Date.now() + ahead), newId: (prefix) => `${prefix}_${ulid()}` };
  const leapTo = (at: string): void => {
    ahead += Math.max(Date.parse(at) - clock.now().getTime(), 0) + 1;
  };
  return { clock, leapTo };
};

const noCursors = { encode: async () => '', decode: async () => ({}) };

/** The real stores and engine, with the jumping clock and a queue that only counts. */
export const benchDeps = (table: Table, network: Network) => {
  const { clock, leapTo } = leapingClock();
  const sent = { messages: 0 };
  const hash = keyedHash(() => Promise.resolve(Buffer.from('bench')));
  const deps: DeliverDeps = {
    webhooks: createWebhooks(table),
    deliveries: createDeliveries(table, noCursors),
    deliveryQueue: createWebhookDeliveryQueue(table),
    events: createEventLog(table, clock),
    queue: { enqueue: async () => void (sent.messages += 1) },
    sealed: createSealedSecrets(hash, hash),
    sender: createSender(network),
    random: () => 0.5,
    clock,
  };
  return { deps, leapTo, sent };
};

export const addWebhook = async ({ webhooks, sealed, clock }: DeliverDeps): Promise<WebhookRef> => {
  const ref = { organizationId: `org_${ulid()}`, webhookId: `whk_${ulid()}` };
  const at = clock.now().toISOString();
  await webhooks.create({
    ...ref,
    name: 'Bench',
    url: 'https://hooks.example/in',
    events: ['job'],
    state: 'active',
    stopped: null,
    secrets: [{ sealed: await sealed.seal(ref.webhookId, newSecret()), createdAt: at, endsAt: null }],
    createdAt: at,
    updatedAt: at,
    version: 1,
  });
  return ref;
};

/** Logs events and queues them, like the publisher and the consumer; returns them. */
export const logEvents = async (
  table: Table,
  { deps, sent }: Pick<ReturnType<typeof benchDeps>, 'deps' | 'sent'>,
  ref: WebhookRef,
  count: number,
): Promise<NewOutboundEvent[]> => {
  const { clock } = deps;
  const log = createEventLogWriter(table, clock);
  const jobIds = Array.from({ length: entities }, () => `job_${ulid()}`);
  const all = Array.from({ length: count }, (_, number) => newEvent(ref.organizationId, jobIds, number));
  for (let start = 0; start < count; start += eventsPerAppend) {
    const some = all.slice(start, start + eventsPerAppend);
    // Twice, because the stream may deliver a batch again.
    await log.append(ref.organizationId, some);
    await log.append(ref.organizationId, some);
  }
  for (let after = 0; ;) {
    const page = await deps.events.after(ref.organizationId, after, 100);
    if (page.length === 0) break;
    const at = clock.now().toISOString();
    // A page concurrently, like several consumers.
    await Promise.all(page.map((event) => deps.deliveries.queue(ref, event, { at, asked: false, tries: 0 })));
    const marked = await Promise.all(page.map(() => deps.deliveryQueue.mark(ref, { at, asked: false })));
    sent.messages += marked.filter(Boolean).length;
    after = page.at(-1)!.sequence;
  }
  return all;
};

/** Logs `events` events, queues them for a webhook, and delivers until nothing is due. */
export const runWebhooks = async (
  table: Table,
  endpoint: FlappingEndpoint,
  { events: count }: { events: number },
): Promise<WebhookRun> => {
  const started = performance.now();
  const world = benchDeps(table, endpoint.network);
  const { deps, leapTo, sent } = world;
  let heap = 0;
  const ref = await addWebhook(deps);
  const all = await logEvents(table, world, ref, count);
  for (;;) {
    await deliverEndpoint(deps, ref, () => true);
    heap = Math.max(heap, process.memoryUsage().heapUsed);
    const work = await deps.deliveryQueue.get(ref.webhookId);
    if (!work?.dueAt) break;
    leapTo(work.dueAt);
  }
  const first = new Map(endpoint.accepted.map((it) => [it.id, it]));
  const ids = new Set(all.map(({ id }) => id));
  return {
    logged: await deps.events.last(ref.organizationId),
    lost: [...ids].filter((id) => !first.has(id)).length,
    accepted: endpoint.accepted.length,
    requests: endpoint.requests(),
    messages: sent.messages,
    inOrder: isInOrder([...first.values()].filter(({ id }) => ids.has(id))),
    heapMb: Math.round(heap / 1024 / 1024),
    seconds: Math.round((performance.now() - started) / 1000),
  };
};
