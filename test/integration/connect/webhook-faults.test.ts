import { maxAttempts } from '@shared/connect/rules/webhook-schedule';
import { limits } from '@shared/limits';
import { openTable } from '@lambdas/platform/table/table';
import { deliverEndpoint } from '@lambdas/connect/webhooks/deliver-endpoint';
import { enqueueDueDeliveries } from '@lambdas/connect/webhooks/enqueue-due-deliveries';
import { afterEach, describe, expect, it } from 'vitest';
import { startFlappingEndpoint, type FlappingEndpoint } from '../../../scripts/bench/webhooks/flapping-endpoint';
import { addWebhook, benchDeps, logEvents, runWebhooks } from '../../../scripts/bench/webhooks/run';
import { sharedStack } from '../../support/stack';

await sharedStack();

let endpoint: FlappingEndpoint | undefined;
afterEach(() => endpoint?.stop());

const start = async (count: number) => {
  endpoint = await startFlappingEndpoint(1);
  const table = openTable();
  const world = benchDeps(table, endpoint.network);
  const ref = await addWebhook(world.deps);
  const events = await logEvents(table, world, ref, count);
  return { ...world, endpoint, ref, events };
};
const always = () => true;

describe('deliveries to an endpoint that fails, drops connections, and asks to wait', () => {
  it('lose nothing, keep their numbers, and need fewer messages than requests', async () => {
    endpoint = await startFlappingEndpoint(1);
    const run = await runWebhooks(openTable(), endpoint, { events: 120 });
    expect(run).toMatchObject({ logged: 120, lost: 0, inOrder: true });
    expect(run.messages).toBeLessThan(run.requests);
  });
});

describe('an endpoint that is down', () => {
  it('rests after some failures, and is paused after the last retry with everything kept', async () => {
    const { deps, leapTo, endpoint: down, ref } = await start(12);
    down.set('down');
    const first = await deliverEndpoint(deps, ref, always);
    expect(first).toBe('resting');
    expect(down.requests()).toBeLessThanOrEqual(limits.webhookFailuresInARow + limits.webhookConcurrency);
    for (let runs = 0; ; runs += 1) {
      const work = await deps.deliveryQueue.get(ref.webhookId);
      if (!work?.dueAt || runs > 500) break;
      leapTo(work.dueAt);
      await deliverEndpoint(deps, ref, always);
    }
    expect(await deps.webhooks.get(ref)).toMatchObject({ state: 'paused', stopped: { reason: 'failing' } });
    const left = await deps.deliveries.nextDue(ref.webhookId, false);
    expect(left).not.toBeNull();

    // Once it works and an admin resumes it, everything that was waiting arrives.
    down.set('up');
    const { version } = (await deps.webhooks.get(ref))!;
    await deps.webhooks.change(ref, {
      fields: { state: 'active', stopped: null },
      version,
      at: deps.clock.now().toISOString(),
    });
    await deps.deliveryQueue.mark(ref, { at: deps.clock.now().toISOString(), asked: true });
    for (let runs = 0; runs < 500; runs += 1) {
      await deliverEndpoint(deps, ref, always);
      const work = await deps.deliveryQueue.get(ref.webhookId);
      if (!work?.dueAt) break;
      leapTo(work.dueAt);
    }
    expect(await deps.deliveries.nextDue(ref.webhookId, false)).toBeNull();
    expect(new Set(down.accepted.map(({ id }) => id)).size).toBeGreaterThan(0);
    expect(maxAttempts).toBe(10);
  });
});

describe('workers of one webhook', () => {
  it('run one at a time, so a request is sent once', async () => {
    const { deps, endpoint: quick, ref } = await start(1);
    const results = await Promise.all([deliverEndpoint(deps, ref, always), deliverEndpoint(deps, ref, always)]);
    expect(results.filter((it) => it === 'busy').length).toBeLessThanOrEqual(1);
    expect(quick.accepted).toHaveLength(1);
  });

  it('are replaced by the sweep when one stopped', async () => {
    const { deps, leapTo, endpoint: quick, ref } = await start(2);
    const now = deps.clock.now();
    const until = new Date(now.getTime() + 120_000).toISOString();
    expect(await deps.deliveryQueue.take(ref.webhookId, { now: now.toISOString(), until })).not.toBeNull();
    expect(await deliverEndpoint(deps, ref, always)).toBe('busy');
    leapTo(until);
    const woken: string[] = [];
    const queue = { enqueue: async ({ webhookId }: { webhookId: string }) => void woken.push(webhookId) };
    await enqueueDueDeliveries({ deliveryQueue: deps.deliveryQueue, queue, clock: deps.clock }, always);
    expect(woken).toContain(ref.webhookId);
    await deliverEndpoint(deps, ref, always);
    expect(quick.accepted).toHaveLength(2);
  });
});
