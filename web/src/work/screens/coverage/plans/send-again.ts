import { ApiError, isRefusal } from '@/lib/api/api-error';

const attempts = 4;
/** After a longer wait, a person decides when to continue: the run stops with the reason. */
const longestWaitMs = 15_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const pauseAfter = (error: unknown, attempt: number): number =>
  error instanceof ApiError && error.retryAfterSeconds !== undefined
    ? error.retryAfterSeconds * 1000
    : 500 * 2 ** attempt;

/** Retries a failed chunk: the key and the shifts' IDs keep it from being written twice. */
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
