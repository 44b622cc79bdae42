import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { receiveEvent } from './receive-event';

const now = new Date('2027-01-31T10:00:00.000Z');
const secret = 'whsec_test';
const seconds = now.getTime() / 1000;

const signed = (body: string, at = seconds): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const world = () => {
  const stored = new Map<string, string>();
  const deps = {
    events: {
      receive: async ({ eventId, customerId }: { eventId: string; customerId: string }) => {
        if (stored.has(eventId)) return false;
        stored.set(eventId, customerId);
        return true;
      },
    },
    secrets: async () => [secret],
    clock: { now: () => now },
  };
  const send = (event: unknown, signature?: string) => {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    return receiveEvent(deps, { body, signature: signature ?? signed(body) });
  };
  return { stored, send };
};

const event = (object: Record<string, unknown>) => ({ id: 'evt_1', type: 'x', data: { object } });

describe('a payment webhook', () => {
  it('stores only its customer ID, once', async () => {
    const { stored, send } = world();
    const invoice = event({ object: 'invoice', id: 'in_1', customer: 'cus_1', amount_paid: 1 });
    expect(await send(invoice)).toBe('stored');
    expect(await send(invoice)).toBe('repeated');
    expect([...stored]).toEqual([['evt_1', 'cus_1']]);
    expect(await world().send(event({ object: 'customer', id: 'cus_2' }))).toBe('stored');
  });

  it('has no effect without a recent signature', async () => {
    const { stored, send } = world();
    const body = JSON.stringify(event({ object: 'customer', id: 'cus_1' }));
    expect(await send(body, '')).toBe('unsigned');
    expect(await send(body, signed(body, seconds - 301))).toBe('unsigned');
    expect(await send(`${body} `, signed(body))).toBe('unsigned');
    expect(stored.size).toBe(0);
  });

  it('is ignored without a customer, and unreadable when it is no event', async () => {
    const { send } = world();
    expect(await send(event({ object: 'price', id: 'price_1' }))).toBe('ignored');
    expect(await send('not json')).toBe('unreadable');
    expect(await send('{}')).toBe('unreadable');
  });
});
