import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../lib/run-command';

const cdk = fileURLToPath(new URL('../../node_modules/.bin/cdk', import.meta.url));

export type Outputs = Record<string, Record<string, string>>;

const run = async (directory: string, args: string[]): Promise<void> => {
  // Inside the repository, bootstrap would synthesize the app first.
  const { exitCode, output } = await runCommand(['env', '-C', directory, cdk, ...args], { timeoutSeconds: 600 });
  if (exitCode !== 0) throw new Error(`cdk ${args[0]} failed:\n${output}`);
};

/** Bootstraps the emulated account and deploys with the real CDK; returns the stack outputs. */
export const deploy = async (directory: string, region: string): Promise<Outputs> => {
  const empty = join(directory, 'empty');
  const outputs = join(directory, 'outputs.json');
  await mkdir(empty, { recursive: true });
  await run(empty, ['bootstrap', `aws://000000000000/${region}`]);
  await run(empty, [
    'deploy',
    ...['--app', join(directory, 'assembly'), '--all', '--method=direct', '--require-approval', 'never'],
    ...['--concurrency', '4', '--ci', '--outputs-file', outputs],
  ]);
  return JSON.parse(await readFile(outputs, 'utf8')) as Outputs;
};
