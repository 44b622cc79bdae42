import { epochSeconds } from '../../platform/clock';
import { connectionKeys } from './keys';
import { getItem, getItems, type Item, type Table } from '../../platform/table/table';

/** Who has a page of the site open. */
export type Presence = {
  /** The person's connections that are not expired, the newest first. */
  of(userId: string, now: Date): Promise<string[]>;
  /** Who of these people has one. */
  online(userIds: readonly string[], now: Date): Promise<Set<string>>;
};

const prefix = 'c#';
/** Connections stand in the person's item as attributes of their own, so that two that open at once both stay. */
export const connectionAttribute = (connectionId: string): string => `${prefix}${connectionId}`;

/** With the second at which each expires. */
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
