import { catalogOperations } from './catalog';
import { connectOperations } from './connect';
import { customerOperations } from './customers';
import { invoiceOperations } from './invoices';
import type { Operation } from './operation';
import { paymentOperations } from './payments';
import { subscriptionOperations } from './subscriptions';

export const operations: readonly Operation[] = [
  ...customerOperations,
  ...catalogOperations,
  ...paymentOperations,
  ...subscriptionOperations,
  ...invoiceOperations,
  ...connectOperations,
];

const isParameter = (segment: string): boolean => segment.startsWith('{');

export type Match = { operation: Operation; ids: string[] };

/** Literal segments come before parameters. */
export const matchOperation = (method: string, path: string): Match | null => {
  const parts = path.split('/').map(decodeURIComponent);
  const fitting = operations.filter(
    (it) =>
      it.method === method &&
      it.segments.length === parts.length &&
      it.segments.every((segment, index) => isParameter(segment) || segment === parts[index]),
  );
  const [operation] = fitting.sort(
    (a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length,
  );
  if (!operation) return null;
  return { operation, ids: parts.filter((_, index) => isParameter(operation.segments[index]!)) };
};
