import type { WatchList } from '@shared/trust/model/exclusion';
import type { Edition } from './edition-item';

export type FiledRow = { keys: readonly string[]; text: string };

export type NewEdition = Pick<Edition, 'edition' | 'hash' | 'fileDate' | 'rows' | 'importedAt'>;

export type WatchListReader = {
  current(list: WatchList): Promise<Edition | null>;
  /** Returns rows filed under any of the keys, and unrelated ones; null before the first import. */
  find(list: WatchList, keys: readonly string[]): Promise<{ edition: Edition; texts: string[] } | null>;
};

export type WatchListStore = WatchListReader & {
  /** Writes the rows, then replaces the current edition at once. ConcurrentModificationError after another import. */
  publish(list: WatchList, before: Edition | null, made: NewEdition, filed: readonly FiledRow[]): Promise<Edition>;
  /** Deletes the rows of the previous edition. */
  clearReplaced(list: WatchList, current: Edition): Promise<void>;
  /** Returns false if another run or edition was first. */
  finishShard(list: WatchList, edition: string, shard: string, hits: number): Promise<boolean>;
};
