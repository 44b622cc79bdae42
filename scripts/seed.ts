import { parseArgs } from 'node:util';
import type { Stage } from '../infra/config';
import { runCommand } from './lib/run-command';
import { loopback } from './local/ports';
import { localEnvironment } from './local/settings';
import { demoAccounts } from './seed/demo-accounts';
import { seedDemoData } from './seed/seed-demo-data';

// npm run seed                    the local stack started by "npm start"
// npm run seed -- --stage dev     a deployed stage, with the shell's AWS credentials

class SeedError extends Error {}

const localVariables = async (): Promise<Record<string, string>> => {
  const port = Number(process.env['GATEWAY_PORT'] ?? 4000);
  const gateway = `http://localhost:${port}`;
  const reached = await fetch(`${gateway}/config.json`).catch(() => null);
  if (!reached?.ok) throw new SeedError(`No local stack answers on ${gateway}: run "npm start" first.`);
  const { userPoolEndpoint } = (await reached.json()) as { userPoolEndpoint?: string };
  return localEnvironment({
    gateway,
    websocket: gateway.replace('http', 'ws'),
    site: userPoolEndpoint ? new URL(userPoolEndpoint).origin : gateway,
    dynamodb: `http://${loopback}:${port + 1}`,
    s3: `http://${loopback}:${port + 2}`,
    aws: `http://${loopback}:${port}/_local/aws`,
  });
};

const variablesOf = async (functionName: string, region: string): Promise<Record<string, string>> => {
  const { exitCode, output } = await runCommand([
    'aws',
    'lambda',
    'get-function-configuration',
    '--region',
    region,
    '--function-name',
    functionName,
    '--query',
    'Environment.Variables',
    '--output',
    'json',
  ]);
  if (exitCode !== 0) {
    throw new SeedError(
      `The variables of ${functionName} could not be read (AWS CLI and credentials are needed; or set TABLE_NAME, USER_POOL_ID, USER_POOL_CLIENT_ID, SERVER_CLIENT_ID, HASH_KEY_SECRET_ID, MAIL_FROM, SITE_URL, UPLOADS_BUCKET, MEDIA_BUCKET and PUBLISHABLE_KEY):\n${output.trim()}`,
    );
  }
  return JSON.parse(output) as Record<string, string>;
};

/** Together these functions have all required variables. */
const stageVariables = async (stage: Exclude<Stage, 'prod'>): Promise<Record<string, string>> => {
  if (process.env['TABLE_NAME']) return {};
  // Loads the CDK, which a local run does not need.
  const { resourceName, stageConfig } = await import('../infra/config');
  const config = stageConfig(stage);
  const variables = await Promise.all(
    ['accounts', 'organizations'].map((area) => variablesOf(resourceName(config, area), config.region)),
  );
  return Object.assign({ AWS_REGION: config.region }, ...variables) as Record<string, string>;
};

const variablesFor = (stage: string | undefined): Promise<Record<string, string>> => {
  if (stage === undefined) return localVariables();
  if (stage === 'dev' || stage === 'staging') return stageVariables(stage);
  throw new SeedError(
    stage === 'prod' ? 'Demo data never goes to prod.' : `There is no stage ${stage}: choose dev or staging.`,
  );
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  Object.assign(process.env, await variablesFor(values.stage));
  const deployed = values.stage !== undefined;
  const { jobs, applications } = await seedDemoData({ deployed });
  console.info(
    jobs + applications === 0
      ? 'The demo data was there already.'
      : `Added ${jobs} jobs and ${applications} applications.`,
  );
  for (const { email, password, role } of demoAccounts(deployed)) {
    console.info(`  ${email.padEnd(60)} ${password.padEnd(18)} ${role}`);
  }
};

run().then(
  // The SDK's open connections would delay the exit.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof SeedError ? error.message : error);
    process.exit(1);
  },
);
