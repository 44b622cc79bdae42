import { limits } from '@shared/limits';
import { addSeconds, epochSeconds } from './clock';
import { entity, keys, lists } from './keys';
import { getItem, queryFirst, transact, type Table } from './table-gateway';

/** Whose browser is behind which live connection. */
export type Connections = {
  add(connectionId: string, userId: string, now: Date): Promise<void>;
  /** Nothing happens when it is not known. */
  remove(connectionId: string): Promise<void>;
  /** The person's newest connections that are not expired. */
  of(userId: string, now: Date): Promise<string[]>;
};

/** Pages that one person is likely to have open. */
const perPerson = 50;

export const createConnections = (table: Table): Connections => ({
  async add(connectionId, userId, now) {
    const ttl = epochSeconds(addSeconds(now, limits.connectionHours * 3600));
    const items = [
      { ...keys.connection(connectionId), ...entity('Connection'), connectionId, userId, ttl },
      { ...keys.userConnection(userId, connectionId), ...entity('UserConnection'), connectionId, userId, ttl },
    ];
    // A connection that changes hands leaves its former person.
    const known = await getItem(table, keys.connection(connectionId), true);
    const previous = known ? String(known['userId']) : userId;
    await transact(table, [
      ...items.map((Item) => ({ Put: { TableName: table.name, Item } })),
      ...(previous === userId
        ? []
        : [{ Delete: { TableName: table.name, Key: keys.userConnection(previous, connectionId) } }]),
    ]);
  },

  async remove(connectionId) {
    const item = await getItem(table, keys.connection(connectionId), true);
    if (!item) return;
    const wanted = [keys.connection(connectionId), keys.userConnection(String(item['userId']), connectionId)];
    await transact(
      table,
      wanted.map((Key) => ({ Delete: { TableName: table.name, Key } })),
    );
  },

  async of(userId, now) {
    const items = await queryFirst(table, { list: lists.connections(userId), limit: perPerson });
    return items.filter(({ ttl }) => Number(ttl) > epochSeconds(now)).map((item) => String(item['connectionId']));
  },
});
