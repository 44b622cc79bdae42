import type { TestProject } from 'vitest/node';
import { startStack } from '../../scripts/local/stack';

/** One stack for all integration tests: in memory, on free ports, with the functions bundled as they are deployed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Errors of the functions are shown when asked for: many tests provoke them.
  const print = process.env['LAMBDA_LOG'] ? (line: string) => console.error(line) : () => undefined;
  const stack = await startStack({ retryDelayMs: 50, print });
  const { gateway, websocket } = stack.addresses;
  project.provide('stack', { env: stack.env, gateway, websocket });
  return () => stack.stop();
}
