import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mediaPath } from './shared/platform/media.ts';
import { inlineConstants } from './scripts/vite/inline-constants.ts';
import { prerenderPages } from './scripts/vite/prerender-pages.ts';
import { virtualModules } from './scripts/vite/virtual-modules.ts';
import { serverRenderedHead } from './scripts/vite/server-rendered-head.ts';
import { securityTxtFile } from './scripts/vite/security-txt.ts';
import { viewSources } from './scripts/vite/view-sources.ts';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
const served = ['/api', '/_local', '/config.json', mediaPath];

/** Files directly in these folders of the site's sources. */
const within = (...folders: string[]) => new RegExp(folders.map((folder) => `/src/${folder}/[^/]*$`).join('|'));

/**
 * Small files that pages load together travel together: they compress better, and it is one request. A file belongs to a
 * chunk by the folder that it is in. `includeDependenciesRecursively: false`: what they import may be in another chunk.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'site',
    test: new RegExp(
      [
        within('components/ui/base', 'lib/api', 'lib/auth', 'lib/browser', 'lib/i18n').source,
        '/shared/(?:limits|paths|product|errors)[^/]*$',
        'virtual:public-routes',
        'lucide-react/dist/esm/[^/]*$',
      ].join('|'),
    ),
  },
  { name: 'form', test: /node_modules\/react-hook-form\/|\/src\/lib\/forms\/form\./ },
  { name: 'field', test: within('components/ui/fields') },
  // Long lists bring their own part of that family, which public pages do without.
  { name: 'data', test: /node_modules\/@tanstack\/(?:react-query|query-core)\// },
  // What the pages of people who are signed in are made of. A chunk for each would be requests and names for a few lines.
  {
    name: 'editing',
    includeDependenciesRecursively: false,
    test: within('components/ui/editing', 'components/editing', 'lib/forms/editing', 'lib/files'),
  },
  {
    name: 'records',
    includeDependenciesRecursively: false,
    test: within('components/ui/records', 'components/records', 'entities/organization'),
  },
];

export default defineConfig({
  root: directory('./web'),
  plugins: [
    react(),
    inlineConstants(),
    virtualModules(),
    prerenderPages(),
    serverRenderedHead(),
    viewSources(),
    securityTxtFile(),
  ],
  resolve: {
    alias: {
      '@shared': directory('./shared'),
      '@': directory('./web/src'),
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
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
    rolldownOptions: {
      output: {
        // The first script of a visit names the files of every page: a kilobyte less without words in their names.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
