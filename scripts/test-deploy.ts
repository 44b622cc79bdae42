import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { resourceName } from '../infra/config';
import { readSecretVersions } from '../lambdas/platform/crypto/secret-versions';
import { siteUrl, testedStage } from './deploy-test/assembly';
import { codeOfFunctions } from './deploy-test/function-code';
import { behaviourSteps } from './deploy-test/behaviours';
import { deploy, type Outputs } from './deploy-test/deploy';
import { emulator } from './deploy-test/emulator';
import { smokeSteps } from './deploy-test/smoke';
import { runSteps, printSkips, type Skip, type Step } from './deploy-test/steps';
import { missingParts } from './deploy-test/template-gaps';
import { runCommand } from './lib/run-command';
import { atRelease } from './release/at-release';
import { readKept } from './release/kept';

// npm run test:deploy   deploys the release before, this one over it, and the one before again, to an emulator with the
// real CDK and without the CDN, and tests each
// npm run test:deploy -- --from <git ref>   the same from another release than the one that was kept

const root = fileURLToPath(new URL('..', import.meta.url));
const writeAssembly = fileURLToPath(new URL('deploy-test/write-assembly.ts', import.meta.url));

const cdn: Skip = {
  name: 'cdn',
  lost: 'CloudFront, its firewall and the placing of the site are covered by test:infra',
};

const output = (outputs: Outputs, stack: string, name: string): string => {
  const value = outputs[`wardline-${testedStage.stage}-${stack}`]?.[name];
  if (!value) throw new Error(`The stack ${stack} has no output ${name}.`);
  return value;
};

const { values } = parseArgs({ options: { from: { type: 'string' } } });

const run = async (sources: string, ...command: string[]): Promise<void> => {
  const { exitCode, output: said } = await runCommand(['env', '-C', sources, 'npx', 'tsx', ...command]);
  if (exitCode !== 0) throw new Error(said);
};

const timed = async (title: string, directory: string): Promise<Outputs> => {
  const since = performance.now();
  const outputs = await deploy(directory, testedStage.region);
  console.info(`${title}, deployed in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return outputs;
};

const main = async (): Promise<boolean> => {
  const home = fileURLToPath(new URL('../.local/deploy-test', import.meta.url));
  await mkdir(home, { recursive: true });
  const directory = await mkdtemp(join(home, 'assembly-'));
  const { endpoint, state, stop } = await emulator(home);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: testedStage.region,
    AWS_DEFAULT_REGION: testedStage.region,
    CDK_DISABLE_VERSION_CHECK: '1',
  });
  try {
    console.info(`Emulator at ${endpoint}`);
    printSkips([cdn, ...(await missingParts(endpoint))]);
    const { name, commit } = await readKept();
    const from = values.from ?? commit;
    const [older, newer] = [join(directory, 'older'), join(directory, 'newer')];
    await atRelease(from, async (sources) => {
      // A fresh worktree has no compiled texts.
      await run(sources, 'scripts/locales.ts');
      await run(sources, writeAssembly, older, siteUrl, endpoint);
    });
    await run(root, writeAssembly, newer, siteUrl, endpoint);

    const outputs = await timed(`Up: ${values.from ?? name}`, older);
    Object.assign(process.env, {
      USER_POOL_ID: output(outputs, 'auth', 'UserPoolId'),
      USER_POOL_CLIENT_ID: output(outputs, 'auth', 'BrowserClientId'),
      TABLE_NAME: output(outputs, 'data', 'TableName'),
      PUBLISHABLE_KEY: testedStage.publishableKey,
      // There is no CloudFront to send it.
      ORIGIN_KEY: (await readSecretVersions(output(outputs, 'entrance', 'OriginKeyArn')))[0],
    });
    const gateway = `${endpoint}/_aws/execute-api/${output(outputs, 'entrance', 'ApiId')}/$default`;
    const { before, now, after } = smokeSteps({ endpoint, gateway });
    const olderCode = await codeOfFunctions(endpoint);
    if (!(await runSteps(before))) return false;

    await timed('Over: this release', newer);
    const { steps, skips } = await behaviourSteps(endpoint, {
      tableName: output(outputs, 'data', 'TableName'),
      queueName: (consumer) => resourceName(testedStage, consumer),
    });
    printSkips(skips);
    if (!(await runSteps([...now, ...steps]))) return false;

    await timed('Back', older);
    const rolledBack: Step = {
      name: 'each function has its former code again',
      run: async () => assert.deepEqual(await codeOfFunctions(endpoint), olderCode),
    };
    if (!(await runSteps([rolledBack, ...after]))) return false;
    // Kept for its log.
    if (state) await rm(state, { recursive: true, force: true });
    return true;
  } finally {
    stop();
    await rm(directory, { recursive: true, force: true });
  }
};

process.exitCode = (await main()) ? 0 : 1;
