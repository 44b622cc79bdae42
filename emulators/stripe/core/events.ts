import { removeRow } from './remove-row';
import type { Json } from '../render/list';
import { newDeliveryId, newId, type Core } from './core';
import type { Endpoint } from './state';

const keptEvents = 3000;

const wants = ({ disabled, enabled_events }: Endpoint, type: string): boolean =>
  !disabled && (enabled_events.includes('*') || enabled_events.includes(type));

/** Whether a switch drops this event. */
const isDropped = ({ state: { webhooks } }: Core): boolean => {
  if (webhooks.drop === 'all') return true;
  if (webhooks.drop === 0) return false;
  webhooks.drop -= 1;
  return true;
};

const queue = (core: Core, event: string, endpoint: string): void => {
  const { deliveries, webhooks } = core.state;
  const sequence = Object.values(core.state.events).length;
  for (let copies = webhooks.duplicate ? 2 : 1; copies > 0; copies -= 1) {
    const id = newDeliveryId();
    deliveries[id] = { id, event, endpoint, attempt: 0, at: Date.now() + webhooks.delayMs, sequence };
  }
};

const forgetOldest = ({ state }: Core): void => {
  const ids = Object.keys(state.events);
  const inDelivery = new Set(Object.values(state.deliveries).map(({ event }) => event));
  for (const id of ids.slice(0, Math.max(0, ids.length - keptEvents)))
    if (!inDelivery.has(id)) removeRow(state.events, id);
};

type More = { previous?: Json | undefined; account?: string | undefined };

/** Stores a snapshot of the object, as at Stripe. `account`: connected account of the event. */
export const emit = (core: Core, type: string, object: Json, { previous, account }: More = {}): void => {
  const id = newId('evt');
  core.state.events[id] = {
    id,
    created: core.now(),
    type,
    data: { object: structuredClone(object), ...(previous && { previous_attributes: structuredClone(previous) }) },
    request: { ...core.origin },
    ...(account !== undefined && { account }),
  };
  const wanting = Object.values(core.state.endpoints).filter((endpoint) => wants(endpoint, type));
  if (wanting.length > 0 && !isDropped(core)) for (const { id: endpoint } of wanting) queue(core, id, endpoint);
  forgetOldest(core);
};

const previousOf = (before: Json, after: Json): Json =>
  Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  );

/** Emits `type` with the changed values, if any. */
export const tracked = <T>(core: Core, type: string, render: () => Json, change: () => T): T => {
  const before = structuredClone(render());
  const result = change();
  const after = render();
  const previous = previousOf(before, after);
  if (Object.keys(previous).length > 0) emit(core, type, after, { previous });
  return result;
};
