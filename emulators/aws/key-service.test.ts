import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyService } from '@lambdas/platform/crypto/key-service';
import { localStage } from '../../scripts/local/settings';
import { answerAwsJson } from './aws-endpoint';
import { keyServiceOperations } from './key-service';

let directory: string;
let servers: Server[];

/** The functions' client of an emulator with this data directory. */
const start = async (
  more: Partial<ReturnType<typeof keyServiceOperations>> = {},
  keyId: string = localStage.personalKeysKeyId,
) => {
  const services = { TrentService: { ...keyServiceOperations(directory), ...more } };
  const server = createServer((request, response) => void answerAwsJson(request, response, services as never));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  vi.stubEnv('AWS_ENDPOINT_URL_KMS', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return createKeyService(() => keyId);
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wardline-kms-'));
  servers = [];
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(directory, { recursive: true, force: true });
});

describe('a data key', () => {
  it('is wrapped, and can be unwrapped after a restart', async () => {
    const { plain, wrapped } = await (await start()).generate({ userId: 'ada' });
    expect(plain).toHaveLength(32);
    expect(Buffer.from(wrapped, 'base64').includes(plain)).toBe(false);
    expect(await (await start()).unwrap(wrapped, { userId: 'ada' })).toEqual(plain);
  });

  it('is rejected with another context, another key, or changes', async () => {
    const service = await start();
    const { wrapped } = await service.generate({ userId: 'ada' });
    const refused = { name: 'InvalidCiphertextException' };
    await expect(service.unwrap(wrapped, { userId: 'grace' })).rejects.toMatchObject(refused);
    await expect(service.unwrap(wrapped, {})).rejects.toMatchObject(refused);
    const changed = `${wrapped.startsWith('A') ? 'B' : 'A'}${wrapped.slice(1)}`;
    await expect(service.unwrap(changed, { userId: 'ada' })).rejects.toMatchObject(refused);
    const other = await start({}, 'another-key');
    await expect(other.unwrap(wrapped, { userId: 'ada' })).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  it('is requested again while KMS is busy', async () => {
    const operations = keyServiceOperations(directory);
    let calls = 0;
    const service = await start({
      GenerateDataKey: (input) => {
        calls += 1;
        if (calls === 1) throw Object.assign(new Error('busy'), { code: 'ThrottlingException' });
        return operations['GenerateDataKey']!(input);
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await service.generate({ userId: 'ada' })).plain).toHaveLength(32);
    expect(calls).toBe(2);
  });
});
