import { DeleteCommand, PutCommand } from '@lambdas/platform/table/commands';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSecret } from '@lambdas/platform/crypto/read-secret';
import { openTable } from '@lambdas/platform/table/table';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const call = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
  const key = await readSecret(stack.env['STRIPE_KEY_SECRET_ID']!);
  return fetch(`${stack.env['STRIPE_API_BASE']}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
};

const viewer = (path: string, init?: RequestInit) => fetch(`${stack.gateway}/_local/billing${path}`, init);

it('answers with the key of the secret, and only on this machine', async () => {
  expect((await call('/v1/customers', {})).status).toBe(200);
  expect((await call('/v1/customers', {}, { authorization: 'Bearer sk_test_other' })).status).toBe(401);
  expect((await call('/v1/customers', {}, { origin: 'https://example.org' })).status).toBe(403);
  const moved = {
    method: 'POST',
    body: new URLSearchParams({ by: 'day' }),
    headers: { origin: 'https://example.org' },
  };
  expect((await viewer('/clock', moved)).status).toBe(403);
});

it('shows the product’s data beside the provider’s', async () => {
  const ownerId = randomUUID();
  const answer = await call('/v1/customers', { name: 'St. Mary <Hospital>', 'metadata[ownerId]': ownerId });
  const { id } = (await answer.json()) as { id: string };
  const page = async (): Promise<string> => (await viewer(`?customer=${id}`)).text();
  expect(await page()).toContain('No projection yet');
  expect(await page()).toContain('St. Mary &lt;Hospital&gt;');
  const { client, name } = openTable();
  const key = { pk: `BILLING#${ownerId}`, sk: 'ACCOUNT' };
  await client.send(
    new PutCommand({ TableName: name, Item: { ...key, entity: 'BillingAccount', projection: { postingsBought: 3 } } }),
  );
  const shown = await page();
  // An entity of this test only.
  await client.send(new DeleteCommand({ TableName: name, Key: key }));
  expect(shown).toContain('postingsBought');
});

it('moves the clock, and says what comes next', async () => {
  const post = (action: string, form: Record<string, string>) =>
    viewer(`/${action}`, { method: 'POST', body: new URLSearchParams(form) });
  const before = (await (await post('clock', { by: '1' })).json()) as { now: number };
  const after = (await (await post('clock', { by: 'day' })).json()) as { now: number };
  expect(after.now - before.now).toBeGreaterThanOrEqual(86_400);
  expect((await post('clock', { by: 'year' })).status).toBe(400);
  expect((await post('fail', { customer: 'cus_none', code: 'generic_decline' })).status).toBe(400);
  expect((await post('unknown', {})).status).toBe(404);
});
