import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resourceName } from '../infra/config';
import { readSecretVersions } from '../lambdas/platform/crypto/secret-versions';
import { testedStage, writeAssembly } from './deploy-test/assembly';
import { behaviourSteps } from './deploy-test/behaviours';
import { deploy, type Outputs } from './deploy-test/deploy';
import { emulator } from './deploy-test/emulator';
import { smokeSteps } from './deploy-test/smoke';
import { runSteps, printSkips, type Skip } from './deploy-test/steps';
import { missingParts } from './deploy-test/template-gaps';

// npm run test:deploy: deploys all stacks except the CDN to an emulator with the real CDK and tests the result.

const cdn: Skip = {
  name: 'cdn',
  lost: 'CloudFront, its firewall and the placing of the site are covered by test:infra',
};

const output = (outputs: Outputs, stack: string, name: string): string => {
  const value = outputs[`wardline-${testedStage.stage}-${stack}`]?.[name];
  if (!value) throw new Error(`The stack ${stack} has no output ${name}.`);
  return value;
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
    const missing = await missingParts(endpoint);
    printSkips([cdn, ...missing]);
    await writeAssembly(directory, missing);
    const since = performance.now();
    const outputs = await deploy(directory, testedStage.region);
    console.info(`Deployed in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    Object.assign(process.env, {
      USER_POOL_ID: output(outputs, 'auth', 'UserPoolId'),
      USER_POOL_CLIENT_ID: output(outputs, 'auth', 'BrowserClientId'),
      TABLE_NAME: output(outputs, 'data', 'TableName'),
      PUBLISHABLE_KEY: testedStage.publishableKey,
      // There is no CloudFront to send it.
      ORIGIN_KEY: (await readSecretVersions(output(outputs, 'entrance', 'OriginKeyArn')))[0],
    });
    const gateway = `${endpoint}/_aws/execute-api/${output(outputs, 'entrance', 'ApiId')}/$default`;
    const { steps, skips } = await behaviourSteps(endpoint, {
      tableName: output(outputs, 'data', 'TableName'),
      queueName: (consumer) => resourceName(testedStage, consumer),
    });
    printSkips(skips);
    const passed = await runSteps([...smokeSteps({ endpoint, gateway }), ...steps]);
    // Kept for its log.
    if (passed && state) await rm(state, { recursive: true, force: true });
    return passed;
  } finally {
    stop();
    await rm(directory, { recursive: true, force: true });
  }
};

process.exitCode = (await main()) ? 0 : 1;
