import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { afterEach, expect, it, vi } from 'vitest';
import { closeUnclaimedConnections } from './close-unclaimed-connections';

afterEach(() => void vi.restoreAllMocks());

const event = (...bodies: string[]): SQSEvent => ({
  Records: bodies.map((body, index) => ({ messageId: `m${index}`, body }) as SQSRecord),
});
const about = (connectionId: string): string => JSON.stringify({ connectionId });

const world = (owners: Record<string, string>) => {
  const closed: string[] = [];
  const run = closeUnclaimedConnections({
    connections: { owner: async (id) => owners[id] ?? null },
    close: async (id) => {
      if (id === 'stuck') throw new Error('the gateway is away');
      closed.push(id);
    },
  });
  return { closed, run };
};

it('closes only connections that no one claimed', async () => {
  const { closed, run } = world({ mine: 'someone' });
  expect(await run(event(about('mine'), about('silent')))).toEqual({ batchItemFailures: [] });
  expect(closed).toEqual(['silent']);
});

it('reports only failures', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { closed, run } = world({});
  const answer = await run(event(about('stuck'), '{', about('silent')));
  expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m0', 'm1']);
  expect(closed).toEqual(['silent']);
});
