import type { DomainEvent } from '@shared/core/model/event';
import type { SQSRecord } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { describe, expect, it, vi } from 'vitest';
import type { ProcessedEvents } from '../../platform/table/processed-events';
import { consumeQueue } from './consume-queue';
import type { Reaction } from '../ports';

const profileChanged = (userId: string): DomainEvent => ({
  id: `evt_${ulid()}`,
  type: 'profile.changed',
  occurredAt: '2026-11-21T08:00:00.000Z',
  data: { userId },
});

const messageOf = (event: DomainEvent): SQSRecord =>
  ({ messageId: `message-${event.id}`, body: JSON.stringify({ detail: event }) }) as SQSRecord;

/** Same behavior as the table. */
const processedInMemory = (): ProcessedEvents => {
  const done = new Set<string>();
  return {
    async once(_consumer, id, work) {
      if (done.has(id)) return;
      await work();
      done.add(id);
    },
  };
};

const [anna, ben] = [randomUUID(), randomUUID()];

const consumerOf = (withSubject: boolean) => {
  const ran: string[] = [];
  const failing = new Set<string>();
  const react: Reaction = async (event) => {
    if (event.type !== 'profile.changed') return [];
    const { userId } = event.data;
    const run = async (): Promise<void> => {
      if (failing.delete(userId)) throw new Error('The table is busy.');
      ran.push(userId);
    };
    return [{ id: 'index', ...(withSubject && { subject: userId }), run }];
  };
  const handler = consumeQueue('index-professionals', react, processedInMemory());
  return {
    ran,
    failing,
    deliver: (events: readonly DomainEvent[]) => handler({ Records: events.map(messageOf) }),
  };
};

describe('events that arrive together', () => {
  it('update a subject once', async () => {
    const { ran, deliver } = consumerOf(true);
    const events = [anna, ben, anna, anna, ben].map(profileChanged);
    expect(await deliver(events)).toEqual({ batchItemFailures: [] });
    expect(ran).toEqual([anna, ben]);
  });

  it('take effect individually without a subject', async () => {
    const { ran, deliver } = consumerOf(false);
    await deliver([anna, anna].map(profileChanged));
    expect(ran).toEqual([anna, anna]);
  });

  it('run the next one if the first fails, and redeliver the first', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const { ran, failing, deliver } = consumerOf(true);
    failing.add(anna);
    const events = [anna, anna].map(profileChanged);
    expect(await deliver(events)).toEqual({ batchItemFailures: [{ itemIdentifier: `message-${events[0]!.id}` }] });
    expect(ran).toEqual([anna]);
    await deliver(events.slice(0, 1));
    expect(ran).toEqual([anna, anna]);
  });
});

describe('an event of a later batch', () => {
  it('takes effect, whatever ran before', async () => {
    const { ran, deliver } = consumerOf(true);
    await deliver([profileChanged(anna)]);
    await deliver([profileChanged(anna)]);
    expect(ran).toEqual([anna, anna]);
  });

  it('takes effect also after a redelivered event that had run before', async () => {
    const { ran, deliver } = consumerOf(true);
    const [first, second] = [profileChanged(anna), profileChanged(anna)];
    await deliver([first]);
    await deliver([first, second]);
    expect(ran).toEqual([anna, anna]);
  });

  it('takes effect once without a subject, however often it is delivered', async () => {
    const { ran, deliver } = consumerOf(false);
    const event = profileChanged(anna);
    await deliver([event, event]);
    await deliver([event]);
    expect(ran).toEqual([anna]);
  });
});
