/** Error answer of DynamoDB, as on the wire. */
export class TableFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: object = {},
    readonly status: 400 | 500 = 400,
  ) {
    super(message);
  }
}

export const invalid = (message: string): TableFailure => new TableFailure('ValidationException', message);

export const conditionFailed = (item?: object): TableFailure =>
  new TableFailure('ConditionalCheckFailedException', 'The conditional request failed', item && { Item: item });

export const notFound = (what: string): TableFailure =>
  new TableFailure('ResourceNotFoundException', `Requested resource not found: ${what}`);

/** Answer on the wire. */
export type Answer = { status: number; body: object };

export const failureAnswer = ({ code, message, details, status }: TableFailure): Answer => ({
  status,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...details },
});
