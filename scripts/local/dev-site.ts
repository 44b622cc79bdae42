import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loopback } from './ports';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

type DevSite = { port: number; gateway: string; plugins?: Plugin[] };

/** Vite with hot reload; proxies the API and local pages to the gateway. */
export const startDevSite = async ({ port, gateway, plugins = [] }: DevSite): Promise<{ stop(): Promise<void> }> => {
  process.env['PORT'] = String(port);
  // Suppresses a long warning about the next major version.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
  process.env['GATEWAY_URL'] = gateway;
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile,
    logLevel: 'warn',
    plugins,
    server: { host: loopback, port, strictPort: true },
  });
  await server.listen();
  return { stop: () => server.close() };
};
