import { ApiError } from '@/lib/api/api-error';

/** The server's message, or `fallback` if it was unreachable. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 'UNREACHABLE' ? error.message : fallback;
