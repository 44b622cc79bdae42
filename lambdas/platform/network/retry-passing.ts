import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const attempts = 4;
/** Milliseconds: up to twice this before the second attempt, doubled before each further one. */
const pauseMs = 50;

export const retryPassing = async <T>(step: () => Promise<T>, isPassing: (error: unknown) => boolean): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error;
      await wait(randomInt(pauseMs * 2 ** attempt));
    }
  }
};
