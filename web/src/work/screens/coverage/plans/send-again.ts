import { ApiError, isRefusal } from '@/lib/api/api-error';

const attempts = 4;
/** Longer, a person decides when to go on: the run stops with the reason. */
const longestWaitMs = 15_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const pauseAfter = (error: unknown, attempt: number): number =>
  error instanceof ApiError && error.retryAfterSeconds !== undefined
    ? error.retryAfterSeconds * 1000
    : 500 * 2 ** attempt;

/** A chunk that fails is tried again: the key and the IDs of its shifts keep it from being written twice. */
export const sendAgain = async <T>(request: () => Promise<T>, pause = wait): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      const ms = pauseAfter(error, attempt);
      if (isRefusal(error) || attempt === attempts || ms > longestWaitMs) throw error;
      await pause(ms);
    }
  }
};
