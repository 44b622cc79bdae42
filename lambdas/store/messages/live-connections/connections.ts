import { DeleteCommand, PutCommand, UpdateCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { connectionIndexes, connectionKeys } from './keys';
import { entity } from '../../entity';
import { connectionAttribute, createPresence, knownIn, openIn, type Presence } from './presence';
import { updateIf } from '../../../platform/table/conditional-write';
import { getItem, queryFirst, type Item, type Table } from '../../../platform/table/table';
import { buildUpdate } from '../../../platform/table/build-update';
import { equals, itemExists } from '../../../platform/table/conditions';

export type Follower = { connectionId: string; userId: string };

export type Connections = Presence & {
  add(connectionId: string, userId: string, now: Date): Promise<{ first: boolean }>;
  /** Returns the user if it was their last connection. */
  remove(connectionId: string, now: Date): Promise<{ left: string | null }>;
  /** Null before authentication. */
  owner(connectionId: string): Promise<string | null>;
  /** False if it already follows too many. */
  follow(connection: Follower, topic: string, now: Date): Promise<boolean>;
  unfollow(connectionId: string, topic: string): Promise<void>;
  followers(topic: string, now: Date): Promise<Follower[]>;
};

/** Maximum connections per user; further ones replace the oldest. */
const perPerson = 50;
/** Maximum followers notified per topic. */
const mostFollowers = 1000;

const lifetime = limits.connectionHours * 3600;
export const createConnections = (table: Table): Connections => {
  const TableName = table.name;

  const leave = async (userId: string, connectionIds: readonly string[]): Promise<Item | undefined> => {
    const remove = connectionIds.map(connectionAttribute);
    return (await updateIf(table, connectionKeys.openConnections(userId), { remove, when: itemExists })) ?? undefined;
  };

  const enter = async (userId: string, connectionId: string, now: Date): Promise<{ before: Item | undefined }> => {
    const until = epochSeconds(addSeconds(now, lifetime));
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName,
        Key: connectionKeys.openConnections(userId),
        ...buildUpdate({
          set: { ...entity('OpenConnections'), ttl: until, [connectionAttribute(connectionId)]: until },
        }),
        ReturnValues: 'ALL_OLD',
      }),
    );
    return { before: Attributes };
  };

  const tidy = async (userId: string, before: Item | undefined, now: Date): Promise<void> => {
    const live = openIn(before, now);
    const kept = new Set(live.slice(0, perPerson - 1));
    const gone = knownIn(before)
      .map(({ connectionId }) => connectionId)
      .filter((id) => !kept.has(id))
      .slice(0, 100);
    if (gone.length > 0) await leave(userId, gone);
  };

  const forgetTopics = async (connectionId: string, topics: readonly string[]): Promise<void> => {
    // Removes at most `limits.topicsPerConnection`. The next broadcast or expiry removes the rest.
    await Promise.all(
      topics.map((topic) =>
        table.client.send(new DeleteCommand({ TableName, Key: connectionKeys.topicFollower(topic, connectionId) })),
      ),
    );
  };

  const topicsOf = (item: Item | undefined): string[] => [...((item?.['topics'] as Set<string> | undefined) ?? [])];

  return {
    ...createPresence(table),

    async add(connectionId, userId, now) {
      const { Attributes: known } = await table.client.send(
        new UpdateCommand({
          TableName,
          Key: connectionKeys.connection(connectionId),
          ...buildUpdate({
            set: { ...entity('Connection'), connectionId, userId, ttl: epochSeconds(addSeconds(now, lifetime)) },
          }),
          ReturnValues: 'ALL_OLD',
        }),
      );
      // Reauthentication as another user drops the previous user's topics.
      const former: unknown = known?.['userId'];
      if (former !== undefined && former !== userId) {
        const topics = topicsOf(known);
        await Promise.all([
          leave(String(former), [connectionId]),
          forgetTopics(connectionId, topics),
          ...(topics.length > 0
            ? [
                table.client.send(
                  new UpdateCommand({
                    TableName,
                    Key: connectionKeys.connection(connectionId),
                    ...buildUpdate({ remove: ['topics'], when: itemExists }),
                  }),
                ),
              ]
            : []),
        ]);
      }
      const { before } = await enter(userId, connectionId, now);
      await tidy(userId, before, now);
      return { first: openIn(before, now).length === 0 };
    },

    async remove(connectionId, now) {
      const { Attributes: item } = await table.client.send(
        new DeleteCommand({ TableName, Key: connectionKeys.connection(connectionId), ReturnValues: 'ALL_OLD' }),
      );
      if (!item) return { left: null };
      const userId = String(item['userId']);
      const [remaining] = await Promise.all([
        leave(userId, [connectionId]),
        forgetTopics(connectionId, topicsOf(item)),
      ]);
      return { left: openIn(remaining, now).length === 0 ? userId : null };
    },

    async owner(connectionId) {
      const item = await getItem(table, connectionKeys.connection(connectionId), true);
      return item ? String(item['userId']) : null;
    },

    async follow({ connectionId, userId }, topic, now) {
      const known = topicsOf(await getItem(table, connectionKeys.connection(connectionId), true));
      if (known.includes(topic)) return true;
      if (known.length >= limits.topicsPerConnection) return false;
      await table.client.send(
        new UpdateCommand({
          TableName,
          Key: connectionKeys.connection(connectionId),
          ...buildUpdate({ add: { topics: new Set([topic]) }, when: equals('userId', userId) }),
        }),
      );
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...connectionKeys.topicFollower(topic, connectionId),
            ...entity('TopicFollower'),
            connectionId,
            userId,
            ttl: epochSeconds(addSeconds(now, lifetime)),
          },
        }),
      );
      return true;
    },

    async unfollow(connectionId, topic) {
      await table.client.send(
        new UpdateCommand({
          TableName,
          Key: connectionKeys.connection(connectionId),
          ...buildUpdate({ takeOut: { topics: new Set([topic]) }, when: itemExists }),
        }),
      );
      await table.client.send(new DeleteCommand({ TableName, Key: connectionKeys.topicFollower(topic, connectionId) }));
    },

    async followers(topic, now) {
      const items = await queryFirst(table, { list: connectionIndexes.followers(topic), limit: mostFollowers });
      return items
        .filter(({ ttl }) => Number(ttl) > epochSeconds(now))
        .map((item) => ({ connectionId: String(item['connectionId']), userId: String(item['userId']) }));
    },
  };
};
