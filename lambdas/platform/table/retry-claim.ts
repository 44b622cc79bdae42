import { shiftLimits } from '@shared/work/limits/shift-limits';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryWith } from './retry-on-conflict';

const { attempts, waitMs, pauseMs } = shiftLimits.claims;

/** Full jitter, so that conflicting writers don't meet again. */
const jitter = (attempt: number): number => {
  const longest = Math.min(pauseMs.max, pauseMs.min * 2 ** attempt);
  return pauseMs.min + (longest - pauseMs.min) * (crypto.getRandomValues(new Uint8Array(1))[0]! / 255);
};

/**
 * `retryOnConflict` for frequent concurrent writes. Callers can repeat the call after SHIFT_BUSY. Only the pauses are
 * limited, not the time of a slow table.
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
