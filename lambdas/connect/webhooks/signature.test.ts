import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newSecret, signedHeaders } from './signature';

it('is accepted by the reference implementation, with each of several secrets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.integer({ min: 1, max: 3 }), (text, count) => {
      const body = JSON.stringify({ text });
      const secrets = Array.from({ length: count }, newSecret);
      const headers = signedHeaders({ id: 'evt_1', at: new Date(), body }, secrets);
      for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual({ text });
    }),
  );
});

it('is rejected with another secret, body, or ID', () => {
  const secret = newSecret();
  const headers = signedHeaders({ id: 'evt_1', at: new Date(), body: '{}' }, [secret]);
  expect(() => new Webhook(newSecret()).verify('{}', headers)).toThrow();
  expect(() => new Webhook(secret).verify('{} ', headers)).toThrow();
  expect(() => new Webhook(secret).verify('{}', { ...headers, 'webhook-id': 'evt_2' })).toThrow();
});

it('uses a secret of at least 24 bytes, as the specification requires', () => {
  expect(Buffer.from(newSecret().replace('whsec_', ''), 'base64').length).toBeGreaterThanOrEqual(24);
});
