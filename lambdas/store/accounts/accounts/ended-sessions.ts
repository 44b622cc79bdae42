import * as z from 'zod';
import type { EndedSessions } from '../../../platform/http/ended-sessions';
import type { Item } from '../../../platform/table/table';

/** Prefix of each individually ended sign-in. One attribute each, so concurrent writes don't conflict. */
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
