import { expect, it } from 'vitest';
import type { StoredIntegration } from '../../../store/connect/integrations/ports';
import { cardOf } from './cards';
import { engineFake } from './engine.fake';

const now = new Date('2026-11-26T08:00:00.000Z');
const client = { clientId: 'id', secrets: async () => ({}), addressOf: (url: string) => url };

const stored = async (changes: Partial<StoredIntegration> = {}): Promise<StoredIntegration> => {
  const fake = engineFake();
  await fake.connect();
  return { ...(await fake.state())!, ...changes };
};

it('a service without a client of this site cannot be connected', () => {
  expect(cardOf('zoom', null, null, now)).toMatchObject({ state: null, account: null });
});

it('a connection stays visible without the client, so it can be ended', async () => {
  expect(cardOf('zoom', null, await stored(), now).state).toBe('connected');
});

it('the connecting state expires', async () => {
  const begun = { state: 'available' as const, account: null };
  const [soon, past] = ['2026-11-26T08:05:00.000Z', '2026-11-26T07:59:00.000Z'];
  expect(cardOf('zoom', client, await stored({ ...begun, connectingUntil: soon }), now).state).toBe('connecting');
  expect(cardOf('zoom', client, await stored({ ...begun, connectingUntil: past }), now).state).toBe('available');
});

it('a card never contains tokens', async () => {
  expect(JSON.stringify(cardOf('zoom', client, await stored(), now))).not.toMatch(/access"|refresh"/);
});
