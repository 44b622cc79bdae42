import { errorStatus, type AppError, type ErrorCode } from '@shared/errors';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Answer } from './idempotency';

export const toReply = (
  { statusCode, body }: Answer,
  extra: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...extra },
  body,
});

/** RFC 9110: a 401 response must name the scheme. */
const challengeOf = (code: ErrorCode): Record<string, string> =>
  code === 'UNAUTHENTICATED' ? { 'www-authenticate': 'Bearer' } : {};

/** Loads its texts on demand, because they are a tenth of a function's code. */
export const refusalReply = async (
  error: AppError,
  extra: Record<string, string> = {},
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { refusalOf } = await import('./english');
  const seconds = error.extras.retryAfterSeconds;
  return toReply(
    { statusCode: errorStatus[error.code], body: JSON.stringify(refusalOf(error)) },
    { ...extra, ...challengeOf(error.code), ...(seconds !== undefined && { 'retry-after': String(seconds) }) },
  );
};
