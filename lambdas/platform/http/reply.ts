import { errorCatalogue, type AppError, type ErrorBody, type ErrorCode } from '@shared/errors';
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

export const refusalReply = (error: AppError): APIGatewayProxyStructuredResultV2 => {
  const body: ErrorBody = { error: error.message, code: error.code, ...error.extras };
  const seconds = error.extras.retryAfterSeconds;
  return toReply(
    { statusCode: errorCatalogue[error.code].status, body: JSON.stringify(body) },
    { ...challengeOf(error.code), ...(seconds !== undefined && { 'retry-after': String(seconds) }) },
  );
};
