import { ApiError } from '@/lib/api/api-error';

/** The server's own wording, or the form's when no answer came that a person can read. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 'UNREACHABLE' ? error.message : fallback;
