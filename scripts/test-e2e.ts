import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureTestBrowser } from './lib/chromium';
import { checkStoredAttributes } from './lib/stored-attributes';
import { runCommand } from './lib/run-command';
import { dynamodbClient } from '../emulators/aws/dynamodb';
import { setUpLocalPlans } from './local/local-plans';
import { startStack, type LocalStack } from './local/stack';

// npm run test:e2e                        builds the site, starts a stack in memory, runs the browser tests
// BILLING=stripe npm run test:e2e          those that need billing on
// npm run test:e2e -- --built axe -g dark uses the existing build and passes arguments to Playwright

const root = fileURLToPath(new URL('..', import.meta.url));
const builtSite = fileURLToPath(new URL('../dist/web/index.html', import.meta.url));

const buildSite = async (): Promise<void> => {
  console.info('Building the site.');
  const { exitCode, output } = await runCommand(['vite', 'build', '--logLevel', 'warn'], {
    env: { PSEUDO_LOCALES: 'on' },
  });
  if (exitCode !== 0) throw new Error(`The site does not build:\n${output}`);
};

const playwright = (stack: LocalStack, chromiumPath: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('playwright', ['test', '--config', 'test/e2e/playwright.config.ts', ...args], {
      cwd: root,
      stdio: 'inherit',
      // For tests that create people and read email through the API.
      env: {
        ...process.env,
        ...stack.env,
        CHROMIUM_PATH: chromiumPath,
        E2E_SITE: stack.addresses.site,
        E2E_RUN: String(process.pid),
      },
    });
    const stop = (): void => void child.kill('SIGTERM');
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

const run = async (): Promise<number> => {
  const args = process.argv.slice(2);
  const isBuilt = args.includes('--built') && existsSync(builtSite);
  const chromiumPath = await ensureTestBrowser();
  if (!isBuilt) await buildSite();
  const print = process.env['LAMBDA_LOG'] ? (line: string) => console.error(line) : () => undefined;
  const stack = await startStack({ serveSite: true, retryDelayMs: 50, print });
  await setUpLocalPlans(stack);
  try {
    const passed = args.filter((arg) => arg !== '--built');
    const exitCode = await playwright(stack, chromiumPath, passed);
    await checkStoredAttributes(dynamodbClient(stack.addresses.dynamodb));
    return exitCode;
  } finally {
    await stack.stop();
  }
};

run().then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
