import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { eventSource } from '@shared/model/event';
import { maxReceiveCount } from '@shared/platform/functions';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sharedStack } from '../support/stack';

const stack = sharedStack();

/** Runs the command that operators run. */
const dlq = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/dlq.ts', ...args], {
    env: { ...process.env, GATEWAY_PORT: new URL(stack.gateway).port },
  });
  return stdout;
};

const poison = async (): Promise<string> => {
  const id = `poison-${randomUUID()}`;
  const Detail = JSON.stringify({ id, type: 'application.submitted', occurredAt: 'never', data: {} });
  const entry = { Source: eventSource, DetailType: 'application.submitted', Detail, EventBusName: 'wardline-local' };
  await new EventBridgeClient({}).send(new PutEventsCommand({ Entries: [entry] }));
  return id;
};

describe('a poisoned message', () => {
  it('ends in the dead-letter queue of each of its consumers and is listed', async () => {
    const eventId = await poison();
    await stack.drain();
    const letters = (await stack.deadLetters()).filter((letter) => letter.eventId === eventId);
    expect(letters.map(({ consumer }) => consumer).sort()).toEqual(['notify', 'send-mail']);
    for (const letter of letters) {
      expect(letter).toMatchObject({
        eventType: 'application.submitted',
        receiveCount: maxReceiveCount,
        error: 'ZodError',
      });
    }
    const listed = (await dlq()).split('\n').filter((line) => line.includes(eventId));
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatch(/^notify +application\.submitted +poison-\S+ +3 +\d{4}-\S+Z +ZodError$/);
  });

  it('goes back to its consumer with --redrive', async () => {
    const eventId = await poison();
    await stack.drain();
    expect(await dlq('--redrive', 'notify')).toMatch(/^[1-9]\d* messages? sent back to notify\.\n$/);
    // Still poisoned: it returns, tried as often as before.
    await stack.drain();
    const returned = (await stack.deadLetters()).filter((it) => it.eventId === eventId && it.consumer === 'notify');
    expect(returned).toMatchObject([{ receiveCount: maxReceiveCount }]);
  });
});
