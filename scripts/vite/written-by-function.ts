import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

const fallbackFile = fileURLToPath(new URL('../../infra/constructs/page-fallback.js', import.meta.url));

/** Pages that the CDN has written by a function are passed on to it while developing, too. */
export const writtenByFunction = (): Plugin => ({
  name: 'written-by-function',
  apply: 'serve',
  configureServer(server) {
    const handler = runInNewContext(`${readFileSync(fallbackFile, 'utf8')}\nhandler`) as (event: {
      request: { uri: string };
    }) => { uri: string };
    server.middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { uri } = handler({ request: { uri: pathname } });
      if (uri.startsWith('/api/') && !pathname.startsWith('/api/')) request.url = uri;
      next();
    });
  },
});
