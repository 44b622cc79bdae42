import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendRequest } from '../network/send-request';
import { createVerifyToken } from './verify-token';

const pool = 'us-east-1_TestPool';
const client = 'browser';
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [first, second] = [pair(), pair()];

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (key: KeyObject, kid: string, claims: object = {}): string => {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: 'ann',
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool}`,
    client_id: client,
    token_use: 'access',
    'cognito:groups': ['doctor'],
    exp: now + 60,
    ...claims,
  };
  const content = `${encode({ alg: 'RS256', kid })}.${encode(payload)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
};
const jwk = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' });

let published: object[];
const fetchKeys = vi.fn<SendRequest>();

beforeEach(() => {
  published = [jwk(first.publicKey, 'one')];
  fetchKeys.mockReset().mockImplementation(async () => ({
    status: 200,
    body: Buffer.from(JSON.stringify({ keys: published })),
  }));
  vi.stubEnv('USER_POOL_ID', pool);
  vi.stubEnv('USER_POOL_CLIENT_ID', client);
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', 'http://pool.test');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an access token', () => {
  it('returns its claims; the keys are read once, at the start', async () => {
    const verify = createVerifyToken(fetchKeys);
    const token = tokenOf(first.privateKey, 'one');
    expect(await verify(token)).toMatchObject({ sub: 'ann', 'cognito:groups': ['doctor'] });
    await Promise.all([verify(token), verify(token)]);
    expect(fetchKeys).toHaveBeenCalledTimes(1);
  });

  it('returns null when it is invalid', async () => {
    const verify = createVerifyToken(fetchKeys);
    const own = (claims: object) => tokenOf(first.privateKey, 'one', claims);
    for (const token of [
      '',
      'x.y.z',
      tokenOf(second.privateKey, 'one'),
      own({ exp: 1 }),
      own({ client_id: 'other' }),
      own({ token_use: 'id' }),
      own({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other' }),
    ])
      expect(await verify(token)).toBeNull();
  });

  it('is verified with a key that the pool added since', async () => {
    const verify = createVerifyToken(fetchKeys);
    await verify(tokenOf(first.privateKey, 'one'));
    published.push(jwk(second.publicKey, 'two'));
    expect(await verify(tokenOf(second.privateKey, 'two'))).toMatchObject({ sub: 'ann' });
  });

  it('with made-up keys reads the pool once, however many there are', async () => {
    const verify = createVerifyToken(fetchKeys);
    for (const kid of ['a', 'b', 'c', 'd']) expect(await verify(tokenOf(second.privateKey, kid))).toBeNull();
    expect(fetchKeys).toHaveBeenCalledTimes(2);
    expect(await verify(tokenOf(first.privateKey, 'one'))).toMatchObject({ sub: 'ann' });
  });

  it('is neither rejected nor accepted while the keys cannot be read', async () => {
    fetchKeys.mockRejectedValue(new TypeError('network'));
    const verify = createVerifyToken(fetchKeys);
    const token = tokenOf(first.privateKey, 'one');
    await expect(verify(token)).rejects.toThrow();
    await expect(verify(token)).rejects.toThrow();
  });
});
