import { AppError } from '@shared/errors';

const usualAttempts = 8;

/**
 * Runs a read-decide-write again when the write found what was read changed underneath. The step reads afresh and
 * refuses what is really stale, so a change that does not concern the caller is not the caller's problem. What many
 * write at once takes more attempts than usual.
 */
export const retryStale = async <T>(step: () => Promise<T>, attempts: number = usualAttempts): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      const changed = error instanceof ChangedMeanwhile;
      if (!changed) throw error;
      if (attempt === attempts) throw new AppError('STALE_VERSION');
    }
  }
};

/** The stored item is no longer the one that was read. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}
