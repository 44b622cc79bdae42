import { afterEach, expect, it, vi } from 'vitest';

// Other tests use a fake.
const { siteConfig } = await vi.importActual<typeof import('./site-config')>('./site-config');

afterEach(() => void vi.unstubAllGlobals());

it('is fetched until it arrives, and then no more', async () => {
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(siteConfig()).rejects.toThrow('Configuration answered 503');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(siteConfig()).rejects.toThrow('Failed to fetch');
  fetched.mockResolvedValueOnce(Response.json({ region: 'us-east-1' }));
  const both = await Promise.all([siteConfig(), siteConfig()]);
  expect([...both, await siteConfig()]).toEqual(Array(3).fill({ region: 'us-east-1' }));
  expect(fetched).toHaveBeenCalledTimes(3);
});
