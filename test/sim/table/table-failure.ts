/** An error answer of DynamoDB, as on the wire. */
export class TableFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: object = {},
  ) {
    super(message);
  }
}

export const invalid = (message: string): TableFailure => new TableFailure('ValidationException', message);

export const conditionFailed = (item?: object): TableFailure =>
  new TableFailure('ConditionalCheckFailedException', 'The conditional request failed', item && { Item: item });
