import { searchRoutes } from '@shared/find/api/search.routes';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { overlapSeconds } from '../../../lambdas/search-index/embedded/positions';
import { openSnapshots } from '../../../lambdas/search-index/embedded/snapshot-gateway';
import { api } from '../../../test/support/client';
import { runCommand } from '../../lib/run-command';
import { startStack } from '../../local/stack';
import { startCapacityProxy, type CapacityProxy } from '../capacity-proxy';
import { createMarket, type Size } from './fill';
import { measureFreshness } from './freshness';
import { commonPages, measurePages, type PageUnits } from './pages';
import { askedKinds } from './queries';
import type { SearchMetrics } from './search-process';

export type SizeMetrics = {
  size: Size;
  fillSeconds: number;
  buildSeconds: number;
  snapshotBytes: number;
  search: SearchMetrics;
  apiTimes: number[];
  freshnessTimes: number[];
  pages: PageUnits[];
};

export type Samples = { warmRounds: number; apiRounds: number; published: number };
type Progress = (text: string) => void;

const searchProcess = fileURLToPath(new URL('search-process.ts', import.meta.url));

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

const searchInProcess = async (warmRounds: number): Promise<SearchMetrics> => {
  const command = [process.execPath, '--expose-gc', '--import', 'tsx', searchProcess, String(warmRounds)];
  const { exitCode, output } = await runCommand(command);
  if (exitCode !== 0) throw new Error(output);
  return JSON.parse(output.slice(output.indexOf('{"firstSearchMs"'))) as SearchMetrics;
};

const addressed = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));

const searchThroughApi = async (rounds: number): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { filters, sort } of Object.values(askedKinds).flat()) {
      const query = { ...addressed(filters), sort } as never;
      const started = performance.now();
      const { status } = await api(searchRoutes.searchJobs, { query });
      if (status !== 200) throw new Error(`The search answered ${status}.`);
      if (round > 0) times.push(performance.now() - started);
    }
  }
  return times;
};

export const measureSize = async (size: Size, samples: Samples, progress: Progress): Promise<SizeMetrics> => {
  let fillSeconds = 0;
  let proxy: CapacityProxy | undefined;
  progress(`${size.jobs} jobs and ${size.professionals} professionals into the table`);
  const stack = await startStack({
    fillTable: async (table) => {
      fillSeconds = await secondsOf(() => createMarket(new Date()).grow(table, size));
    },
    proxyDynamodb: async (endpoint) => (proxy = await startCapacityProxy(endpoint)).endpoint,
    print: (text) => console.error(text),
  });
  try {
    Object.assign(process.env, stack.env);
    progress('building the index');
    const buildSeconds = await secondsOf(() => stack.runSchedule('snapshot-search'));
    const snapshot = await openSnapshots('jobs').newest();
    progress('people and postings of their own');
    const pages = await commonPages();
    await stack.drain();
    const drained = performance.now();
    progress('searching in a process of its own');
    const search = await searchInProcess(samples.warmRounds);
    progress('searching through the API');
    const apiTimes = await searchThroughApi(samples.apiRounds);
    // Every search rereads the last seconds of the log; wait until these writes are older.
    await wait(Math.max(0, (overlapSeconds + 1) * 1000 - (performance.now() - drained)));
    progress('read units of pages');
    const units = await measurePages(proxy!, pages);
    progress('publishing until it shows');
    const freshnessTimes = await measureFreshness(samples.published);
    return {
      size,
      fillSeconds,
      buildSeconds,
      snapshotBytes: snapshot?.length ?? 0,
      search,
      apiTimes,
      freshnessTimes,
      pages: units,
    };
  } finally {
    await stack.stop();
    await proxy?.close();
  }
};
