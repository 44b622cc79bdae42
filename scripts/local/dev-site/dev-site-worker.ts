import { parentPort, workerData } from 'node:worker_threads';
import { createServer } from 'vite';
import { loopback } from '../ports';
import { openDemoBar } from './demo-bar';
import type { DevSite } from './dev-site';
import { devSiteConfig } from './dev-site-config';

// Vite with hot reload; proxies the API and local pages to the gateway.

const { port, share } = workerData as DevSite;
const bar = openDemoBar(share);
const server = await createServer({
  ...devSiteConfig(bar),
  logLevel: 'warn',
  server: { host: loopback, port, strictPort: true },
});
await server.listen();
parentPort?.on('message', bar.show).postMessage('ready');
