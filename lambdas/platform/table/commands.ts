import type * as sdk from '@aws-sdk/lib-dynamodb';

export type QueryCommandInput = sdk.QueryCommandInput;
export type PutCommandInput = sdk.PutCommandInput;
export type UpdateCommandInput = sdk.UpdateCommandInput;
export type TransactWriteCommandInput = sdk.TransactWriteCommandInput;

/** A DynamoDB call with the input and output of the SDK's document client. */
export abstract class TableCommand<Input extends object = object, Output = unknown> {
  abstract readonly operation: string;
  declare readonly output: Output;
  constructor(readonly input: Input) {}
}

export class GetCommand extends TableCommand<sdk.GetCommandInput, sdk.GetCommandOutput> {
  readonly operation = 'GetItem';
}
export class BatchGetCommand extends TableCommand<sdk.BatchGetCommandInput, sdk.BatchGetCommandOutput> {
  readonly operation = 'BatchGetItem';
}
export class QueryCommand extends TableCommand<sdk.QueryCommandInput, sdk.QueryCommandOutput> {
  readonly operation = 'Query';
}
export class PutCommand extends TableCommand<sdk.PutCommandInput, sdk.PutCommandOutput> {
  readonly operation = 'PutItem';
}
export class UpdateCommand extends TableCommand<sdk.UpdateCommandInput, sdk.UpdateCommandOutput> {
  readonly operation = 'UpdateItem';
}
export class DeleteCommand extends TableCommand<sdk.DeleteCommandInput, sdk.DeleteCommandOutput> {
  readonly operation = 'DeleteItem';
}
export class TransactWriteCommand extends TableCommand<sdk.TransactWriteCommandInput, sdk.TransactWriteCommandOutput> {
  readonly operation = 'TransactWriteItems';
}
