import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignatures } from '@lambdas/platform/crypto/signatures';
import type { SigningKey } from '@shared/trust/model/signed-document';
import { localStage } from '../../scripts/local/settings';
import { answerAwsJson } from './aws-endpoint';
import { signingOperations } from './signing-operations';

let directory: string;
let server: Server;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wardline-signing-'));
  server = createServer(
    (request, response) => void answerAwsJson(request, response, { TrentService: signingOperations(directory) }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_KMS', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true, force: true });
});

const isSignedBy = (jws: string, { kty, crv, x, y }: SigningKey): boolean => {
  const [header, payload, signature = ''] = jws.split('.');
  const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
};

const signatures = () => createSignatures(() => [localStage.signingKeyId]);

it('creates signatures of any length that the public key verifies', async () => {
  const [key] = await signatures().publicKeys();
  // Numbers in signatures differ in length.
  for (let round = 0; round < 40; round += 1) {
    const text = `${round}`.repeat(200 * round);
    const jws = await signatures().sign(Buffer.from(text));
    const [header = '', payload = ''] = jws.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'ES256', kid: key?.kid });
    expect(Buffer.from(payload, 'base64url').toString()).toBe(text);
    expect(isSignedBy(jws, key!)).toBe(true);
    expect(isSignedBy(jws.replace(`.${payload}.`, `.${payload}A.`), key!)).toBe(false);
  }
});

it('stores the key with the local data', async () => {
  const [before, after] = [await signatures().publicKeys(), await signatures().publicKeys()];
  expect(after).toEqual(before);
});

it('rejects a key that does not exist', async () => {
  await expect(createSignatures(() => ['arn:other']).sign(Buffer.from('x'))).rejects.toMatchObject({
    name: 'NotFoundException',
  });
});
