import { AppError, type ErrorCode } from '@shared/errors';
import type { KeyedHash } from './crypto/keyed-hash';
import type { DailyCounts } from './table/daily-limits';

type CountingDeps = { throttle: Pick<DailyCounts, 'count'>; hash: KeyedHash };

const wrong: readonly ErrorCode[] = ['INVALID_TOKEN', 'INVALID_CODE', 'INVALID_RESET_CODE'];

/**
 * Runs the action of a link, code, or token. A wrong one counts for its network, which gets TOO_MANY_REQUESTS above
 * the cap. A right one always works: everyone in a hospital shares an address, so one person could block all others.
 */
export const countingWrongSecrets = async <T>(
  { throttle, hash }: CountingDeps,
  ip: string,
  run: () => Promise<T>,
): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError && wrong.includes(error.code)) {
      await throttle.count('wrongSecrets', { network: await hash('ip', ip) });
    }
    throw error;
  }
};
