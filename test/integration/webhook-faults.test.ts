import { openTable } from '@lambdas/platform/table/table';
import { afterEach, describe, expect, it } from 'vitest';
import { startFlappingEndpoint, type FlappingEndpoint } from '../../scripts/bench/webhooks/flapping-endpoint';
import { runWebhooks } from '../../scripts/bench/webhooks/run';
import { sharedStack } from '../support/stack';

sharedStack();

let endpoint: FlappingEndpoint | undefined;
afterEach(() => endpoint?.stop());

describe('deliveries to an endpoint that fails, drops connections, and asks to wait', () => {
  it('lose nothing, keep their numbers, and need fewer messages than requests', async () => {
    endpoint = await startFlappingEndpoint(1);
    const run = await runWebhooks(openTable(), endpoint, { events: 120 });
    expect(run).toMatchObject({ logged: 120, lost: 0, inOrder: true });
    expect(run.messages).toBeLessThan(run.requests);
  });
});
