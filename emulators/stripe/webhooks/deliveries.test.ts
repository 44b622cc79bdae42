import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loopback } from '../../../scripts/local/ports';
import { startStripeServer, type StripeServer } from '../testing/stripe-server';

let stripe: StripeServer;
let receiver: Server;
let url: string;
let failures = 0;
let received: { body: string; signature: string }[];

beforeEach(async () => {
  received = [];
  failures = 0;
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (failures > 0) {
        failures -= 1;
        return void response.writeHead(500).end();
      }
      received.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, loopback, resolve));
  url = `http://${loopback}:${(receiver.address() as AddressInfo).port}/`;
  stripe = await startStripeServer();
});
afterEach(async () => {
  await stripe.stop();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const register = async (): Promise<string> =>
  (await stripe.client.webhookEndpoints.create({ url, enabled_events: ['customer.created', 'customer.deleted'] }))
    .secret!;
const create = (name: string) => stripe.client.customers.create({ name });
const namesOf = (): unknown[] =>
  received.map(({ body }) => (JSON.parse(body) as { data: { object: { name: string } } }).data.object.name);
const switches = (change: Partial<StripeServer['stripe']['provider']['core']['state']['webhooks']>): void => {
  Object.assign(stripe.stripe.provider.core.state.webhooks, change);
};

it('signs events like Stripe, in order, and only subscribed ones', async () => {
  const secret = await register();
  const ann = await create('Ann');
  await stripe.client.customers.update(ann.id, { phone: '1' });
  await create('Bea');
  await expect.poll(() => namesOf()).toEqual(['Ann', 'Bea']);
  const { body, signature } = received[0]!;
  const event = Stripe.webhooks.constructEvent(body, signature, secret);
  expect(event).toMatchObject({ type: 'customer.created', data: { object: { id: ann.id } } });
  expect(() => Stripe.webhooks.constructEvent(body.replace('Ann', 'Eve'), signature, secret)).toThrow();
  expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
});

it('retries after a failure', async () => {
  await register();
  failures = 1;
  await create('Ann');
  await expect.poll(() => namesOf()).toEqual(['Ann']);
});

it('delivers twice, in reverse, or not at all when set to', async () => {
  await register();
  // Delayed until all three exist.
  switches({ reorder: true, delayMs: 600_000 });
  for (const name of ['Ann', 'Bea', 'Cy']) await create(name);
  for (const delivery of Object.values(stripe.stripe.provider.core.state.deliveries)) delivery.at = 0;
  await expect.poll(() => namesOf()).toEqual(['Cy', 'Bea', 'Ann']);
  received = [];
  switches({ reorder: false, duplicate: true, delayMs: 0 });
  await create('Dee');
  await expect.poll(() => namesOf()).toEqual(['Dee', 'Dee']);
  received = [];
  switches({ duplicate: false, drop: 1 });
  await create('Eve');
  await create('Flo');
  await expect.poll(() => namesOf()).toEqual(['Flo']);
  // The receiver counts an event before the sender gets its answer.
  await expect.poll(() => stripe.stripe.isIdle()).toBe(true);
});

it('waits for the configured delay', async () => {
  await register();
  switches({ delayMs: 400 });
  const before = Date.now();
  await create('Ann');
  expect(stripe.stripe.isIdle()).toBe(false);
  await expect.poll(() => namesOf()).toEqual(['Ann']);
  expect(Date.now() - before).toBeGreaterThanOrEqual(400);
});
