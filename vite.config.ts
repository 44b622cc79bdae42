import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderPages } from './scripts/vite/prerender-pages.ts';
import { virtualModules } from './scripts/vite/virtual-modules.ts';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
const served = ['/api', '/_local', '/config.json'];

export default defineConfig({
  root: directory('./web'),
  plugins: [react(), virtualModules(), prerenderPages()],
  resolve: {
    alias: {
      'react-i18next': directory('./web/src/lib/i18n.ts'),
      '@shared': directory('./shared'),
      '@': directory('./web/src'),
    },
  },
  css: { postcss: directory('./postcss.config.mjs'), modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, { target: gateway }])),
  },
  build: {
    outDir: directory('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
