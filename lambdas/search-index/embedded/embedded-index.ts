import type { SearchIndex } from '../index-port';
import { applyChange, emptyMemory, type IndexKinds, type IndexShape } from './memory';
import type { IndexLog, SearchClock, Snapshots } from './ports';
import { positionAt } from './positions';
import { packSnapshot } from './snapshot-format';

type Deps<D> = { log: IndexLog<D>; snapshots: Pick<Snapshots, 'save'>; clock: SearchClock };

/** Publishes changes through the log and rebuilds through a snapshot. */
export const createEmbeddedIndex = <K extends IndexKinds>(
  shape: IndexShape<K>,
  { log, snapshots, clock }: Deps<K['document']>,
): SearchIndex<K['document']> => ({
  apply: (changes) => log.append(changes),

  async rebuild(documents) {
    // Before reading: concurrent changes are read again from the log.
    const position = positionAt(clock.now());
    const memory = emptyMemory(shape);
    for await (const document of documents) applyChange(memory, { kind: 'put', document });
    await snapshots.save(await packSnapshot(memory, position));
    await log.append([{ kind: 'rebuilt', position }]);
    return { documents: memory.ordinals.size };
  },
});
