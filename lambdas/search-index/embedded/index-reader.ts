import { addSeconds } from '../../platform/clock';
import { log as logger } from '../../platform/logger';
import { applyChange, emptyMemory, type IndexKinds, type IndexMemory, type IndexShape } from './memory';
import type { AllDocuments, IndexLog, SearchClock, Snapshots } from './ports';
import { logHours, positionAt } from './positions';
import { unpackSnapshot } from './snapshot-format';

export type ReaderDeps<D> = {
  log: IndexLog<D>;
  snapshots: Snapshots;
  documents: AllDocuments<D>;
  clock: SearchClock;
};
/** Log positions: `builtAt` of the memory, `since` to read from, `applied` later ones that are applied already. */
type State<K extends IndexKinds> = { memory: IndexMemory<K>; builtAt: string; since: string; applied: Set<string> };

const fromTable = async <K extends IndexKinds>(
  shape: IndexShape<K>,
  { documents, clock }: ReaderDeps<K['document']>,
): Promise<State<K>> => {
  const position = positionAt(clock.now());
  const memory = emptyMemory(shape);
  for await (const document of documents()) applyChange(memory, { kind: 'put', document });
  return { memory, builtAt: position, since: position, applied: new Set() };
};

const fromSnapshot = async <K extends IndexKinds>(
  shape: IndexShape<K>,
  { snapshots, clock }: ReaderDeps<K['document']>,
): Promise<State<K> | null> => {
  const oldest = addSeconds(clock.now(), -logHours * 3600).toISOString();
  try {
    const packed = await snapshots.newest();
    const unpacked = packed && (await unpackSnapshot(shape, packed));
    if (!unpacked || unpacked.position < oldest) return null;
    const { memory, position } = unpacked;
    return { memory, builtAt: position, since: position, applied: new Set() };
  } catch (error) {
    logger.error('the snapshot of the search could not be loaded', error);
    return null;
  }
};

const moveOn = (state: Pick<State<IndexKinds>, 'since' | 'applied'>, position: string): void => {
  if (position <= state.since) return;
  state.since = position;
  for (const applied of state.applied) if (applied < position) state.applied.delete(applied);
};

/** The first search loads the newest snapshot, or else the table. Every search first applies new log entries. */
export const createIndexReader = <K extends IndexKinds>(
  shape: IndexShape<K>,
  deps: ReaderDeps<K['document']>,
): (() => Promise<IndexMemory<K>>) => {
  const { log, clock } = deps;
  let state: State<K> | null = null;
  let loading: Promise<State<K>> | null = null;

  const loadOnce = (load: () => Promise<State<K>>): Promise<State<K>> =>
    (loading ??= load().finally(() => {
      loading = null;
    }));
  const first = async (): Promise<State<K>> => (await fromSnapshot(shape, deps)) ?? fromTable(shape, deps);
  /**
   * An announced snapshot is not requested again even if loading fails, because the current data is nearly the same.
   */
  const renewed = async (current: State<K>, announced: string): Promise<State<K>> => {
    const loaded = (await fromSnapshot(shape, deps)) ?? current;
    return { ...loaded, builtAt: loaded.builtAt > announced ? loaded.builtAt : announced };
  };

  /** Applies new entries; returns the position of a newer rebuild. */
  const catchUp = async (current: State<K>): Promise<string | null> => {
    const queriedAt = clock.now();
    let rebuilt: string | null = null;
    for (const { position, entry } of await log.since(current.since)) {
      if (entry.kind === 'rebuilt') {
        if (entry.position > current.builtAt) rebuilt = entry.position;
      } else if (!current.applied.has(position)) {
        applyChange(current.memory, entry);
        current.applied.add(position);
      }
    }
    moveOn(current, positionAt(queriedAt));
    return rebuilt;
  };

  return async () => {
    let latest = (state ??= await loadOnce(first));
    for (let rebuilt = await catchUp(latest); rebuilt !== null; rebuilt = await catchUp(latest)) {
      const [old, announced] = [latest, rebuilt];
      latest = state = await loadOnce(() => renewed(old, announced));
    }
    return latest.memory;
  };
};
