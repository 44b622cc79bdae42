import { epochSeconds } from '../../../platform/clock';
import { connectionKeys } from './keys';
import { getItem, getItems, type Item, type Table } from '../../../platform/table/table';

export type Presence = {
  of(userId: string, now: Date): Promise<string[]>;
  online(userIds: readonly string[], now: Date): Promise<Set<string>>;
};

const prefix = 'c#';
/** One attribute per connection, so concurrent additions do not conflict. */
export const connectionAttribute = (connectionId: string): string => `${prefix}${connectionId}`;

/** `until` is the expiration in epoch seconds. */
export const knownIn = (item: Item | undefined): { connectionId: string; until: number }[] =>
  Object.entries(item ?? {}).flatMap(([name, until]) =>
    name.startsWith(prefix) ? [{ connectionId: name.slice(prefix.length), until: Number(until) }] : [],
  );

export const openIn = (item: Item | undefined, now: Date): string[] =>
  knownIn(item)
    .filter(({ until }) => until > epochSeconds(now))
    .sort((a, b) => b.until - a.until)
    .map(({ connectionId }) => connectionId);

export const createPresence = (table: Table): Presence => ({
  async of(userId, now) {
    return openIn(await getItem(table, connectionKeys.openConnections(userId), true), now);
  },
  async online(userIds, now) {
    const items = await getItems(table, userIds.map(connectionKeys.openConnections));
    return new Set(userIds.filter((_userId, index) => openIn(items[index], now).length > 0));
  },
});
