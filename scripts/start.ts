import { productName } from '@shared/product';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArguments, portFrom, startHelp } from './local/arguments';
import { demoState, openDataDirectory } from './local/data-directory';
import { bundlePackages, startDevSite, type RunningDevSite } from './local/dev-site/dev-site';
import { demoKey, keepDemo, takeKeptDemo } from './local/kept-demo';
import { LocalError } from './local/local-error';
import { assertPortFree, portOrFree } from './local/ports';
import { progressLine } from './local/progress-line';
import { billingFrom } from './local/settings';
import { watchFunctions, type WatchedFunctions } from './local/lambda/watched-functions';
import { onStackNetwork } from './local/network/stack-network';
import type { LocalStack } from './local/stack';
import { demoAccounts, demoPassword, largeDemoAccounts } from './seed/demo-accounts';

// npm start: the whole application on this machine, with data in .local/, or with --large in .local-large/.

const root = fileURLToPath(new URL('..', import.meta.url));
const began = performance.now();
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const say = (text: string): void => console.log(text);
const progress = (step: string): void => say(`  ${step.padEnd(48)}${seconds().padStart(8)}`);

type SeedModule = typeof import('./seed/seed-demo-data');
type LargeSeedModule = typeof import('./seed/large/seed-large-demo');

const stops: (() => Promise<void>)[] = [];
let stopping = false;

/** Ends each part once. A busy machine takes several seconds, so the limit only catches a part that hangs. */
const shutDown = async (code: number): Promise<void> => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code || 1), 20_000).unref();
  for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
  process.exit(code);
};

const onSignal = (): void => {
  if (!stopping) say('\nStopping. Your data stays for the next start.');
  void shutDown(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

/** npm forwards signals only to its shell: exit when that is gone. */
const endWithNpm = (): void => {
  if (!process.env['npm_lifecycle_event']) return;
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) onSignal();
  }, 500).unref();
};

const sayAddresses = ({ addresses }: LocalStack): void =>
  say(`
${productName} is running (ready in ${seconds()})

  Site      ${addresses.site}
  Mailbox   ${addresses.gateway}/_local/mail
  Schedules ${addresses.gateway}/_local/schedules
  Billing   ${addresses.gateway}/_local/billing
  API       ${addresses.gateway}/api
  API docs  ${addresses.gateway}/_local/openapi
  AWS       DynamoDB ${addresses.dynamodb}, S3 ${addresses.s3}, others ${addresses.aws}
  Logs      .local/logs/lambda.log`);

const sayStop = (): void => say('\n  Stop with Ctrl-C. Start over with: npm start -- --fresh\n');

const sayAccounts = (large: boolean): void => {
  say(`\n  Demo accounts, all with the password ${demoPassword()}`);
  for (const { email, role } of large ? largeDemoAccounts() : demoAccounts()) say(`    ${email.padEnd(40)} ${role}`);
};

/** On a busy machine a request may time out. Written data stays, and the next try continues from there. */
const retried = async <T>(work: () => Promise<T>, triesLeft = 3): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (stopping || triesLeft === 1) throw error;
    console.error(error);
    say('  Demo data was interrupted; trying again.');
    return retried(work, triesLeft - 1);
  }
};

/** Stores a copy for the next fresh start, which works without it if that fails. */
const keepCopy = async (dataDir: string, stack: LocalStack, key: string): Promise<void> => {
  try {
    await stack.drain();
    if (!stopping) keepDemo(dataDir, key);
  } catch (error) {
    console.error(error);
  }
};

const seedOf = async (functions: WatchedFunctions, large: boolean) =>
  large
    ? ((await functions.module('scripts/seed/large/seed-large-demo.ts')) as LargeSeedModule).seedLargeDemo
    : ((await functions.module('scripts/seed/seed-demo-data.ts')) as SeedModule).seedDemoData;

/** Share of the progress for writing; the rest is for events to arrive. */
const written = 0.95;

