import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { eventSource } from '@shared/core/model/event';
import { maxReceiveCount } from '@shared/platform/functions';
import { queueConsumers } from '@shared/platform/queue-consumers';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestStack } from '../../support/stack';

// Other files expect no dead letters.
const stack = await startTestStack();
afterAll(() => stack.stop());

const dlq = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/dlq.ts', ...args], {
    env: { ...process.env, GATEWAY_PORT: new URL(stack.gateway).port },
  });
  return stdout;
};

const poisoned = 'application.submitted';
const poison = async (): Promise<string> => {
  const id = `poison-${randomUUID()}`;
  const Detail = JSON.stringify({ id, type: poisoned, occurredAt: 'never', data: {} });
  const entry = { Source: eventSource, DetailType: poisoned, Detail, EventBusName: 'wardline-local' };
  await new EventBridgeClient({}).send(new PutEventsCommand({ Entries: [entry] }));
  return id;
};

describe('a poisoned message', () => {
  it('ends in the dead-letter queue of each of its consumers and is listed', async () => {
    const eventId = await poison();
    await stack.drain();
    const letters = (await stack.deadLetters()).filter((letter) => letter.eventId === eventId);
    const consumers = Object.entries(queueConsumers).filter(([, { events }]) =>
      (events as readonly string[]).includes(poisoned),
    );
    expect(letters.map(({ consumer }) => consumer).sort()).toEqual(consumers.map(([name]) => name).sort());
    for (const letter of letters) {
      expect(letter).toMatchObject({
        eventType: poisoned,
        receiveCount: maxReceiveCount,
        error: 'ZodError',
      });
    }
    const listed = (await dlq()).split('\n').filter((line) => line.includes(eventId));
    expect(listed).toHaveLength(consumers.length);
    expect(listed[0]).toMatch(/^notify +application\.submitted +poison-\S+ +3 +\d{4}-\S+Z +ZodError$/);
  });

  it('goes back to its consumer with --redrive', async () => {
    const eventId = await poison();
    await stack.drain();
    expect(await dlq('--redrive', 'notify')).toMatch(/^[1-9]\d* messages? sent back to notify\.\n$/);
    // Still failing: it returns after the same number of attempts.
    await stack.drain();
    const returned = (await stack.deadLetters()).filter((it) => it.eventId === eventId && it.consumer === 'notify');
    expect(returned).toMatchObject([{ receiveCount: maxReceiveCount }]);
  });
});
