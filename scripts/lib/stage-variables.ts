import { SiteConfig } from '@shared/platform/site/site-config';
import type { Stage } from '../../infra/config';
import { loopback } from '../local/ports';
import { localEnvironment } from '../local/settings';
import { runCommand } from './run-command';

/** An error for people who run a script, shown without a stack. */
export class StageError extends Error {}

// infra/config, which declares them, loads the CDK.
const stages = ['dev', 'staging', 'prod'] as const satisfies readonly Stage[];

/** Variables of the local stack that `npm start` runs. */
export const localVariables = async (): Promise<Record<string, string>> => {
  const port = Number(process.env['GATEWAY_PORT'] ?? 4000);
  const gateway = `http://localhost:${port}`;
  const reached = await fetch(`${gateway}/config.json`).catch(() => null);
  if (!reached?.ok) throw new StageError(`No local stack answers on ${gateway}: run "npm start" first.`);
  const { userPoolEndpoint, billing } = SiteConfig.parse(await reached.json());
  const addresses = {
    gateway,
    websocket: gateway.replace('http', 'ws'),
    site: userPoolEndpoint ? new URL(userPoolEndpoint).origin : gateway,
    dynamodb: `http://${loopback}:${port + 1}`,
    s3: `http://${loopback}:${port + 2}`,
    aws: `http://${loopback}:${port}/_local/aws`,
  };
  return localEnvironment(addresses, billing);
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
    throw new StageError(
      `The variables of ${functionName} could not be read (AWS CLI and credentials are needed; or set them yourself):\n${output.trim()}`,
    );
  }
  return JSON.parse(output) as Record<string, string>;
};

/** Variables of these functions in a deployed stage. Already set ones take precedence. */
export const stageVariables = async (stage: Stage, functions: readonly string[]): Promise<Record<string, string>> => {
  if (process.env['TABLE_NAME']) return {};
  // Loads the CDK, which a local run does not need.
  const { resourceName, stageConfig } = await import('../../infra/config');
  const config = stageConfig(stage);
  const variables = await Promise.all(functions.map((name) => variablesOf(resourceName(config, name), config.region)));
  return Object.assign({ AWS_REGION: config.region }, ...variables) as Record<string, string>;
};

/** Like `stageVariables`, for the value of `--stage`; without it, of the local stack. */
export const variablesFor = (
  stage: string | undefined,
  functions: readonly string[],
): Promise<Record<string, string>> => {
  if (stage === undefined) return localVariables();
  const known = stages.find((it) => it === stage);
  if (!known) throw new StageError(`There is no stage ${stage}: choose ${stages.join(', ')}.`);
  return stageVariables(known, functions);
};
