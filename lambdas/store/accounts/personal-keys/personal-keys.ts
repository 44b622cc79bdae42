import { AppError } from '@shared/errors';
import { personalKeysTable } from '@shared/platform/table';
import type { Clock } from '../../../platform/clock';
import type { KeyService } from '../../../platform/crypto/key-service';
import { buildUpdate } from '../../../platform/table/build-update';
import { GetCommand, PutCommand, UpdateCommand } from '../../../platform/table/commands';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import type { Table } from '../../../platform/table/table';

export type PersonalKeys = {
  /** Returns null without a key, or once it is destroyed and its data unreadable. */
  find(userId: string): Promise<Buffer | null>;
  /** Creates the key with the first encrypted value. NOT_FOUND once destroyed. */
  make(userId: string): Promise<Buffer>;
};

/** Covers a request, and stays short, because another function can destroy the key in the meantime. */
const cachedMs = 30_000;
const cachedKeys = 100;

const keyOf = (userId: string) => ({ [personalKeysTable.partitionKey]: userId });
const contextOf = (userId: string) => ({ userId });

type Stored = { wrapped: string } | 'destroyed' | null;

const readStored = async (table: Table, userId: string): Promise<Stored> => {
  const { Item: item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf(userId), ConsistentRead: true }),
  );
  if (!item) return null;
  return typeof item['wrapped'] === 'string' ? { wrapped: item['wrapped'] } : 'destroyed';
};

/** Caches recent keys in memory, each unwrapped once for concurrent calls. */
const createCache = (clock: Pick<Clock, 'now'>) => {
  const kept = new Map<string, { key: Promise<Buffer | null>; until: number }>();
  return (userId: string, load: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const now = clock.now().getTime();
    const known = kept.get(userId);
    if (known && known.until > now) return known.key;
    kept.delete(userId);
    const key = load();
    kept.set(userId, { key, until: now + cachedMs });
    const forget = (): void => {
      if (kept.get(userId)?.key === key) kept.delete(userId);
    };
    // A missing key isn't cached, because it can be created at any time.
    key.then((found) => found ?? forget(), forget);
    const oldest = kept.keys().next();
    if (kept.size > cachedKeys && !oldest.done) kept.delete(oldest.value);
    return key;
  };
};

/** `table`: the table of the keys. */
export const createPersonalKeys = (table: Table, service: KeyService, clock: Pick<Clock, 'now'>): PersonalKeys => {
  const cached = createCache(clock);

  const unwrapped = async (userId: string): Promise<Buffer | null> => {
    const stored = await readStored(table, userId);
    return stored && stored !== 'destroyed' ? service.unwrap(stored.wrapped, contextOf(userId)) : null;
  };

  const made = async (userId: string): Promise<Buffer> => {
    const { plain, wrapped } = await service.generate(contextOf(userId));
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keyOf(userId), wrapped, createdAt: clock.now().toISOString() },
          ConditionExpression: `attribute_not_exists(${personalKeysTable.partitionKey})`,
        }),
      );
      return plain;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const first = await unwrapped(userId);
      if (!first) throw new AppError('NOT_FOUND');
      return first;
    }
  };

  const find = (userId: string): Promise<Buffer | null> => cached(userId, () => unwrapped(userId));
  return {
    find,
    async make(userId) {
      const found = await find(userId);
      if (found) return found;
      const key = await cached(userId, () => made(userId));
      if (!key) throw new AppError('NOT_FOUND');
      return key;
    },
  };
};

/**
 * Makes everything that the key encrypts unreadable, in backups as well once those of the keys expire. The item
 * stays, so no new key can replace it.
 */
export const destroyDataKey = async (table: Table, userId: string, at: string): Promise<void> => {
  const update = buildUpdate({ setIfAbsent: { destroyedAt: at }, remove: ['wrapped'] });
  await table.client.send(new UpdateCommand({ TableName: table.name, Key: keyOf(userId), ...update }));
};

/** Reads the table, bypassing the cache. */
export const isDataKeyGone = async (table: Table, userId: string): Promise<boolean> =>
  (await readStored(table, userId)) === 'destroyed';
