import type { ErrorBody, ErrorCode, FieldErrors } from '@shared/errors';

/** `OFFLINE`: the browser has no network. `UNREACHABLE`: no usable answer came in time. */
export type ApiErrorCode = ErrorCode | 'OFFLINE' | 'UNREACHABLE';

/** A refused or failed call, with wording that can be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** 0 when no answer came. */
  readonly status: number;
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;

  constructor(status: number, body: { error: string; code: ApiErrorCode } & Omit<ErrorBody, 'error' | 'code'>) {
    super(body.error);
    this.status = status;
    this.code = body.code;
    if (body.fields) this.fields = body.fields;
    if (body.retryAfterSeconds !== undefined) this.retryAfterSeconds = body.retryAfterSeconds;
  }
}

/** Whether trying the same read again may help. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || [502, 503, 504].includes(error.status));

/** Whether this is `getMe`'s answer to somebody who is signed in and has no account here. */
export const isWithoutAccount = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND';
