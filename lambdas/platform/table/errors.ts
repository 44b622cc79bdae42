import type { AttributeValue, CancellationReason } from '@aws-sdk/client-dynamodb';

/** `name` is the service's error name, such as `ThrottlingException`. */
export class TableError extends Error {
  constructor(
    name: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.name = name;
  }
}

export class ConditionalCheckFailedException extends TableError {
  /** The stored item, if the call set `ReturnValuesOnConditionCheckFailure`. */
  readonly Item: Record<string, AttributeValue> | undefined;
  constructor(message: string, status: number, item?: Record<string, AttributeValue>) {
    super('ConditionalCheckFailedException', message, status);
    this.Item = item;
  }
}

export class TransactionCanceledException extends TableError {
  /** One per write, in order. */
  readonly CancellationReasons: CancellationReason[];
  constructor(message: string, status: number, reasons: CancellationReason[] = []) {
    super('TransactionCanceledException', message, status);
    this.CancellationReasons = reasons;
  }
}

type ErrorReply = {
  __type?: string;
  message?: string;
  Message?: string;
  Item?: Record<string, AttributeValue>;
  CancellationReasons?: CancellationReason[];
};

export const toTableError = (status: number, reply: ErrorReply): TableError => {
  // "com.amazonaws.dynamodb.v20120810#ThrottlingException"
  const name = reply.__type?.split('#').at(-1) ?? 'UnknownError';
  const message = reply.message ?? reply.Message ?? name;
  if (name === 'ConditionalCheckFailedException') {
    return new ConditionalCheckFailedException(message, status, reply.Item);
  }
  if (name === 'TransactionCanceledException') {
    return new TransactionCanceledException(message, status, reply.CancellationReasons);
  }
  return new TableError(name, message, status);
};
