import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mediaPath } from './shared/platform/media.ts';
import { viteCatalogs } from './scripts/locales/catalog-plugins.ts';
import { englishHtml } from './scripts/vite/html-texts.ts';
import { inlineConstants } from './scripts/vite/inline-constants.ts';
import { prerenderPages } from './scripts/vite/prerender-pages.ts';
import { virtualModules } from './scripts/vite/virtual-modules.ts';
import { smallRouter } from './scripts/vite/small-router.ts';
import { serverRenderedHead } from './scripts/vite/server-rendered-head.ts';
import { publicOpenApiFile } from './scripts/vite/public-openapi.ts';
import { siteFeeds } from './scripts/vite/site-feeds.ts';
import { securityTxtFile } from './scripts/vite/security-txt.ts';
import { viewSources } from './scripts/vite/view-sources.ts';
import { moduleTexts } from './scripts/vite/module-texts.ts';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
const served = ['/api', '/_local', '/config.json', mediaPath];

/** Files directly in these folders of web/src. */
const within = (...folders: string[]) => new RegExp(folders.map((folder) => `/src/${folder}/[^/]*$`).join('|'));

/**
 * Groups small files that pages load together: better compression and one request. Without
 * `includeDependenciesRecursively`, their imports may be in other chunks.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'site',
    test: new RegExp(
      [
        within('components/ui/base', 'lib/api', 'lib/auth', 'lib/browser', 'lib/i18n').source,
        '/shared/(?:limits|paths|product)[^/]*$',
        'virtual:public-routes',
        'lucide-react/dist/esm/[^/]*$',
      ].join('|'),
    ),
  },
  { name: 'form', test: /node_modules\/react-hook-form\/|\/src\/lib\/forms\/form\./ },
  // Signing in has no list to choose from.
  { name: 'field', test: /\/src\/components\/ui\/fields\/(?!select-field)[^/]*$/ },
  // Without the library's part for long lists (react-virtual), which public pages don't load.
  {
    name: 'data',
    test: /node_modules\/@tanstack\/(?:react-query|query-core)\/|\/src\/lib\/requests\/(?:query-of|cursor-pages)\./,
  },
  // What signing in, signing up, and searching share: these pages have a limit, and each file costs a tenth of a kilobyte.
  { name: 'panel', includeDependenciesRecursively: false, test: /\/src\/components\/(?:layout|ui\/card)\./ },
  {
    name: 'account',
    includeDependenciesRecursively: false,
    test: new RegExp(
      [
        '/accounts/screens/account/(?:account\\.module|error-text|notice|typed-password|user-type-choice|sign-in/use-sign-in)\\.',
        '/sign-in-error\\.',
        '/shared/accounts/model/user-types\\.',
        '/icons/(?:building-complex|stethoscope)\\.',
      ].join('|'),
    ),
  },
  {
    name: 'search',
    includeDependenciesRecursively: false,
    test: /\/components\/search\/(?:chips\.module|search-box|search-place|use-results|use-search-url-state)\.|\/lib\/forms\/search-parameters\./,
  },
  // Also for the public contact form, which needs nothing else of the next group.
  { name: 'text-area', test: /\/components\/ui\/editing\/text-(?:area-field|counter)\./ },
  // For signed-in pages: one chunk per file would cost more requests and names than code.
  {
    name: 'editing',
    includeDependenciesRecursively: false,
    test: within('components/ui/editing', 'components/editing', 'lib/forms/editing', 'lib/files'),
  },
  {
    name: 'records',
    includeDependenciesRecursively: false,
    test: within('components/ui/records', 'components/records', 'organizations/parts/organization'),
  },
];

export default defineConfig(({ command }) => ({
  root: directory('./web'),
  plugins: [
    react(),
    viteCatalogs(),
    smallRouter(),
    englishHtml(),
    inlineConstants(),
    virtualModules(),
    prerenderPages(),
    serverRenderedHead(),
    moduleTexts(),
    viewSources(),
    securityTxtFile(),
    siteFeeds(),
    publicOpenApiFile(),
  ],
  resolve: {
    alias: {
      '@shared': directory('./shared'),
      '@': directory('./web/src'),
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  define: {
    'import.meta.env.PSEUDO_LOCALES': JSON.stringify(command === 'serve' || process.env['PSEUDO_LOCALES'] === 'on'),
  },
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
    modulePreload: {
      polyfill: false,
      // Lists of each page's scripts would be a tenth of the first script; pages import the few they lack.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      output: {
        // The first script lists the files of all pages: hash-only names save a kilobyte.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}));
