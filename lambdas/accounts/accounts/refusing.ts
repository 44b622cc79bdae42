import { AppError, type ErrorCode } from '@shared/errors';

export const refusing = async <T>(call: Promise<T>, refusals: Record<string, ErrorCode | { value: T }>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    const refusal = refusals[error instanceof Error ? error.name : ''];
    if (refusal === undefined) throw error;
    if (typeof refusal === 'string') throw new AppError(refusal);
    return refusal.value;
  }
};
