import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../limits';
import { maxAttempts, nextDelaySeconds, outcomeOf, retryAfterSeconds } from './webhook-schedule';

const now = new Date('2026-11-24T09:00:00.000Z');

describe('webhook retries', () => {
  it('follow the schedule plus at most the jitter, then stop', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maxAttempts + 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, random) => {
          const delay = nextDelaySeconds(attempts, { retryAfter: null, random });
          const planned = limits.webhookRetrySeconds[attempts - 1];
          if (planned === undefined) expect(delay).toBeNull();
          else {
            expect(delay).toBeGreaterThanOrEqual(planned);
            expect(delay).toBeLessThanOrEqual(planned * (1 + limits.webhookRetryJitter));
          }
        },
      ),
    );
  });

  it('take a little over three days in total', () => {
    const total = limits.webhookRetrySeconds.reduce<number>((sum, it) => sum + it, 0);
    expect(total).toBe(272_105);
  });

  it('wait as long as the endpoint asks, but never less than planned', () => {
    expect(nextDelaySeconds(1, { retryAfter: 120, random: 0 })).toBe(120);
    expect(nextDelaySeconds(2, { retryAfter: 10, random: 0 })).toBe(300);
    expect(nextDelaySeconds(maxAttempts, { retryAfter: 120, random: 0 })).toBeNull();
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['Tue, 24 Nov 2026 09:01:00 GMT', 60],
    ['Tue, 24 Nov 2026 08:00:00 GMT', 0],
    ['999999999', limits.webhookRetryAfterMaxSeconds],
    ['soon', null],
    ['-5', null],
    ['1e9', null],
    ['', null],
    [null, null],
  ])('%j is %j seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });

  it('never throws or exceeds one day', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const seconds = retryAfterSeconds(header, now) ?? 0;
        expect(seconds).toBeGreaterThanOrEqual(0);
        expect(seconds).toBeLessThanOrEqual(limits.webhookRetryAfterMaxSeconds);
      }),
    );
  });
});

it.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [302, 'failed'],
  [400, 'failed'],
  [410, 'gone'],
  [429, 'failed'],
  [503, 'failed'],
  [null, 'failed'],
])('an answer %j means %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});
