import type { Plugin } from 'vite';
import { runPageFallback } from '../../infra/page-fallback.ts';

/** In development, forwards pages with a function-rendered head, as the CDN does. */
export const serverRenderedHead = (): Plugin => ({
  name: 'server-rendered-head',
  apply: 'serve',
  configureServer(server) {
    const fileOf = runPageFallback();
    server.middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const uri = fileOf(pathname);
      if (uri.startsWith('/api/') && !pathname.startsWith('/api/')) request.url = uri;
      next();
    });
  },
});
