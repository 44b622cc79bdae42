import type { NetworkRequest } from '../../../scripts/local/network/intercept-http';

/** A bug that the product doesn't have, injected between the product and what it uses. */
export type SeededBug = {
  /** What reaches the table in place of this request. */
  write?: (operation: string, input: Record<string, unknown>) => Record<string, unknown>;
  /** Consumers whose messages and records count as handled, whatever became of them. */
  acknowledgesFirst?: boolean;
};

export const noSeededBug: SeededBug = {};

export const withSeededBug = ({ write }: SeededBug, request: NetworkRequest): NetworkRequest => {
  const operation = request.headers['x-amz-target']?.split('.')[1];
  if (!write || operation === undefined || request.url.host !== 'dynamodb.test') return request;
  const input = JSON.parse(request.body.toString()) as Record<string, unknown>;
  return { ...request, body: Buffer.from(JSON.stringify(write(operation, input))) };
};
