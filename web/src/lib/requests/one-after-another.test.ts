import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { oneAfterAnother } from './one-after-another';

const manual = () => {
  const ends: (() => void)[] = [];
  const save = oneAfterAnother(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { save, ends };
};

describe('serialized saves', () => {
  it('run once more for all calls made meanwhile, and resolve when all are done', async () => {
    const { save, ends } = manual();
    let isDone = false;
    void save();
    void save();
    const done = save().then(() => (isDone = true));
    expect(ends).toHaveLength(1);
    ends[0]!();
    await waitFor(() => expect(ends).toHaveLength(2));
    expect(isDone).toBe(false);
    ends[1]!();
    await done;
    expect(ends).toHaveLength(2);
  });

  it('restart after the last one, also after a failure', async () => {
    let runs = 0;
    const save = oneAfterAnother(() => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('no')) : Promise.resolve();
    });
    await expect(save()).rejects.toThrow('no');
    await save();
    expect(runs).toBe(2);
  });
});
