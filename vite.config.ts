import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mediaPath } from './shared/platform/media.ts';
import { inlineConstants } from './scripts/vite/inline-constants.ts';
import { prerenderPages } from './scripts/vite/prerender-pages.ts';
import { virtualModules } from './scripts/vite/virtual-modules.ts';
import { writtenByFunction } from './scripts/vite/written-by-function.ts';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
const served = ['/api', '/_local', '/config.json', mediaPath];

const files = (folder: string, names: string) => `/${folder}/(?:${names})[^/]*$`;
const oneOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** Small files that pages load together travel together: they compress better, and it is one request. */
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'site',
    test: oneOf(
      files('src/lib', 'api|auth|color-scheme|focus-main|home-for|i18n|return-path|session|site-config|stored-session'),
      files(
        'src/components/ui',
        'button|class-names|document-title|error-state|illustration|loading|state|toast|page|breadcrumb',
      ),
      files('shared', 'limits|paths|product|errors'),
      'virtual:public-routes',
      'lucide-react/dist/esm/[^/]*$',
    ),
  },
  { name: 'form', test: oneOf('node_modules/react-hook-form/', files('src/lib', 'form\\.')) },
  {
    name: 'field',
    test: oneOf(
      files(
        'src/components/ui',
        'field|text-field|password-field|checkbox-field|choice-field|select-field|form-message',
      ),
    ),
  },
  // Long lists bring their own part of that family, which public pages do without.
  { name: 'data', test: /node_modules\/@tanstack\/(?:react-query|query-core)\// },
  // What the pages of people who are signed in are made of. A chunk for each would be requests and names for a few lines.
  {
    name: 'editing',
    includeDependenciesRecursively: false,
    test: oneOf(
      files('src/components/ui', 'date-field|switch-field|number-field|multi-select-field|text-area-field|code-field'),
      files('src/components', 'conflict-dialog|form-section|money-field|nullable-number-field|unsaved-changes'),
      files('src/lib', 'merge-conflict|send-file|page-sections|save-download'),
    ),
  },
  {
    name: 'records',
    includeDependenciesRecursively: false,
    test: oneOf(
      files('src/components/ui', 'confirm-dialog|dialog|record-list|load-more|badge\\.'),
      files('src/components', 'meter|next-page|query-gate|timeline|trend-chart'),
      files('src/lib', 'organization-query'),
      files('src/components/marketplace', 'application-status-badge|job-status-badge'),
    ),
  },
  {
    name: 'articles',
    test: new RegExp(
      files(
        'src/app/routes',
        '(?:about|blog|careers|certification|community|cookies|press|privacy|resources|terms)-page',
      ),
    ),
  },
];

export default defineConfig({
  root: directory('./web'),
  plugins: [react(), inlineConstants(), virtualModules(), prerenderPages(), writtenByFunction()],
  resolve: {
    alias: {
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
