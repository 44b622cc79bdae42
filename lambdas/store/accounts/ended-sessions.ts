import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { EndedSessions } from '../../platform/http/ended-sessions';
import { getItem, type Item, type Table } from '../../platform/table/table';
import { accountKeys } from './keys';

/** Before the ID of each sign-in that was ended by itself. One attribute each, so that no write loses another's. */
const prefix = 'ended_';
export const endedAttribute = (sessionId: string): string => `${prefix}${sessionId}`;

const SessionsItem = z.object({
  endedAt: z.iso.datetime().nullable().default(null),
  kept: z.string().nullable().default(null),
});

export const endedSessionsIn = (item: Item | undefined): EndedSessions | null => {
  if (!item) return null;
  const ended = Object.keys(item).filter((name) => name.startsWith(prefix));
  return { ...SessionsItem.parse(item), ended: new Set(ended.map((name) => name.slice(prefix.length))) };
};

const keptMs = 30_000;
const peopleKept = 1000;

/** Reads of one process ask the table once in half a minute per person. */
export const createEndedSessions = (
  table: Table,
  clock: Pick<Clock, 'now'>,
): ((userId: string) => Promise<EndedSessions | null>) => {
  const known = new Map<string, { until: number; sessions: EndedSessions | null }>();
  return async (userId) => {
    const now = clock.now().getTime();
    const found = known.get(userId);
    if (found && found.until > now) return found.sessions;
    const sessions = endedSessionsIn(await getItem(table, accountKeys.sessions(userId)));
    if (known.size >= peopleKept) known.clear();
    known.set(userId, { until: now + keptMs, sessions });
    return sessions;
  };
};
