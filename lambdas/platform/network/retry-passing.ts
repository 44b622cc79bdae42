import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { patience, spendBudget } from './patience';

const attempts = 4;
/** Milliseconds: up to twice this before the second attempt, doubled before each further one. */
const pauseMs = 50;

/** Repeats `step` while errors are temporary and the budget lasts. `timeoutMs`: of the attempt. */
export const retryPassing = <T>(
  step: (timeoutMs: number) => Promise<T>,
  isPassing: (error: unknown) => boolean,
): Promise<T> =>
  spendBudget(async (left) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await step(Math.ceil(Math.min(patience('attempt'), left())));
      } catch (error) {
        const pause = randomInt(pauseMs * 2 ** attempt);
        const isLate = left() <= pause + patience('lastChance');
        if (attempt === attempts || isLate || !isPassing(error)) throw error;
        await wait(pause);
      }
    }
  });
