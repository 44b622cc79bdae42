import type { WatchList } from '@shared/trust/model/exclusion';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { shards } from '../../shards';
import type { Edition } from './edition-item';
import type { FiledRow, WatchListStore } from './ports';

/** Watch lists in memory, with the behavior of the table. */
export const watchListsFake = () => {
  const editions = new Map<WatchList, Edition>();
  const filed = new Map<string, readonly FiledRow[]>();
  const published: Edition[] = [];
  const lists: WatchListStore = {
    current: async (list) => editions.get(list) ?? null,
    async find(list, keys) {
      const edition = editions.get(list);
      if (!edition) return null;
      const rows = filed.get(edition.edition)!.filter((row) => row.keys.some((key) => keys.includes(key)));
      return { edition, texts: [...new Set(rows.map(({ text }) => text))] };
    },
    async publish(list, before, made, rows) {
      if (editions.get(list)?.edition !== before?.edition) throw new ConcurrentModificationError();
      const replaced = before && { edition: before.edition, buckets: before.buckets };
      const edition = { ...made, buckets: 1, hits: 0, pendingShards: [...shards], replaced };
      editions.set(list, edition);
      filed.set(edition.edition, rows);
      published.push(edition);
      return edition;
    },
    async clearReplaced(list, { replaced }) {
      if (replaced) filed.delete(replaced.edition);
      editions.set(list, { ...editions.get(list)!, replaced: null });
    },
    async finishShard(list, edition, shard, hits) {
      const current = editions.get(list);
      if (current?.edition !== edition || !current.pendingShards.includes(shard)) return false;
      const pendingShards = current.pendingShards.filter((it) => it !== shard);
      editions.set(list, { ...current, pendingShards, hits: current.hits + hits });
      return true;
    },
  };
  return { lists, published };
};
