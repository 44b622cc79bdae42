import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkStoredAttributes } from '../../scripts/lib/stored-attributes';
import { dynamodbClient } from '../../scripts/local/aws/dynamodb';
import { openLambdaBundles, type LambdaBundles, type LoadedBundle } from '../../scripts/local/lambda/lambda-bundles';
import { loopback } from '../../scripts/local/ports';
import { startStack, type LocalStack } from '../../scripts/local/stack';
import { bundlesPath } from './bundles-path';

/** What a test needs to know of its stack. */
export type SharedStack = { env: Record<string, string>; gateway: string; websocket: string };

export type SharedBundles = { workerFile: string };

export type Stacks = {
  /** `GET /<worker>` answers with the stack of this worker, `GET /bundles` and `/bundles/<name>` with built functions. */
  address: string;
  close(): Promise<void>;
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const checked = async ({ addresses }: LocalStack): Promise<void> => {
  const client = dynamodbClient(addresses.dynamodb);
  try {
    await checkStoredAttributes(client);
  } finally {
    client.destroy();
  }
};

/**
 * One stack in memory for each worker of the test runner, with functions bundled once, as deployed. A test that waits
 * until all events are handled waits for its own worker only. At the end, every attribute that the tests wrote must have
 * a class.
 */
export const openStacks = async (): Promise<Stacks> => {
  const directory = await mkdtemp(join(tmpdir(), 'wardline-lambdas-'));
  let bundles: Promise<LambdaBundles> | undefined;
  const stacks = new Map<string, Promise<LocalStack>>();
  // Many tests provoke errors, so they print only on request.
  const print = process.env['LAMBDA_LOG'] ? (line: string) => console.error(line) : () => undefined;

  const built = (): Promise<LambdaBundles> => (bundles ??= openLambdaBundles({ directory, watchChanges: false }));

  const stackOf = (worker: string): Promise<LocalStack> => {
    const stack = stacks.get(worker) ?? built().then((it) => startStack({ retryDelayMs: 50, print, bundles: it }));
    stacks.set(worker, stack);
    return stack;
  };

  const answer = async (path: string): Promise<SharedStack | SharedBundles | LoadedBundle> => {
    if (path === bundlesPath) return { workerFile: (await built()).workerFile };
    if (path.startsWith(`${bundlesPath}/`)) return (await built()).current(path.slice(bundlesPath.length + 1));
    const { env, addresses } = await stackOf(path);
    return { env, gateway: addresses.gateway, websocket: addresses.websocket };
  };

  const server = createServer((request, response) => {
    answer(request.url ?? '').then(
      (body) => send(response, 200, body),
      (error: unknown) => send(response, 500, String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));

  return {
    address: `http://${loopback}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      const running = await Promise.all(stacks.values());
      try {
        for (const stack of running) await checked(stack);
      } finally {
        for (const stack of running) await stack.stop();
        await (await bundles)?.close();
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
};
