import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { scheduledTimeoutSeconds } from '@shared/platform/timing';
import { newsCategories } from '@shared/model/notification-settings';
import * as z from 'zod';
import { addSeconds } from './clock';
import { entity, keys, lists } from './keys';
import { getItem, queryDue, type Key, type Table } from './table-gateway';

/** A piece of news that waits for the next digest. `weekly` asks for the summary of the week and says nothing itself. */
const DigestEntry = z.object({
  entryId: z.string(),
  kind: z.enum(['news', 'weekly']),
  category: z.enum(newsCategories),
  title: z.string(),
  content: z.string(),
  actionUrl: z.string(),
  dueAt: z.string(),
  createdAt: z.string(),
});
export type DigestEntry = z.infer<typeof DigestEntry>;

/** Puts mails off. */
export type HeldMail = {
  /** Holding the same entry again changes nothing. */
  hold(userId: string, entry: DigestEntry): Promise<void>;
};

export type DueDigest = { userId: string; dueAt: string };
export type DueDigestCursor = Record<string, unknown>;

export type Digests = {
  /** Some that are due, soonest first, and where to go on. */
  page(now: Date, after: DueDigestCursor | null): Promise<{ due: DueDigest[]; next: DueDigestCursor | null }>;
  /** Takes it for as long as a run can last; null when another run has it or it is not due any more. */
  take(userId: string, now: Date): Promise<DigestEntry[] | null>;
  /** Forgets what was sent, and is due again when the next of what is left is. */
  settle(userId: string, sent: readonly DigestEntry[]): Promise<void>;
  /** Gives back what could not be sent. */
  release(userId: string): Promise<void>;
};

const attempts = 8;

/** False when the condition does not hold. */
const ifHolds = async (run: Promise<unknown>): Promise<boolean> => {
  try {
    await run;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

const readEntries = async (table: Table, userId: string): Promise<DigestEntry[]> => {
  const entries: DigestEntry[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :list AND begins_with(sk, :entry)',
        ExpressionAttributeValues: { ':list': lists.digestEntries(userId), ':entry': 'ENTRY#' },
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    entries.push(...Items.map((item) => DigestEntry.parse(item)));
    start = LastEvaluatedKey;
  } while (start);
  return entries;
};

const position = (dueAt: string, userId: string) => ({ ':list': lists.dueDigests, ':position': `${dueAt}#${userId}` });
const soonest = (entries: readonly DigestEntry[]): string | undefined => entries.map(({ dueAt }) => dueAt).sort()[0];

export const createHeldMail = (table: Table): HeldMail => {
  const TableName = table.name;

  /** The digest is due when its first entry is. Each entry changes the version, so that no run overlooks it. */
  const bringForward = async (Key: Key, userId: string, dueAt: string): Promise<boolean> => {
    const { entity: name, shape } = entity('Digest');
    const names = { '#entity': 'entity', '#version': 'version' };
    const sooner = new UpdateCommand({
      TableName,
      Key,
      UpdateExpression:
        'SET #entity = :entity, shape = :shape, userId = :userId, dueAt = :dueAt, gsi1pk = :list, gsi1sk = :position ADD #version :one',
      ConditionExpression: 'attribute_not_exists(dueAt) OR dueAt > :dueAt',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ':entity': name,
        ':shape': shape,
        ':userId': userId,
        ':dueAt': dueAt,
        ':one': 1,
        ...position(dueAt, userId),
      },
    });
    if (await ifHolds(table.client.send(sooner))) return true;
    const soonEnough = new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'ADD #version :one',
      ConditionExpression: 'dueAt <= :dueAt',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':dueAt': dueAt, ':one': 1 },
    });
    return ifHolds(table.client.send(soonEnough));
  };

  return {
    async hold(userId, entry) {
      const put = new PutCommand({
        TableName,
        Item: { ...keys.digestEntry(userId, entry.entryId), ...entity('DigestEntry'), ...entry },
        ConditionExpression: 'attribute_not_exists(pk)',
      });
      const isNew = await ifHolds(table.client.send(put));
      // The summary of the week is asked for with every notification.
      if (!isNew && entry.kind === 'weekly' && (await getItem(table, keys.digest(userId)))) return;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        if (await bringForward(keys.digest(userId), userId, entry.dueAt)) return;
      }
      throw new Error('A digest changed too often.');
    },
  };
};

export const createDigests = (table: Table): Digests => {
  const TableName = table.name;
  const names = { '#version': 'version' };

  /** Sets when it is due next, unless an entry came meanwhile. */
  const setNext = async (userId: string, version: unknown, next: string | undefined): Promise<boolean> => {
    const same = {
      TableName,
      Key: keys.digest(userId),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: names,
    };
    if (next === undefined) {
      const values = { ExpressionAttributeValues: { ':version': version } };
      return ifHolds(table.client.send(new DeleteCommand({ ...same, ...values })));
    }
    const update = new UpdateCommand({
      ...same,
      UpdateExpression: 'SET dueAt = :dueAt, gsi1pk = :list, gsi1sk = :position REMOVE leaseUntil',
      ExpressionAttributeValues: { ':version': version, ':dueAt': next, ...position(next, userId) },
    });
    return ifHolds(table.client.send(update));
  };

  return {
    async page(now, after) {
      // Positions go on after their time with a sign that sorts before this one.
      const bound = { compared: '<', with: `${now.toISOString()}$` } as const;
      const { items, next } = await queryDue(table, { list: lists.dueDigests, bound, after });
      return { due: items.map((item) => ({ userId: String(item['userId']), dueAt: String(item['dueAt']) })), next };
    },

    async take(userId, now) {
      const taken = await ifHolds(
        table.client.send(
          new UpdateCommand({
            TableName,
            Key: keys.digest(userId),
            UpdateExpression: 'SET leaseUntil = :until',
            ConditionExpression: 'dueAt <= :now AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
            ExpressionAttributeValues: {
              ':now': now.toISOString(),
              ':until': addSeconds(now, scheduledTimeoutSeconds).toISOString(),
            },
          }),
        ),
      );
      if (!taken) return null;
      return (await readEntries(table, userId)).filter(({ dueAt }) => dueAt <= now.toISOString());
    },

    async settle(userId, sent) {
      await Promise.all(
        sent.map(({ entryId }) =>
          table.client.send(new DeleteCommand({ TableName, Key: keys.digestEntry(userId, entryId) })),
        ),
      );
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const digest = await getItem(table, keys.digest(userId), true);
        if (!digest) return;
        if (await setNext(userId, digest['version'], soonest(await readEntries(table, userId)))) return;
      }
      throw new Error('A digest changed too often.');
    },

    async release(userId) {
      await ifHolds(
        table.client.send(
          new UpdateCommand({
            TableName,
            Key: keys.digest(userId),
            UpdateExpression: 'REMOVE leaseUntil',
            ConditionExpression: 'attribute_exists(pk)',
          }),
        ),
      );
    },
  };
};
