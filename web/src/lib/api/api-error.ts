import type { ErrorBody, ErrorCode, FieldErrors } from '@shared/errors';

/** `OFFLINE`: no network. `UNREACHABLE`: no usable response in time. */
export type ApiErrorCode = ErrorCode | 'OFFLINE' | 'UNREACHABLE';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
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

export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || [502, 503, 504].includes(error.status));

/** Whether `getMe` found no account for the signed-in user. */
export const isWithoutAccount = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND';
