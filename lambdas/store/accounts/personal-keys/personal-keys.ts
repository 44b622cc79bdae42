import { AppError } from '@shared/errors';
import { personalKeysTable } from '@shared/platform/table';
import type { Clock } from '../../../platform/clock';
import type { KeyService } from '../../../platform/crypto/key-service';
import { buildUpdate } from '../../../platform/table/build-update';
import { GetCommand, PutCommand, UpdateCommand } from '../../../platform/table/commands';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import type { Table } from '../../../platform/table/table';

export type PersonalKeys = {
  /** Null without a key, or once it is destroyed: what it encrypted can't be read. */
  find(userId: string): Promise<Buffer | null>;
  /** Made with the first value that it encrypts. NOT_FOUND once destroyed. */
  make(userId: string): Promise<Buffer>;
};

/** Long enough for a request, and short, because another function may destroy the key in the meantime. */
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

/** Keeps the keys of the last people in memory, each unwrapped once for calls at the same time. */
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
    // A key may be made any moment.
    key.then((found) => found ?? forget(), forget);
    const oldest = kept.keys().next();
    if (kept.size > cachedKeys && !oldest.done) kept.delete(oldest.value);
    return key;
  };
};

/** `table` is the one of the keys. */
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
 * Nothing that the key encrypted can be read from then on, in backups neither once those of the keys are over. The item
 * stays, so that no new key takes its place.
 */
export const destroyDataKey = async (table: Table, userId: string, at: string): Promise<void> => {
  const update = buildUpdate({ setIfAbsent: { destroyedAt: at }, remove: ['wrapped'] });
  await table.client.send(new UpdateCommand({ TableName: table.name, Key: keyOf(userId), ...update }));
};

/** Asks the table, whatever keys are in memory. */
export const isDataKeyGone = async (table: Table, userId: string): Promise<boolean> =>
  (await readStored(table, userId)) === 'destroyed';
