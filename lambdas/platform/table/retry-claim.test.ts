import { beforeEach, describe, expect, it, vi } from 'vitest';
import { retryClaim } from './retry-claim';
import { ConcurrentModificationError } from './retry-on-conflict';

const pauses: number[] = [];
const wait = async (ms: number) => void pauses.push(ms);

const taken = () =>
  vi.fn(async () => {
    throw new ConcurrentModificationError();
  });

describe('a claim', () => {
  beforeEach(() => {
    pauses.length = 0;
  });

  it('is repeated until it succeeds', async () => {
    let tries = 0;
    const step = async () => {
      tries += 1;
      if (tries < 4) throw new ConcurrentModificationError();
      return 'booked';
    };
    expect(await retryClaim(step, wait)).toBe('booked');
    expect(pauses).toHaveLength(3);
  });

  it('gives up after 8 attempts, and reports that it can be repeated', async () => {
    const step = taken();
    await expect(retryClaim(step, wait)).rejects.toMatchObject({ code: 'SHIFT_BUSY' });
    expect(step).toHaveBeenCalledTimes(8);
  });

  it('waits between 20 and 400 ms each time, and no more than 2.5 seconds', async () => {
    await expect(retryClaim(taken(), wait)).rejects.toMatchObject({ code: 'SHIFT_BUSY' });
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(20);
      expect(pause).toBeLessThanOrEqual(400);
    }
    expect(pauses.reduce((sum, it) => sum + it, 0)).toBeLessThanOrEqual(2500);
  });

  it('does not repeat other refusals', async () => {
    const step = vi.fn(async () => {
      throw new Error('broken');
    });
    await expect(retryClaim(step, wait)).rejects.toThrow('broken');
    expect(step).toHaveBeenCalledTimes(1);
  });
});
