import { conditionHolds } from '../../../platform/table/conditional-write';
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '../../../platform/table/commands';
import { scheduledTimeoutSeconds } from '@shared/platform/timing';
import { notificationCategories } from '@shared/messages/model/notification-settings';
import * as z from 'zod';
import { addSeconds } from '../../../platform/clock';
import { entity } from '../../entity';
import { notificationIndexes, notificationKeys } from './keys';
import { getItem, getItems, queryDue, type Key, type Table } from '../../../platform/table/table';
import { Phrase } from '../../../platform/text/deferred-text';
import { buildUpdate } from '../../../platform/table/build-update';
import {
  absent,
  all,
  any,
  atMost,
  buildCondition,
  equals,
  itemExists,
  lessThan,
  moreThan,
} from '../../../platform/table/conditions';

/** Update waiting for the next digest. `weekly` requests the weekly summary and has no text. */
const DigestEntry = z.object({
  entryId: z.string(),
  kind: z.enum(['news', 'weekly']),
  category: z.enum(notificationCategories),
  title: Phrase,
  content: Phrase,
  actionUrl: z.string(),
  dueAt: z.string(),
  createdAt: z.string(),
});
export type DigestEntry = z.infer<typeof DigestEntry>;

export type DigestQueue = {
  /** Idempotent per entry. */
  enqueue(userId: string, entry: DigestEntry): Promise<void>;
};

export type DueDigest = { userId: string; dueAt: string };
export type DueDigestCursor = Record<string, unknown>;

export type Digests = {
  page(now: Date, after: DueDigestCursor | null): Promise<{ due: DueDigest[]; next: DueDigestCursor | null }>;
  /** Locks it for the duration of a run; null if taken by another run or no longer due. */
  take(userId: string, now: Date): Promise<DigestEntry[] | null>;
  /** Deletes sent entries and schedules the rest. */
  removeSent(userId: string, sent: readonly DigestEntry[]): Promise<void>;
  release(userId: string): Promise<void>;
};

const attempts = 8;

const readEntries = async (table: Table, userId: string): Promise<DigestEntry[]> => {
  const entries: DigestEntry[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :list AND begins_with(sk, :entry)',
        ExpressionAttributeValues: { ':list': notificationIndexes.digestEntries(userId), ':entry': 'ENTRY#' },
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    entries.push(...Items.map((item) => DigestEntry.parse(item)));
    start = LastEvaluatedKey;
  } while (start);
  return entries;
};

const due = (dueAt: string, userId: string) => ({
  dueAt,
  gsi1pk: notificationIndexes.dueDigests,
  gsi1sk: `${dueAt}#${userId}`,
});
const soonest = (entries: readonly DigestEntry[]): string | undefined => entries.map(({ dueAt }) => dueAt).sort()[0];

export const createDigestQueue = (table: Table): DigestQueue => {
  const TableName = table.name;

  /** Moves the digest to its earliest entry. Each entry increments the version, so a concurrent run notices it. */
  const bringForward = async (Key: Key, userId: string, dueAt: string): Promise<boolean> => {
    const sooner = new UpdateCommand({
      TableName,
      Key,
      ...buildUpdate({
        set: { ...entity('Digest'), userId, ...due(dueAt, userId) },
        add: { version: 1 },
        when: any(absent('dueAt'), moreThan('dueAt', dueAt)),
      }),
    });
    if (await conditionHolds(table.client.send(sooner))) return true;
    const soonEnough = new UpdateCommand({
      TableName,
      Key,
      ...buildUpdate({ add: { version: 1 }, when: atMost('dueAt', dueAt) }),
    });
    return conditionHolds(table.client.send(soonEnough));
  };

  const areThere = async (...keys: Key[]): Promise<boolean> => (await getItems(table, keys, true)).every(Boolean);

  return {
    async enqueue(userId, entry) {
      const key = notificationKeys.digestEntry(userId, entry.entryId);
      // Usually one exists already.
      if (entry.kind === 'weekly' && (await areThere(key, notificationKeys.digest(userId)))) return;
      const put = new PutCommand({
        TableName,
        Item: { ...key, ...entity('DigestEntry'), ...entry },
        ConditionExpression: 'attribute_not_exists(pk)',
      });
      await conditionHolds(table.client.send(put));
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        if (await bringForward(notificationKeys.digest(userId), userId, entry.dueAt)) return;
      }
      throw new Error('A digest changed too often.');
    },
  };
};

export const createDigests = (table: Table): Digests => {
  const TableName = table.name;

  const setNext = async (userId: string, version: unknown, next: string | undefined): Promise<boolean> => {
    const digest = { TableName, Key: notificationKeys.digest(userId) };
    const when = equals('version', version);
    if (next === undefined) {
      return conditionHolds(table.client.send(new DeleteCommand({ ...digest, ...buildCondition(when) })));
    }
    const update = buildUpdate({ set: due(next, userId), remove: ['leaseUntil'], when });
    return conditionHolds(table.client.send(new UpdateCommand({ ...digest, ...update })));
  };

  return {
    async page(now, after) {
      const bound = { compared: '<', with: `${now.toISOString()}$` } as const;
      const { items, next } = await queryDue(table, { list: notificationIndexes.dueDigests, bound, after });
      return { due: items.map((item) => ({ userId: String(item['userId']), dueAt: String(item['dueAt']) })), next };
    },

    async take(userId, now) {
      const taken = await conditionHolds(
        table.client.send(
          new UpdateCommand({
            TableName,
            Key: notificationKeys.digest(userId),
            ...buildUpdate({
              set: { leaseUntil: addSeconds(now, scheduledTimeoutSeconds).toISOString() },
              when: all(
                atMost('dueAt', now.toISOString()),
                any(absent('leaseUntil'), lessThan('leaseUntil', now.toISOString())),
              ),
            }),
          }),
        ),
      );
      if (!taken) return null;
      return (await readEntries(table, userId)).filter(({ dueAt }) => dueAt <= now.toISOString());
    },

    async removeSent(userId, sent) {
      await Promise.all(
        sent.map(({ entryId }) =>
          table.client.send(new DeleteCommand({ TableName, Key: notificationKeys.digestEntry(userId, entryId) })),
        ),
      );
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const digest = await getItem(table, notificationKeys.digest(userId), true);
        if (!digest) return;
        if (await setNext(userId, digest['version'], soonest(await readEntries(table, userId)))) return;
      }
      throw new Error('A digest changed too often.');
    },

    async release(userId) {
      await conditionHolds(
        table.client.send(
          new UpdateCommand({
            TableName,
            Key: notificationKeys.digest(userId),
            ...buildUpdate({ remove: ['leaseUntil'], when: itemExists }),
          }),
        ),
      );
    },
  };
};
