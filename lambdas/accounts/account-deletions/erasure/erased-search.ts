import type { Table } from '../../../platform/table/table';
import { openProfessionalIndex } from '../../../search-index/open-professional-index';
import { snapshotIds } from '../../../search-index/embedded/snapshot-format';
import { openSnapshots } from '../../../search-index/embedded/snapshot-gateway';
import { removeSearchEntries, searchEntriesOf } from '../../../store/accounts/erasure/search-entries';
import type { ErasedSearch } from './ports';

/** `engine`: only the embedded one has snapshots and a log. */
export const createErasedSearch = (table: Table, engine: 'embedded' | 'opensearch'): ErasedSearch => {
  const index = openProfessionalIndex(table);
  const isEmbedded = engine === 'embedded';
  return {
    async forget(userId) {
      // Without a revision, so no older document can restore it.
      await index.apply([{ kind: 'remove', id: userId }]);
      return isEmbedded ? removeSearchEntries(table, userId) : 0;
    },
    async isInSnapshot(userId) {
      const packed = isEmbedded ? await openSnapshots('professionals').newest() : null;
      return packed && (await snapshotIds(packed)).includes(userId);
    },
    async *entries(userId) {
      if (isEmbedded) yield* searchEntriesOf(table, userId);
    },
  };
};
