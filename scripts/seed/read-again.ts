import { AppError } from '@shared/errors';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';

const isStale = (error: unknown): boolean => error instanceof AppError && error.code === 'STALE_VERSION';

const rereading = retry(handleWhen(isStale), { maxAttempts: 5, backoff: new ConstantBackoff(100) });

/** Repeats a step that reads a version and writes with it: consumers of events may change the record between the two. */
export const readAgainIfStale = <T>(step: () => Promise<T>): Promise<T> => rereading.execute(step);
