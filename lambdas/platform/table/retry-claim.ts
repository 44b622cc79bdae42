import { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/shift-limits';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatableStep } from '../request-ids';
import { ConcurrentModificationError } from './retry-on-conflict';

const { attempts, waitMs, pauseMs } = shiftLimits.claims;

/** Full jitter: those who met don't meet again. */
const pauseAfter = (attempt: number): number => {
  const longest = Math.min(pauseMs.max, pauseMs.min * 2 ** attempt);
  return pauseMs.min + (longest - pauseMs.min) * (crypto.getRandomValues(new Uint8Array(1))[0]! / 255);
};

/**
 * `retryOnConflict` for what many write at once; `step` must read again. SHIFT_BUSY may be answered with the same call.
 * Only the pauses are limited: a slow table is no reason to give up.
 */
export const retryClaim = async <T>(
  step: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> => {
  const tried = repeatableStep(step);
  let waited = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tried();
    } catch (error) {
      if (!(error instanceof ConcurrentModificationError)) throw error;
      const pause = pauseAfter(attempt);
      waited += pause;
      if (attempt === attempts || waited > waitMs) throw new AppError('SHIFT_BUSY');
      await wait(pause);
    }
  }
};
