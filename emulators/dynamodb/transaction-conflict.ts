import { failureAnswer, TableFailure, type Answer } from './table-failure';

/** Answer to a write while another transaction uses its first item; `body` is the request's. */
export const transactionConflict = (body: string): Answer => {
  const { TransactItems } = JSON.parse(body) as { TransactItems?: unknown[] };
  if (!TransactItems)
    return failureAnswer(new TableFailure('TransactionConflictException', 'Transaction is ongoing for the item'));
  const CancellationReasons = TransactItems.map((_write, index) => ({
    Code: index === 0 ? 'TransactionConflict' : 'None',
  }));
  return failureAnswer(
    new TableFailure('TransactionCanceledException', 'Transaction cancelled', { CancellationReasons }),
  );
};
