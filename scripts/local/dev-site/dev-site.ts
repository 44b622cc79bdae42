import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** `share`: how much of the demo data is there, of 1. */
export type DevSite = { port: number; gateway: string; share: number };
export type RunningDevSite = { show(share: number): void; stop(): Promise<void> };

const compiler = new URL('../../lib/load-typescript.ts', import.meta.url).href;

/** Vite in a thread of its own: beside the functions, the first page would wait until the demo data is complete. */
export const startDevSite = async (site: DevSite): Promise<RunningDevSite> => {
  const worker = new Worker(new URL('dev-site-worker.ts', import.meta.url), {
    workerData: site,
    execArgv: ['--import', compiler],
    env: {
      ...process.env,
      PORT: String(site.port),
      GATEWAY_URL: site.gateway,
      // Suppresses a long warning about the next major version.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    },
  });
  // Rejects with the error of the thread.
  await once(worker, 'message');
  return {
    show: (share) => worker.postMessage(share),
    stop: async () => void (await worker.terminate()),
  };
};
