import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSecret } from './secret';
import { readSecretVersions } from './secret-versions';

type Reply = { status: number; body: string };
let server: Server;
let endpoint: string;
let replies: Reply[];
let asked: { target: unknown; body: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      asked.push({ target: request.headers['x-amz-target'], body });
      const reply = replies.shift()!;
      response.writeHead(reply.status).end(reply.body);
    });
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
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', endpoint);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a secret', () => {
  it('is read once', async () => {
    replies = [{ status: 200, body: JSON.stringify({ SecretString: 'text' }) }];
    const secret = createSecret(() => 'name');
    expect(await Promise.all([secret(), secret()])).toEqual(['text', 'text']);
    expect(asked).toEqual([
      {
        target: 'secretsmanager.GetSecretValue',
        body: JSON.stringify({ SecretId: 'name', VersionStage: 'AWSCURRENT' }),
      },
    ]);
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

  it('has two versions, or one when it was never changed', async () => {
    const answer = (text: string) => ({ status: 200, body: JSON.stringify({ SecretString: text }) });
    replies = [answer('one'), answer('two')];
    expect([...(await readSecretVersions('name'))].sort()).toEqual(['one', 'two']);
    const none = { status: 400, body: '{"__type":"com.amazonaws.secretsmanager#ResourceNotFoundException"}' };
    replies = [none, none];
    await expect(readSecretVersions('name')).rejects.toThrow('ResourceNotFoundException');
    expect(asked.map(({ body }) => (JSON.parse(body) as { VersionStage: string }).VersionStage).sort()).toEqual([
      'AWSCURRENT',
      'AWSCURRENT',
      'AWSPREVIOUS',
      'AWSPREVIOUS',
    ]);
  });
});
