import type { NetworkRequest } from '../../../scripts/local/network/intercept-http';

/** A bug that the product doesn't have, injected between the product and its dependencies. */
export type SeededBug = {
  /** Replaces a request before it reaches the table. */
  write?: (operation: string, input: Record<string, unknown>) => Record<string, unknown>;
  /** Whether consumers' messages and records count as handled, even on failure. */
  acknowledgesFirst?: boolean;
};

export const noSeededBug: SeededBug = {};

export const withSeededBug = ({ write }: SeededBug, request: NetworkRequest): NetworkRequest => {
  const operation = request.headers['x-amz-target']?.split('.')[1];
  if (!write || operation === undefined || request.url.host !== 'dynamodb.test') return request;
  const input = JSON.parse(request.body.toString()) as Record<string, unknown>;
  return { ...request, body: Buffer.from(JSON.stringify(write(operation, input))) };
};
