import { describe, expect, it } from 'vitest';
import { lazyDependency } from './lazy-dependency';

describe('lazyDependency', () => {
  it('loads once, at the first call', async () => {
    let loads = 0;
    const port = lazyDependency(async () => {
      loads += 1;
      return { add: async (a: number, b: number) => a + b };
    });
    expect(loads).toBe(0);
    expect(await Promise.all([port.add(1, 2), port.add(3, 4)])).toEqual([3, 7]);
    expect(loads).toBe(1);
  });

  it('rejects when loading fails', async () => {
    const port = lazyDependency(async () => ({ fail: () => Promise.reject(new Error('inside')) }));
    await expect(port.fail()).rejects.toThrow('inside');
  });
});
