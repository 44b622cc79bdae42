import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSecret } from '../crypto/secret';
import { readObject } from './read-object';

type Reply = { status: number; body: string };
let server: Server;
let endpoint: string;
let replies: Reply[];
let asked: { line: string; target: string | undefined; authorization: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    asked.push({
      line: [method, url].join(' '),
      target: headers['x-amz-target'] as string | undefined,
      authorization: headers.authorization ?? '',
    });
    const { status, body } = replies.shift()!;
    request.resume().on('end', () => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  [replies, asked] = [[], []];
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint);
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', endpoint);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an object of S3', () => {
  it('is read with a signed request', async () => {
    replies = [{ status: 200, body: 'content' }];
    expect((await readObject('bucket', 'snapshots/one.zst'))?.toString()).toBe('content');
    expect(asked).toMatchObject([{ line: 'GET /bucket/snapshots/one.zst' }]);
    expect(asked[0]?.authorization).toMatch(/Credential=id\/\d{8}\/us-east-1\/s3\/aws4_request/);
  });

  it('is null when it does not exist', async () => {
    replies = [{ status: 404, body: '' }];
    expect(await readObject('bucket', 'none')).toBeNull();
  });

  it('is requested again when the answer is unclear, and not when it is refused', async () => {
    replies = [
      { status: 503, body: 'slow down' },
      { status: 200, body: 'content' },
      { status: 403, body: 'no' },
    ];
    expect((await readObject('bucket', 'key'))?.toString()).toBe('content');
    await expect(readObject('bucket', 'key')).rejects.toThrow('S3 answered 403.');
    expect(asked).toHaveLength(3);
  });
});

describe('a secret', () => {
  it('is read once', async () => {
    replies = [{ status: 200, body: JSON.stringify({ SecretString: 'text' }) }];
    const secret = createSecret(() => 'name');
    expect(await Promise.all([secret(), secret()])).toEqual(['text', 'text']);
    expect(asked).toMatchObject([{ line: 'POST /', target: 'secretsmanager.GetSecretValue' }]);
  });

  it('is requested again after a failed read', async () => {
    replies = [
      { status: 400, body: '{"__type":"AccessDeniedException"}' },
      { status: 200, body: '{}' },
      { status: 500, body: '' },
      { status: 200, body: JSON.stringify({ SecretString: 'text' }) },
    ];
    const secret = createSecret(() => 'name');
    await expect(secret()).rejects.toThrow('secretsmanager answered 400 AccessDeniedException.');
    await expect(secret()).rejects.toThrow('A secret is empty.');
    expect(await secret()).toBe('text');
  });
});
