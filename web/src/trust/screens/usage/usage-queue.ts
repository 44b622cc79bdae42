import { limits } from '@shared/limits';
import type { UsageEvent } from '@shared/trust/model/usage';
import { api } from '@/lib/api/api';

const pauseMs = 60_000;

type Thing = Pick<UsageEvent, 'kind' | 'name'>;

/** In memory only: unsent events are lost when the page closes or the switch is turned off. */
const queue = new Map<string, UsageEvent>();
let timer: ReturnType<typeof setTimeout> | undefined;

const empty = (): UsageEvent[] => {
  clearTimeout(timer);
  timer = undefined;
  const events = [...queue.values()];
  queue.clear();
  return events;
};

/** A failed batch is dropped: counts aren't worth a retry. */
export const sendUsage = (): void => {
  const events = empty();
  if (events.length > 0) api('recordUsage', { body: { events } }, { keepalive: true }).catch(() => undefined);
};

export const recordUsage = (thing: Thing): void => {
  const key = `${thing.kind}#${thing.name}`;
  const count = Math.min((queue.get(key)?.count ?? 0) + 1, limits.usageCount);
  queue.set(key, { ...thing, count } as UsageEvent);
  if (queue.size >= limits.usageEvents) sendUsage();
  else timer ??= setTimeout(sendUsage, pauseMs);
};

export const forgetUsage = (): void => void empty();
