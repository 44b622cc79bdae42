import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { sendAgain } from './send-again';

const limited = (retryAfterSeconds: number) =>
  new ApiError(429, { code: 'TOO_MANY_REQUESTS', error: 'Try again later.', retryAfterSeconds });

const sending = (...failures: ApiError[]) => {
  const pauses: number[] = [];
  const request = async (): Promise<string> => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'sent';
  };
  return { pauses, sent: sendAgain(request, async (ms) => void pauses.push(ms)) };
};

it('waits at a limit as long as the server says', async () => {
  const { pauses, sent } = sending(limited(7), limited(10));
  expect(await sent).toBe('sent');
  expect(pauses).toEqual([7000, 10_000]);
});

it('stops with the reason if that takes too long', async () => {
  const { pauses, sent } = sending(limited(1800));
  await expect(sent).rejects.toThrow('Try again later.');
  expect(pauses).toEqual([]);
});
