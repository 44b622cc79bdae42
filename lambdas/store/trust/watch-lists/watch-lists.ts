import type { WatchList } from '@shared/trust/model/exclusion';
import { DeleteCommand, PutCommand, UpdateCommand } from '../../../platform/table/commands';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals, buildCondition, itemAbsent } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, getItems, transact, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { shards } from '../../shards';
import { bucketCount, bucketOf, bucketsOf } from './buckets';
import { Edition } from './edition-item';
import { watchListKeys } from './keys';
import type { WatchListReader, WatchListStore } from './ports';

const concurrentWrites = 16;

const inTurns = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  for (let first = 0; first < items.length; first += concurrentWrites) {
    await Promise.all(items.slice(first, first + concurrentWrites).map(work));
  }
};

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

const textsIn = (item: Record<string, unknown>): string[] => String(item['texts']).split('\n').filter(Boolean);

export const createWatchListReader = (table: Table): WatchListReader => {
  const current = async (list: WatchList): Promise<Edition | null> => {
    const item = await getItem(table, watchListKeys.watchListEdition(list), true);
    return item ? Edition.parse(item) : null;
  };
  return {
    current,
    async find(list, keys) {
      // Retries, because an edition can be replaced, and its rows deleted, between the two reads.
      for (;;) {
        const edition = await current(list);
        if (!edition) return null;
        const buckets = [...new Set(keys.map((key) => bucketOf(key, edition.buckets)))];
        const items = await getItems(
          table,
          buckets.map((bucket) => watchListKeys.watchListRows(list, edition.edition, bucket)),
        );
        const found = items.filter((item) => item !== undefined);
        if (found.length === items.length) return { edition, texts: [...new Set(found.flatMap(textsIn))] };
        if ((await current(list))?.edition === edition.edition) throw new Error(`Rows of ${list} are missing.`);
      }
    },
  };
};

export const createWatchLists = (table: Table): WatchListStore => {
  const TableName = table.name;

  const currentWrite = (list: WatchList, before: Edition | null, after: Edition): Write => ({
    Put: {
      TableName,
      Item: { ...watchListKeys.watchListEdition(list), ...entity('WatchListEdition'), ...after },
      ...buildCondition(before ? equals('edition', before.edition) : itemAbsent),
    },
    refusal: ConcurrentModificationError,
  });
  const pastWrite = (list: WatchList, before: Edition): Write => ({
    Put: {
      TableName,
      Item: {
        ...watchListKeys.pastWatchListEdition(list, before.importedAt),
        ...entity('PastWatchListEdition'),
        ...before,
      },
    },
  });

  return {
    ...createWatchListReader(table),

    async publish(list, before, made, filed) {
      const buckets = bucketCount(filed.length);
      const texts = bucketsOf(filed, buckets);
      await inTurns(range(buckets), (bucket) =>
        table.client.send(
          new PutCommand({
            TableName,
            Item: {
              ...watchListKeys.watchListRows(list, made.edition, bucket),
              ...entity('WatchListRows'),
              texts: texts[bucket]!.join('\n'),
            },
          }),
        ),
      );
      const after: Edition = {
        ...made,
        buckets,
        hits: 0,
        pendingShards: [...shards],
        replaced: before && { edition: before.edition, buckets: before.buckets },
      };
      await transact(table, [currentWrite(list, before, after), ...(before ? [pastWrite(list, before)] : [])]);
      return after;
    },

    async clearReplaced(list, { edition, replaced }) {
      if (!replaced) return;
      await inTurns(range(replaced.buckets), (bucket) =>
        table.client.send(
          new DeleteCommand({ TableName, Key: watchListKeys.watchListRows(list, replaced.edition, bucket) }),
        ),
      );
      await table.client.send(
        new UpdateCommand({
          TableName,
          Key: watchListKeys.watchListEdition(list),
          ...buildUpdate({ set: { replaced: null }, when: equals('edition', edition) }),
        }),
      );
    },

    async finishShard(list, edition, shard, hits) {
      const now = await getItem(table, watchListKeys.watchListEdition(list), true);
      const current = now && Edition.parse(now);
      if (current?.edition !== edition || !current.pendingShards.includes(shard)) return false;
      return conditionHolds(
        table.client.send(
          new UpdateCommand({
            TableName,
            Key: watchListKeys.watchListEdition(list),
            ...buildUpdate({
              set: { pendingShards: current.pendingShards.filter((it) => it !== shard) },
              add: { hits },
              when: all(equals('edition', edition), equals('pendingShards', current.pendingShards)),
            }),
          }),
        ),
      );
    },
  };
};
