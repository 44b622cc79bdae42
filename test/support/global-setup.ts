import type { TestProject } from 'vitest/node';
import { startStack } from '../../scripts/local/stack';

/** One stack for all integration tests: in memory, on free ports, with the functions bundled as they are deployed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack({ retryDelayMs: 50 });
  const { gateway, websocket } = stack.addresses;
  project.provide('stack', { env: stack.env, gateway, websocket });
  return () => stack.stop();
}
