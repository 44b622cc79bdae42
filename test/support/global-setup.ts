import type { TestProject } from 'vitest/node';
import { checkStoredAttributes } from '../../scripts/lib/stored-attributes';
import { dynamodbClient } from '../../scripts/local/aws/dynamodb';
import { startStack } from '../../scripts/local/stack';

/**
 * One in-memory stack for all integration tests, on free ports, with functions bundled as deployed. At the end, every
 * attribute that the tests wrote must have a class.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Many tests provoke errors, so they print only on request.
  const print = process.env['LAMBDA_LOG'] ? (line: string) => console.error(line) : () => undefined;
  const stack = await startStack({ retryDelayMs: 50, print });
  const { gateway, websocket } = stack.addresses;
  project.provide('stack', { env: stack.env, gateway, websocket });
  return async () => {
    const client = dynamodbClient(stack.addresses.dynamodb);
    try {
      await checkStoredAttributes(client);
    } finally {
      client.destroy();
      await stack.stop();
    }
  };
}
