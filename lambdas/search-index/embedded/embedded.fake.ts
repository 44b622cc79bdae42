import { addSeconds } from '../../platform/clock';
import type { SearchIndex } from '../index-port';
import type { IndexLog, LogEntry, Snapshots } from './ports';

export const embeddedFake = <D>(start: Date) => {
  const entries: { position: string; entry: LogEntry<D> }[] = [];
  const stored: D[] = [];
  let time = start;
  let saved: Uint8Array | null = null;
  let reads = 0;

  const log: IndexLog<D> = {
    append: async (added) => {
      for (const entry of added) {
        entries.push({ position: `${time.toISOString()}#${String(entries.length).padStart(6, '0')}`, entry });
      }
    },
    since: async (position) => {
      reads += 1;
      return structuredClone(entries.filter((it) => it.position >= position));
    },
  };
  const snapshots: Snapshots = {
    newest: async () => saved,
    save: async (packed) => {
      saved = packed;
    },
  };
  return {
    log,
    snapshots,
    documents: async function* () {
      yield* stored;
    },
    clock: { now: () => time },
    stored,
    reads: () => reads,
    forgetSnapshot: () => {
      saved = null;
    },
    pass: (seconds: number) => {
      time = addSeconds(time, seconds);
    },
  };
};

/** Adapts the engine to the search contracts. A rebuild takes minutes, and readers check again after a second. */
export const underContract = <D, S>(fake: ReturnType<typeof embeddedFake<D>>, index: SearchIndex<D>, search: S) => ({
  search,
  index: {
    apply: index.apply,
    async rebuild(documents: Parameters<SearchIndex<D>['rebuild']>[0]) {
      fake.pass(60);
      const done = await index.rebuild(documents);
      fake.pass(60);
      return done;
    },
  },
  settled: async () => fake.pass(1),
  close: async () => undefined,
});
