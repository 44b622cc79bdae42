import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort, loopback } from '../../../scripts/local/ports';

let directory: string;
let ports: { PORT: string; GATEWAY_PORT: string };

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wardline-start-'));
  ports = { PORT: String(await freePort()), GATEWAY_PORT: String(await freePort()) };
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = (args: string[]): { status: number | null; said: string } => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/lib/load-typescript.ts', 'scripts/start.ts', ...args],
    {
      env: { ...process.env, ...ports, LOCAL_DATA_DIR: join(directory, 'data') },
      timeout: 50_000,
      encoding: 'utf8',
    },
  );
  return { status, said: stderr.trim() };
};

const listen = (port: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(Number(port), loopback, () => resolve(server));
  });

const oneSentence = /^[^\n]+\.$/;

it.each(['PORT', 'GATEWAY_PORT'] as const)('names a busy %s and how to choose another', async (variable) => {
  const server = await listen(ports[variable]);
  const { status, said } = start([]);
  server.close();
  expect(status).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toContain(`Port ${ports[variable]}`);
  expect(said).toContain(`${variable}=${Number(ports[variable]) + 10} npm start`);
});

const damages: Record<string, (data: string) => void> = {
  'a user list': (data) => {
    mkdirSync(join(data, 'cognito'), { recursive: true });
    writeFileSync(join(data, 'cognito', 'users.jsonl'), '{"put":{"id":""}}\n');
  },
  'a queue': (data) => {
    mkdirSync(join(data, 'queues'), { recursive: true });
    writeFileSync(join(data, 'queues', 'wardline-local-notify.jsonl'), '{}\n');
  },
  'a table': (data) => {
    mkdirSync(join(data, 'table'), { recursive: true });
    writeFileSync(join(data, 'table', 'table.sqlite'), 'x'.repeat(5000));
  },
};
it.each(Object.entries(damages))('says how to continue from %s that is damaged', (_what, damage) => {
  damage(join(directory, 'data'));
  const { status, said } = start([]);
  expect(status).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toMatch(/is damaged; start over with: npm start -- --fresh\.$/);
});

it('says how to continue from data of DynamoDB Local', () => {
  mkdirSync(join(directory, 'data', 'dynamodb'), { recursive: true });
  const { status, said } = start([]);
  expect(status).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toMatch(
    /was written by an earlier version with DynamoDB Local: start over with npm start -- --fresh\.$/,
  );
});

it('says what to do when the data directory is a file', () => {
  writeFileSync(join(directory, 'data'), '');
  const { status, said } = start([]);
  expect(status).toBe(1);
  expect(said).toMatch(oneSentence);
  expect(said).toContain('is a file: remove it');
});

it('rejects unknown options', () => {
  const { status, said } = start(['--clean']);
  expect([status, said]).toEqual([1, 'npm start does not know --clean: it takes --fresh, --empty, and --large.']);
});
