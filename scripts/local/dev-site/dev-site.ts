import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** `share`: how much of the demo data is there, of 1. */
export type DevSite = { port: number; gateway: string; share: number };
export type RunningDevSite = { show(share: number): void; stop(): Promise<void> };

const compiler = new URL('../../lib/load-typescript.ts', import.meta.url).href;

// Suppresses a long warning about the next major version.
const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
/** What Vite's compiler frees goes back to the machine at once, and one thread at a time needs memory. */
const sparing = {
  MIMALLOC_PURGE_DELAY: '0',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  RAYON_NUM_THREADS: '1',
};

/** By a process of its own, because what the compiler once needed would stay with this one. Vite repeats what fails here. */
export const bundlePackages = async (): Promise<void> => {
  const program = fileURLToPath(new URL('bundle-packages.ts', import.meta.url));
  const bundler = spawn(process.execPath, ['--max-semi-space-size=1', '--import', compiler, program], {
    stdio: 'ignore',
    env: { ...process.env, ...quiet, ...sparing },
  });
  const end = (): unknown => bundler.kill();
  process.once('exit', end);
  await once(bundler, 'exit');
  process.off('exit', end);
};

/** Vite in a thread of its own: beside the functions, the first page would wait until the demo data is complete. */
export const startDevSite = async (site: DevSite): Promise<RunningDevSite> => {
  const worker = new Worker(new URL('dev-site-worker.ts', import.meta.url), {
    workerData: site,
    execArgv: ['--import', compiler],
    env: {
      ...process.env,
      PORT: String(site.port),
      GATEWAY_URL: site.gateway,
      ...quiet,
    },
  });
  // Rejects with the error of the thread.
  await once(worker, 'message');
  return {
    show: (share) => worker.postMessage(share),
    stop: async () => void (await worker.terminate()),
  };
};
