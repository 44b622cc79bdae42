import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/lib/chromium';
import { testZone } from '../support/setup/test-zone';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with "npm run test:e2e".`);
  return value;
};
const report = process.env['E2E_REPORT'];

/** Fake camera and microphone without a permission prompt. */
const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const waiting = '**/clock-in.e2e.ts';

export default defineConfig({
  testDir: '.',
  // Plans limit accounts, so billing tests run in a separate stack.
  ...(process.env['BILLING'] === 'stripe'
    ? { testMatch: '**/billing.e2e.ts' }
    : {
        projects: [
          // Waits for the clock of its shift to open, so it starts first, beside the others.
          { name: 'waiting', testMatch: waiting },
          { name: 'e2e', testMatch: '**/*.e2e.ts', testIgnore: ['**/billing.e2e.ts', waiting] },
        ],
      }),
  // Parallel runs have separate output.
  outputDir: `../../test-results/${process.env['E2E_RUN'] ?? 'run'}`,
  fullyParallel: true,
  workers: 4,
  retries: 0,
  // They catch hangs, not slowness: two browsers, the site and a database share two cores.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 120_000 } },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: setting('E2E_SITE'),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: testZone,
    reducedMotion: 'reduce',
    // A page loads in half the time when the site's scripts are already compiled.
    reuseContext: true,
    // A worker's answers would hide requests from the tests; files about the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Traces cost 20 % of the time; E2E_TRACE=on records failed tests.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: setting('CHROMIUM_PATH'), args: [...chromiumFlags, ...fakeDevices] },
  },
});
