import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Advice about a coming major version of Vite that fills the screen.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const resolve = {
  alias: {
    '@shared': directory('./shared'),
    '@lambdas': directory('./lambdas'),
    '@': directory('./web/src'),
  },
};

/** Fonts are bytes to a function, as in infra/bundling.ts. */
const fontBytes = {
  name: 'font-bytes',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('.woff')
      ? `import { readFileSync } from 'node:fs'; export default new Uint8Array(readFileSync(${JSON.stringify(id)}));`
      : null,
};

/** They start a stack of their own, or stop one, and set the environment to it: each has a process for itself. */
const ownStack = ['local-stack-*', 'seed', 'job-page-html'].map((name) => `test/integration/${name}.test.ts`);

export default defineConfig({
  resolve,
  test: {
    projects: [
      {
        resolve,
        plugins: [fontBytes],
        test: {
          name: 'unit',
          environment: 'node',
          server: { deps: { inline: [/\.woff$/] } },
          include: ['{lambdas,shared,scripts,infra}/**/*.test.ts'],
          // Nothing of a module is kept from one test to the next: loading them once is most of the time.
          isolate: false,
        },
      },
      {
        // Takes plugins and virtual modules from the site's own build.
        ...(existsSync(directory('./vite.config.ts')) && { extends: './vite.config.ts' }),
        root: directory('.'),
        resolve,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/web-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        plugins: [fontBytes],
        test: {
          name: 'integration',
          environment: 'node',
          server: { deps: { inline: [/\.woff$/] } },
          include: ['test/integration/**/*.test.ts'],
          exclude: ownStack,
          isolate: false,
          globalSetup: ['test/support/global-setup.ts'],
          // Limits for what hangs, not for what is slow: a busy machine takes several times as long.
          testTimeout: 240_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve,
        plugins: [fontBytes],
        test: {
          name: 'own-stack',
          environment: 'node',
          server: { deps: { inline: [/\.woff$/] } },
          include: ownStack,
          globalSetup: ['test/support/global-setup.ts'],
          // Limits for what hangs, not for what is slow: a busy machine takes several times as long.
          testTimeout: 240_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve,
        test: {
          // Not part of npm test: npm run test:opensearch starts the node that it needs.
          name: 'opensearch',
          environment: 'node',
          include: ['test/opensearch/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'infra',
          environment: 'node',
          include: ['test/infra/**/*.test.ts'],
          // Loading the CDK takes longer than most of the tests; they share nothing else.
          isolate: false,
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
