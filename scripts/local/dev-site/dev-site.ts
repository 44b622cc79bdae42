import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** `share`: share of the demo data written so far. */
export type DevSite = { port: number; gateway: string; share: number };
export type RunningDevSite = { show(share: number): void; stop(): Promise<void> };

const compiler = new URL('../../lib/load-typescript.ts', import.meta.url).href;

// Suppresses a long warning about the next major version.
const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
/** Returns memory freed by Vite's compiler immediately, with one thread at a time using it. */
const sparing = {
  MIMALLOC_PURGE_DELAY: '0',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  RAYON_NUM_THREADS: '1',
};

/** In a separate process, because this one would keep the compiler's memory. Vite repeats what fails here. */
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

/** Vite in a separate thread: next to the functions, the first page would wait for complete demo data. */
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
  // Rejects with the thread's error.
  await once(worker, 'message');
  return {
    show: (share) => worker.postMessage(share),
    stop: async () => void (await worker.terminate()),
  };
};