/** Fills the stage while the site is running. The next start completes an interrupted run. */
const fillWithDemoData = async (
  dataDir: string,
  {
    stack,
    functions,
    site,
    key,
    large,
  }: { stack: LocalStack; functions: WatchedFunctions; site: RunningDevSite; key: string | null; large: boolean },
): Promise<void> => {
  const line = progressLine('Demo data');
  const show = (share: number): void => {
    site.show(share);
    line(share);
  };
  show(0);
  Object.assign(process.env, stack.env);
  const seed = await seedOf(functions, large);
  const { jobs, applications } = await onStackNetwork(() =>
    retried(() => seed({ progress: (share) => show(share * written) })),
  );
  if (stopping) return;
  demoState(dataDir).save({ demo: 'complete' });
  if (key) await keepCopy(dataDir, stack, key);
  show(1);
  say(`\n  Demo data is complete: ${jobs} jobs, ${applications} applications (${seconds()}).`);
};

const timeOf = (date: Date): string => date.toLocaleTimeString('en-GB', { timeStyle: 'short' });

const run = async (): Promise<void> => {
  const { fresh, empty, large, help } = parseArguments(process.argv.slice(2));
  if (help) return say(startHelp);
  const sitePort = portFrom('PORT', 5173);
  const gatewayPort = portFrom('GATEWAY_PORT', 4000);
  const billing = billingFrom('stripe');
  say(`Starting ${productName} on this machine`);
  endWithNpm();
  await assertPortFree(sitePort, 'the site', 'PORT');
  await assertPortFree(gatewayPort, 'API and mailbox', 'GATEWAY_PORT');
  const dataDir = openDataDirectory(
    process.env['LOCAL_DATA_DIR'] ?? join(root, large ? '.local-large' : '.local'),
    fresh,
  );
  const stored = demoState(dataDir).load()?.demo;
  if (stored === 'copying') openDataDirectory(dataDir, true);
  const before = stored === 'copying' ? undefined : stored;
  if (empty && before && before !== 'none')
    say('  The data of earlier runs stays: --empty takes effect together with --fresh.');
  const wanted = before ?? (empty ? 'none' : 'wanted');
  const isNew = readdirSync(dataDir).length === 0 && wanted === 'wanted' && !large;
  const key = isNew ? demoKey({ ports: [sitePort, gatewayPort], billing, password: demoPassword() }) : null;
  const keptAt = key && takeKeptDemo(dataDir, key);
  if (keptAt) say(`  Demo data copied (made at ${timeOf(keptAt)})`);
  const demo = keptAt ? 'complete' : wanted;
  demoState(dataDir).save({ demo });

  const bundled = bundlePackages();
  // Must come before the stack loads modules that an emulator replaces.
  const functions = watchFunctions();
  stops.push(() => functions.close());
  const [{ startStack }, { setUpLocalPlans }] = await Promise.all([
    import('./local/stack'),
    import('./local/local-plans'),
  ]);
  progress('compiler');
  const filled = Promise.withResolvers<undefined>();
  const stack = await startStack({
    dataDir,
    ports: { gateway: gatewayPort, dynamodb: await portOrFree(gatewayPort + 1), s3: await portOrFree(gatewayPort + 2) },
    site: `http://localhost:${sitePort}`,
    functions,
    // With half the demo data, they would end shifts without workers.
    schedules: filled.promise,
    faults: true,
    billing,
    print: (line) => say(`  ${line}`),
    progress,
  });
  if (stopping) return stack.stop();
  stops.push(() => stack.stop());
  await setUpLocalPlans(stack);
  await bundled;
  const share = demo === 'wanted' ? 0 : 1;
  const site = await startDevSite({ port: sitePort, gateway: stack.addresses.gateway, share });
  stops.push(() => site.stop());
  progress('site');

  sayAddresses(stack);
  if (demo !== 'none') sayAccounts(large);
  sayStop();
  if (demo === 'wanted') await fillWithDemoData(dataDir, { stack, functions, site, key, large });
  filled.resolve(undefined);
};

run().catch(async (error: unknown) => {
  if (stopping) return;
  console.error(error instanceof LocalError ? `\n${error.message}.` : error);
  await shutDown(1);
});
