import { userGroups } from '@shared/organizations/rules/permissions';
import { randomUUID } from 'node:crypto';
import { issuer } from '../../../emulators/cognito/tokens';
import { localStage } from '../../local/settings';
import { startStack, type LocalStack } from '../../local/stack';
import { fillWithPairs, memberId, professionalId } from './people';

// A separate process, so the benchmark's own load is not counted.

export type Ready = { env: Record<string, string>; gateway: string; websocket: string; tokens: PairTokens[] };
export type PairTokens = { member: string; professional: string };
/** Memory of gateway, functions, and AWS emulators with the table. */
export type Memory = { stackMb: number };
export type Ask = 'memory' | 'drain' | 'stop';

const pairs = Number(process.argv[2]);
const accessSeconds = 3600;

const tokenOf = (stack: LocalStack, sub: string, group: string): string => {
  const now = Math.floor(Date.now() / 1000);
  return stack.signToken({
    sub,
    'cognito:groups': [group],
    iss: issuer,
    client_id: localStage.browserClientId,
    token_use: 'access',
    username: sub,
    jti: randomUUID(),
    auth_time: now,
    iat: now,
    exp: now + accessSeconds,
  });
};

const memory = (): Memory => ({
  stackMb: process.memoryUsage().rss / 1024 / 1024,
});

const tell = (message: unknown): void => void process.send?.(message);

const run = async (): Promise<void> => {
  const stack = await startStack({
    retryDelayMs: 500,
    print: (line) => console.error(line),
    fillTable: (table) => fillWithPairs(table, pairs, new Date()),
  });
  const tokens = Array.from({ length: pairs }, (_, pair) => ({
    member: tokenOf(stack, memberId(pair), userGroups.employer),
    professional: tokenOf(stack, professionalId(pair), userGroups.doctor),
  }));
  const { gateway, websocket } = stack.addresses;
  tell({ env: stack.env, gateway, websocket, tokens } satisfies Ready);

  const answer: Record<Ask, () => Promise<unknown>> = {
    memory: async () => memory(),
    // More may be pending than a single drain waits for.
    drain: async () => {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        if (
          await stack.drain().then(
            () => true,
            () => false,
          )
        )
          return true;
      }
      return false;
    },
    stop: () => stack.stop(),
  };
  process.on('message', (ask: Ask) => {
    void answer[ask]().then((result) => {
      tell({ ask, result });
      if (ask === 'stop') process.exit(0);
    });
  });
};

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
