import type { OutboundEvent } from '@shared/connect/model/outbound-event';
import { chooses } from '@shared/connect/model/outbound-vocabulary';
import { addSeconds } from '../../platform/clock';
import type { EventLogReader } from '../../store/connect/event-log/ports';
import { deliveryIdOf } from '../../store/connect/webhooks/deliveries';
import type { Replay, StoredWebhook, WebhookRef } from '../../store/connect/webhooks/ports';
import type { QueueDeps } from './ports';

/** Events per read, so a replay of any length needs the same memory. */
const replayPage = 25;
/** Events are logged in the order of arrival, so their times can be out of order by this much. */
const disorderSeconds = 24 * 3600;

type ReplayDeps = Pick<QueueDeps, 'deliveries' | 'deliveryQueue' | 'events' | 'clock'>;

/** Returns the sequence number before the first event of a range that starts then. */
export const replayStart = async (events: EventLogReader, organizationId: string, from: string): Promise<number> => {
  const [oldest] = await events.after(organizationId, 0, 1);
  const earliest = addSeconds(new Date(from), -disorderSeconds).toISOString();
  let [low, high] = [oldest?.sequence ?? 0, await events.last(organizationId)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const event = await events.at(organizationId, middle);
    if (event && event.timestamp < earliest) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, 0);
};

const again = async (deps: ReplayDeps, ref: WebhookRef, event: OutboundEvent): Promise<void> => {
  const when = { at: deps.clock.now().toISOString(), asked: false };
  const delivery = { ...ref, deliveryId: deliveryIdOf(event) };
  const known = await deps.deliveries.get(delivery);
  if (known?.state === 'pending') return;
  if (known) await deps.deliveries.requeue(delivery, when);
  else await deps.deliveries.queue(ref, event, { ...when, tries: 0 });
};

const isOver = (events: readonly OutboundEvent[], { until }: Replay): boolean => {
  const last = addSeconds(new Date(until), disorderSeconds).toISOString();
  return events.length === 0 || events.every(({ timestamp }) => timestamp > last);
};

/** Queues the next events once earlier ones were sent. Returns the replay's position; null at its end. */
export const pumpReplay = async (
  deps: ReplayDeps,
  { organizationId, webhookId, events: choices }: StoredWebhook,
  replay: Replay | null,
): Promise<Replay | null> => {
  if (!replay) return replay;
  const now = deps.clock.now().toISOString();
  const due = await deps.deliveries.due(webhookId, { asked: false, now, limit: 1 });
  if (due.length > 0) return replay;
  const events = await deps.events.after(organizationId, replay.next, replayPage);
  const { from, until } = replay;
  for (const event of events) {
    const { type, timestamp } = event;
    const isWanted = timestamp >= from && timestamp < until && chooses(choices, type);
    if (isWanted) await again(deps, { organizationId, webhookId }, event);
  }
  const next = isOver(events, replay) ? null : { ...replay, next: events.at(-1)!.sequence };
  await deps.deliveryQueue.moveReplay(webhookId, replay, next);
  return next;
};
