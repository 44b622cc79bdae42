import { addSeconds } from '../../clock';
import { log as logger } from '../../logger';
import type { JobSearch } from '../port';
import { applyChange, emptyMemory, type JobMemory } from './job-memory';
import type { AllDocuments, ChangeLog, SearchClock, Snapshots } from './ports';
import { searchActive, searchManaged, searchPublishedSince, searchSimilar } from './queries';
import { logHours, positionAt } from './positions';
import { unpackSnapshot } from './snapshot-format';

type Deps = { log: ChangeLog; snapshots: Snapshots; documents: AllDocuments; clock: SearchClock };
/**
 * `builtAt` is the position that the memory was built up to, `since` the one that the log is read from; `applied` are the
 * positions after it whose changes are in the memory already.
 */
type State = { memory: JobMemory; builtAt: string; since: string; applied: Set<string> };

const fromTable = async ({ documents, clock }: Deps): Promise<State> => {
  const position = positionAt(clock.now());
  const memory = emptyMemory();
  for await (const document of documents()) applyChange(memory, { kind: 'put', document });
  return { memory, builtAt: position, since: position, applied: new Set() };
};

const fromSnapshot = async ({ snapshots, clock }: Deps): Promise<State | null> => {
  const oldest = addSeconds(clock.now(), -logHours * 3600).toISOString();
  try {
    const packed = await snapshots.newest();
    const unpacked = packed && (await unpackSnapshot(packed));
    if (!unpacked || unpacked.position < oldest) return null;
    const { memory, position } = unpacked;
    return { memory, builtAt: position, since: position, applied: new Set() };
  } catch (error) {
    logger.error('the snapshot of the search could not be loaded', error);
    return null;
  }
};

/** From now on the log is read from this position. */
const moveOn = (state: State, position: string): void => {
  if (position <= state.since) return;
  state.since = position;
  for (const applied of state.applied) if (applied < position) state.applied.delete(applied);
};

/**
 * Searches in the memory of this process. The first search loads the newest snapshot, or the table where there is none;
 * every search first reads what has changed since the last one.
 */
export const createEmbeddedJobSearch = (deps: Deps): JobSearch => {
  const { log, clock } = deps;
  let state: State | null = null;
  let loading: Promise<State> | null = null;

  /** Searches at the same time load together. */
  const loadOnce = (load: () => Promise<State>): Promise<State> =>
    (loading ??= load().finally(() => {
      loading = null;
    }));
  const first = async (): Promise<State> => (await fromSnapshot(deps)) ?? fromTable(deps);
  /** What was announced is not asked for again, even if it could not be loaded: what is here is nearly the same. */
  const renewed = async (current: State, announced: string): Promise<State> => {
    const loaded = (await fromSnapshot(deps)) ?? current;
    return { ...loaded, builtAt: loaded.builtAt > announced ? loaded.builtAt : announced };
  };

  /** Applies what is new; answers up to where everything was built anew since this memory was built. */
  const catchUp = async (current: State): Promise<string | null> => {
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

  const current = async (): Promise<JobMemory> => {
    let latest = (state ??= await loadOnce(first));
    for (let rebuilt = await catchUp(latest); rebuilt !== null; rebuilt = await catchUp(latest)) {
      const [old, announced] = [latest, rebuilt];
      latest = state = await loadOnce(() => renewed(old, announced));
    }
    return latest.memory;
  };

  return {
    search: async (query) => searchActive(await current(), query),
    similar: async (document, limit) => searchSimilar(await current(), document, limit),
    managed: async (query) => searchManaged(await current(), query),
    publishedSince: async (filters, since, limit) =>
      searchPublishedSince(await current(), filters, { since, limit, now: clock.now() }),
  };
};
