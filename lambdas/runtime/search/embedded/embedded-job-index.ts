import type { JobIndex } from '../port';
import { applyChange, emptyMemory } from './job-memory';
import type { ChangeLog, SearchClock, Snapshots } from './ports';
import { positionAt } from './positions';
import { packSnapshot } from './snapshot-format';

type Deps = { log: ChangeLog; snapshots: Pick<Snapshots, 'save'>; clock: SearchClock };

/** Tells every process that searches: changes through the log, everything anew through a snapshot. */
export const createEmbeddedJobIndex = ({ log, snapshots, clock }: Deps): JobIndex => ({
  apply: (changes) => log.append(changes),

  async rebuild(documents) {
    // Before the first document is read: what changes during the reading is read again from the log.
    const position = positionAt(clock.now());
    const memory = emptyMemory();
    for await (const document of documents) applyChange(memory, { kind: 'put', document });
    await snapshots.save(await packSnapshot(memory, position));
    await log.append([{ kind: 'rebuilt', position }]);
    return { documents: memory.ordinals.size };
  },
});
