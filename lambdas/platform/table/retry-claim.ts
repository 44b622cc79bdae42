import { shiftLimits } from '@shared/work/limits/shift-limits';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryWith } from './retry-on-conflict';

const { attempts, waitMs, pauseMs } = shiftLimits.claims;

/** Full jitter: those who met don't meet again. */
const jitter = (attempt: number): number => {
  const longest = Math.min(pauseMs.max, pauseMs.min * 2 ** attempt);
  return pauseMs.min + (longest - pauseMs.min) * (crypto.getRandomValues(new Uint8Array(1))[0]! / 255);
};

/**
 * `retryOnConflict` for what many write at once. SHIFT_BUSY may be answered with the same call. Only the pauses are
 * limited: a slow table is no reason to give up.
 */
export const retryClaim = <T>(step: () => Promise<T>, wait: (ms: number) => Promise<unknown> = sleep): Promise<T> => {
  let waited = 0;
  const pauseAfter = (attempt: number): number | null => {
    const pause = jitter(attempt);
    waited += pause;
    return waited > waitMs ? null : pause;
  };
  return retryWith(step, { attempts, refusal: 'SHIFT_BUSY', pauseAfter, wait });
};
