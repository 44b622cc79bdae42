import { limits } from '@shared/limits';
import { badAddresses } from '@shared/core/model/bad-addresses.fixture';
import { notice } from '@shared/text/notice';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callableAddress } from './callable-address';
import { network } from './network';
import { notPublic } from './not-public.fixture';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const address = 'https://hooks.example/in';
const resolvingTo = (addresses: readonly string[]) => ({ ...network, resolve: async () => addresses });
const refusal = (reason: string) => ({ code: 'INVALID_REQUEST', extras: { fields: { url: reason } } });
const [inside, nowhere] = [notice('addressNotPublic'), notice('addressUnreachable')];

describe('an address to store', () => {
  it('is accepted if every address of its name is public', async () => {
    const url = await callableAddress(resolvingTo(['93.184.216.34', '2606:4700::1111']), 'url', address);
    expect(url.href).toBe(address);
  });

  it.each(notPublic)('is rejected with a field error if its name resolves to %s', async (hidden) => {
    const found = callableAddress(resolvingTo(['93.184.216.34', hidden]), 'url', address);
    await expect(found).rejects.toMatchObject(refusal(inside));
  });

  it('is rejected if its name does not exist, without naming the network', async () => {
    const failing = { ...network, resolve: () => Promise.reject(new Error('getaddrinfo ENOTFOUND hooks.example')) };
    await expect(callableAddress(failing, 'url', address)).rejects.toMatchObject(refusal(nowhere));
    await expect(callableAddress(resolvingTo([]), 'url', address)).rejects.toMatchObject(refusal(nowhere));
  });

  it('is rejected if its name does not resolve in time', async () => {
    const slow = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(slow.signal);
    const silent = { ...network, resolve: () => new Promise<string[]>(() => undefined) };
    const found = callableAddress(silent, 'url', address);
    slow.abort();
    await expect(found).rejects.toMatchObject(refusal(nowhere));
    expect(timeout).toHaveBeenCalledWith(limits.addressLookupSeconds * 1000);
  });

  it('is resolved only if deployed functions may call it', async () => {
    const resolve = vi.fn<typeof network.resolve>();
    const hosts = badAddresses.filter((it) => it.endsWith('/in'));
    for (const bad of [...hosts, 'http://localhost:4000/in', 'http://127.0.0.1/in']) {
      await expect(callableAddress({ ...network, resolve }, 'url', bad)).rejects.toMatchObject(refusal(inside));
    }
    expect(resolve).not.toHaveBeenCalled();
  });
});
