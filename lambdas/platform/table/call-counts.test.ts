import type { AppError } from '@shared/errors';
import notices from '@shared/locales/en/notices.json';
import { noticeText, readNotice } from '@shared/text/notice';
import { callLimits } from '@shared/core/limits/call-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConditionalCheckFailedException } from './errors';
import type { Table } from './table';
import { createCallCounts, type CountedCall, type CallCounts } from './call-counts';

const work: CountedCall = { accountId: 'ann', cost: 'create', standing: 'person' };

let now: Date;
/** Stored hour if it, or its window, is full. */
let full: { count: number } | null;
let writes: number;
let counts: CallCounts;

const at = (time: string): void => void (now = new Date(`2026-11-28T${time}Z`));

beforeEach(() => {
  at('09:00:03.200');
  full = null;
  writes = 0;
  const send = async () => {
    writes += 1;
    if (full) throw new ConditionalCheckFailedException('', 400, { count: { N: String(full.count) } });
  };
  counts = createCallCounts({ name: 'table', client: { send } } as unknown as Table, { now: () => now });
});

const start = (of: CountedCall = work): Promise<string> => counts.during(of, async () => 'done');

const refusal = async (
  of: CountedCall = work,
): Promise<{ code: string; seconds: number | undefined; text: string }> => {
  const error = (await start(of).catch((it: unknown) => it)) as AppError;
  const text = noticeText(notices, readNotice(notices, error.reason!), 'en-US');
  return { code: error.code, seconds: error.extras.retryAfterSeconds, text };
};

describe('an account at its limit', () => {
  it('gets an error with the short limit and when it ends', async () => {
    full = { count: 15 };
    expect(await refusal()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      seconds: 7,
      text: "That's 40 requests of this kind in 10 seconds, which is the limit. Try again in 7 seconds.",
    });
  });

  it('gets an error with the hourly limit and when it ends', async () => {
    at('09:48:30.000');
    full = { count: callLimits.person.create.perHour };
    expect(await refusal()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      seconds: 690,
      text: "That's 600 requests of this kind in one hour, which is the limit. Try again in 12 minutes.",
    });
  });

  it('gets an error that says verification raises the limit, and who can verify', async () => {
    full = { count: 15 };
    const ofTeam: CountedCall = { ...work, standing: 'unverified' };
    const { code, text } = await refusal({ ...ofTeam, mayVerify: true });
    expect(code).toBe('LIMITED_UNTIL_VERIFIED');
    expect(text).toMatch(/15 requests of this kind in 10 seconds.* Verify your organization/);
    expect((await refusal(ofTeam)).text).toMatch(/An administrator can verify/);
  });

  it('is refused at once, without another write, until the limit expires', async () => {
    full = { count: 15 };
    await refusal();
    at('09:00:09.999');
    expect((await refusal()).seconds).toBe(1);
    expect(writes).toBe(1);
    full = null;
    at('09:00:10.000');
    await start();
    expect(writes).toBe(2);
  });

  it('gets an error while its slow calls run, and can retry once one ends', async () => {
    full = { count: 15 };
    const slow: CountedCall = { ...work, cost: 'slow' };
    expect((await refusal(slow)).text).toBe(
      '3 requests of this kind are still running, which is the limit. Try again when one has finished, in 7 seconds at the latest.',
    );
    full = null;
    await start(slow);
  });

  it('does not affect another account, or its own work of another kind', async () => {
    full = { count: 15 };
    await refusal();
    full = null;
    await start({ ...work, accountId: 'bob' });
    await start({ ...work, cost: 'slow' });
    // The slow call released its slot.
    expect(writes).toBe(4);
  });
});

describe('a slow call', () => {
  const slow: CountedCall = { ...work, cost: 'slow' };

  it('releases its slot when it ends, also after an error', async () => {
    await expect(counts.during(slow, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(writes).toBe(2);
  });

  it('has no slot to release once its window is over', async () => {
    await counts.during(slow, async () => at('09:00:12.000'));
    expect(writes).toBe(1);
  });
});
