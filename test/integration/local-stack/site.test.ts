import { securityHeaders } from '@shared/platform/security-headers';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteHandler } from '../../../scripts/local/gateway/site';
import type { Addresses } from '../../../scripts/local/settings';

const addresses: Addresses = {
  gateway: '',
  websocket: 'ws://localhost:1/ws',
  site: '',
  dynamodb: '',
  s3: 'http://127.0.0.1:1',
  aws: '',
};

let root: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wardline-site-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'app.html'), '<p>shell</p>');
  await writeFile(join(root, 'login.html'), '<p>login</p>');
  await writeFile(join(root, 'assets', 'app-1.js'), 'a'.repeat(5000));
  await writeFile(join(root, '..', 'wardline-outside.txt'), 'outside');
  const handle = siteHandler(root, addresses, (_request, response) => void response.writeHead(404).end());
  server = createServer((request, response) => {
    void handle(request, response, new URL(request.url ?? '/', 'http://localhost'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
  await rm(join(root, '..', 'wardline-outside.txt'));
});

const get = async (path: string) => {
  const response = await fetch(`${origin}${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the built site', () => {
  it('is served as the CDN serves it', async () => {
    expect((await get('/login')).text).toBe('<p>login</p>');
    expect((await get('/applications/app_1')).text).toBe('<p>shell</p>');
    expect((await get('/missing.js')).status).toBe(404);
    const asset = await get('/assets/app-1.js');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.text).toHaveLength(5000);
  });

  it('has every security header on pages, files and refusals', async () => {
    for (const path of ['/login', '/assets/app-1.js', '/missing.js']) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(
        securityHeaders(['ws://localhost:1', 'http://127.0.0.1:1'], ['http://127.0.0.1:1']),
      )) {
        expect(headers.get(name), `${name} of ${path}`).toBe(value);
      }
    }
  });

  it('serves nothing outside its directory', async () => {
    for (const path of [
      '/..%2fwardline-outside.txt',
      '/assets/..%2f..%2fwardline-outside.txt',
      '/%00.txt',
      '/%E0%A4%A',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});
