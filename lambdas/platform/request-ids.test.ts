import { describe, expect, it } from 'vitest';
import { decodeTime } from 'ulid';
import { isOfEarlierRun, newUlid, repeatableStep, withRequestIds } from './request-ids';

const firstAt = Date.parse('2026-12-31T23:59:59.999Z');
const draw = async (): Promise<string[]> => [newUlid('job'), newUlid('job'), newUlid('evt')];
const run = { seed: 'one', firstAt, isRepeat: false };

describe('IDs of a request', () => {
  it('are the same in each of its runs, unique, and have the time of the first run', async () => {
    const first = await withRequestIds(run, draw);
    const second = await withRequestIds({ ...run, isRepeat: true }, draw);
    expect(second).toEqual(first);
    expect(new Set(first)).toHaveProperty('size', 3);
    expect(first.map(decodeTime)).toEqual([firstAt, firstAt, firstAt]);
  });

  it('differ between requests, and without a request', async () => {
    const [one, other] = [await withRequestIds(run, draw), await withRequestIds({ ...run, seed: 'two' }, draw)];
    expect(new Set([...one, ...other, newUlid('job'), newUlid('job')])).toHaveProperty('size', 8);
  });

  it('stay the same when a step is retried, along with other steps', async () => {
    const tries = await withRequestIds(run, async () => {
      const [a, b] = [repeatableStep(draw), repeatableStep(draw)];
      return [await a(), await b(), await a(), await b(), await draw()];
    });
    expect([tries[2], tries[3]]).toEqual([tries[0], tries[1]]);
    expect(new Set(tries.flat())).toHaveProperty('size', 9);
  });

  it('identify what an earlier run wrote', async () => {
    const item = () => ({ pk: `JOB#job_${newUlid('job')}`, sk: 'JOB' });
    const isWritten = async () => isOfEarlierRun(item());
    expect(await withRequestIds({ ...run, isRepeat: true }, isWritten)).toBe(true);
    expect(await withRequestIds(run, isWritten)).toBe(false);
    expect(await withRequestIds({ ...run, isRepeat: true }, async () => isOfEarlierRun({ pk: 'ORG#1', sk: 'A' }))).toBe(
      false,
    );
    expect(isOfEarlierRun({ pk: `JOB#${newUlid('job')}`, sk: 'JOB' })).toBe(false);
  });
});
