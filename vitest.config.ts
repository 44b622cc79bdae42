import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const resolve = {
  alias: {
    '@shared': directory('./shared'),
    '@lambdas': directory('./lambdas'),
    '@': directory('./web/src'),
  },
};

export default defineConfig({
  resolve,
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{lambdas,shared,scripts,infra}/**/*.test.ts'],
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
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['test/integration/**/*.test.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'infra',
          environment: 'node',
          include: ['test/infra/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
