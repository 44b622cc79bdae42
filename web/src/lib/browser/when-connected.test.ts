import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { whenConnected } from './when-connected';

const connection = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => vi.restoreAllMocks());

it('reloads what failed offline after reconnecting, also style sheets', async () => {
  connection(false);
  const failed = document.createElement('link');
  failed.rel = 'stylesheet';
  document.head.append(failed);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('part');
  const loaded = Promise.all([whenConnected(load), whenConnected(() => Promise.resolve('saved'))]);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  connection(true);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toEqual(['part', 'saved']);
  expect(failed.isConnected).toBe(false);
});

it('waits again if the connection is lost once more', async () => {
  connection(false);
  const load = vi.fn().mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2')).mockResolvedValue(3);
  const loaded = whenConnected(load);
  for (const times of [1, 2]) {
    await waitFor(() => expect(load).toHaveBeenCalledTimes(times));
    await new Promise(setImmediate);
    window.dispatchEvent(new Event('online'));
  }
  expect(await loaded).toBe(3);
});

it('throws what fails while connected', async () => {
  connection(true);
  await expect(whenConnected(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
