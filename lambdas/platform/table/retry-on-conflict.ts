import { AppError } from '@shared/errors';
import { repeatableStep } from '../request-ids';

const defaultAttempts = 8;

/** Retries a read-modify-write on `ConcurrentModificationError`. `step` must read again. */
export const retryOnConflict = async <T>(step: () => Promise<T>, attempts: number = defaultAttempts): Promise<T> => {
  const tried = repeatableStep(step);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tried();
    } catch (error) {
      if (!(error instanceof ConcurrentModificationError)) throw error;
      if (attempt === attempts) throw new AppError('STALE_VERSION');
    }
  }
};

/** The item changed after it was read. */
export class ConcurrentModificationError extends Error {
  override readonly name = 'ConcurrentModificationError';
}
