import { AppError, type ErrorCode } from '@shared/errors';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatableStep } from '../request-ids';

const defaultAttempts = 8;

/** `pauseAfter`: milliseconds before the next attempt; null gives up with the error `refusal`. */
type Retries = {
  attempts: number;
  refusal: ErrorCode;
  pauseAfter?: (attempt: number) => number | null;
  wait?: (ms: number) => Promise<unknown>;
};

/** Retries a read-modify-write on `ConcurrentModificationError`. `step` must read again. */
export const retryWith = async <T>(
  step: () => Promise<T>,
  { attempts, refusal, pauseAfter = () => 0, wait = sleep }: Retries,
): Promise<T> => {
  const tried = repeatableStep(step);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tried();
    } catch (error) {
      if (!(error instanceof ConcurrentModificationError)) throw error;
      const pause = attempt === attempts ? null : pauseAfter(attempt);
      if (pause === null) throw new AppError(refusal);
      if (pause > 0) await wait(pause);
    }
  }
};

/** `retryWith` without pauses. */
export const retryOnConflict = <T>(step: () => Promise<T>, attempts: number = defaultAttempts): Promise<T> =>
  retryWith(step, { attempts, refusal: 'STALE_VERSION' });

/** The item changed after it was read. */
export class ConcurrentModificationError extends Error {
  override readonly name = 'ConcurrentModificationError';
}
