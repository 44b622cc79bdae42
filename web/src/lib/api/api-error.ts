import type { ErrorBody, ErrorCode } from '@shared/errors';

/** `OFFLINE`: no network. `UNREACHABLE`: no usable response in time. */
export type ApiErrorCode = ErrorCode | 'OFFLINE' | 'UNREACHABLE';

export type Refusal = Omit<ErrorBody, 'code' | 'fields'> & {
  code: ApiErrorCode;
  fields?: Record<string, { error: string }>;
};

/** Text by field path ("contacts.0.email"). */
export type FieldTexts = Record<string, string>;

/** `message` and `fields` are in the reader's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields?: FieldTexts;
  readonly retryAfterSeconds?: number;

  constructor(status: number, body: Refusal) {
    super(body.error);
    this.status = status;
    this.code = body.code;
    if (body.fields) {
      this.fields = Object.fromEntries(Object.entries(body.fields).map(([path, { error }]) => [path, error]));
    }
    if (body.retryAfterSeconds !== undefined) this.retryAfterSeconds = body.retryAfterSeconds;
  }
}

export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || [502, 503, 504].includes(error.status));

/** Whether the server answered and will answer the same again; other errors are worth a retry. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status);

/** Whether `getMe` found no account for the signed-in user. */
export const isWithoutAccount = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND';
