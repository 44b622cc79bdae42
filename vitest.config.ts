import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Suppresses a long warning about the next major version.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const resolve = {
  alias: {
    '@shared': directory('./shared'),
    '@lambdas': directory('./lambdas'),
    '@': directory('./web/src'),
  },
};

/** Catches hangs, not slowness: without a limit, expect.poll gives up after a second. */
const expecting = { expect: { poll: { timeout: 60_000, interval: 50 } } };

const webTests = ['web/src/**/*.test.{ts,tsx}'];

const filesWith = (pattern: string | string[], text: RegExp): string[] =>
  globSync(pattern, { cwd: directory('.') }).filter((file) => text.test(readFileSync(directory(file), 'utf8')));

/** A mocked module would stay so in the next file, so these have modules and a window each. */
const withMocks = filesWith(webTests, /vi\.mock\(/);

/** What a function keeps is of the stack that started first in a process, so these have a process each. */
const ownStack = filesWith('test/integration/**/*.test.ts', /startTestStack\(|watched-functions|local\/ports/);

/** Functions keep keys and settings as long as their process: those of a release, or of a site that sells plans. */
const ownWorld = filesWith('test/sim/**/*.test.ts', /openWorld|openRelease/);

/** Node loads these tests and the functions they call, as `npm start` does: Vite's module runner takes several times as long. */
const loadedByNode = {
  environment: 'node' as const,
  setupFiles: ['scripts/lib/load-sources.ts'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
const integrationTest = { ...expecting, ...loadedByNode, setupFiles: ['test/support/setup/node-setup.ts'] };
const simTest = {
  ...expecting,
  ...loadedByNode,
  include: ['test/sim/**/*.test.ts'],
  setupFiles: ['test/sim/setup.ts'],
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

/** Files with a process of their own wait more than they compute: they start first, beside the others. */
class IsolatedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isolated = ({ project }: TestSpecification): number => Number(project.config.isolate);
    return (await super.sort(files)).toSorted((one, other) => isolated(other) - isolated(one));
  }
}

const web = {
  // Plugins and virtual modules of the site's build.
  ...(existsSync(directory('./vite.config.ts')) && { extends: './vite.config.ts' }),
  root: directory('.'),
  resolve,
};
const webTest = {
  ...expecting,
  environment: 'happy-dom' as const,
  setupFiles: ['test/support/setup/web-setup.ts'],
  // Catches hangs, not slowness: the first import of a dialog takes long on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  resolve,
  test: {
    // test:repeat shuffles instead.
    ...(process.env['TEST_SHUFFLE'] ? {} : { sequence: { sequencer: IsolatedFirst } }),
    projects: [
      {
        test: {
          ...expecting,
          ...loadedByNode,
          name: 'unit',
          include: ['{emulators,infra,lambdas,scripts,shared}/**/*.test.ts', 'test/field/**/*.test.ts'],
          // Modules keep no state between tests, and loading them only once saves most of the time.
          isolate: false,
          // Catches hangs, not slowness.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { ...web, test: { ...webTest, name: 'web', include: webTests, exclude: withMocks, isolate: false } },
      { ...web, test: { ...webTest, name: 'web-mocks', include: withMocks } },
      {
        test: {
          ...integrationTest,
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          exclude: ownStack,
          isolate: false,
          // Catches hangs, not slowness: a busy machine takes several times as long.
          testTimeout: 240_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          ...integrationTest,
          name: 'own-stack',
          include: ownStack,
          testTimeout: 240_000,
          hookTimeout: 600_000,
        },
      },
      { test: { ...simTest, name: 'sim', exclude: ownWorld, isolate: false } },
      { test: { ...simTest, name: 'own-world', include: ownWorld } },
      {
        resolve,
        test: {
          // Not part of npm test: npm run test:oracle starts DynamoDB Local.
          ...expecting,
          name: 'oracle',
          environment: 'node',
          include: ['test/oracle/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve,
        test: {
          // Not part of npm test: npm run test:opensearch starts the node.
          ...expecting,
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
          ...expecting,
          name: 'infra',
          environment: 'node',
          include: ['test/infra/**/*.test.ts'],
          // The CDK takes longer to load than most of these tests, and they share nothing else.
          isolate: false,
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
