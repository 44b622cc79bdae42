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

describe('an address that is about to be kept', () => {
  it('is taken if all that its name leads to is public', async () => {
    const url = await callableAddress(resolvingTo(['93.184.216.34', '2606:4700::1111']), 'url', address);
    expect(url.href).toBe(address);
  });

  it.each(notPublic)('is refused beside its field if its name leads to %s', async (hidden) => {
    const found = callableAddress(resolvingTo(['93.184.216.34', hidden]), 'url', address);
    await expect(found).rejects.toMatchObject(refusal(inside));
  });

  it('is refused if nothing has its name, without naming the network', async () => {
    const failing = { ...network, resolve: () => Promise.reject(new Error('getaddrinfo ENOTFOUND hooks.example')) };
    await expect(callableAddress(failing, 'url', address)).rejects.toMatchObject(refusal(nowhere));
    await expect(callableAddress(resolvingTo([]), 'url', address)).rejects.toMatchObject(refusal(nowhere));
  });

  it('is refused if its name is not found in time', async () => {
    const slow = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(slow.signal);
    const silent = { ...network, resolve: () => new Promise<string[]>(() => undefined) };
    const found = callableAddress(silent, 'url', address);
    slow.abort();
    await expect(found).rejects.toMatchObject(refusal(nowhere));
    expect(timeout).toHaveBeenCalledWith(limits.addressLookupSeconds * 1000);
  });

  it('is looked up only if deployed functions may call it', async () => {
    const resolve = vi.fn<typeof network.resolve>();
    const hosts = badAddresses.filter((it) => it.endsWith('/in'));
    for (const bad of [...hosts, 'http://localhost:4000/in', 'http://127.0.0.1/in']) {
      await expect(callableAddress({ ...network, resolve }, 'url', bad)).rejects.toMatchObject(refusal(inside));
    }
    expect(resolve).not.toHaveBeenCalled();
  });
});
