import type { Database } from './database';
import { itemOperations } from './operations';
import { streamOperations } from './stream-operations';
import { tableOperations, unknownOperation } from './table-operations';
import { failureAnswer, TableFailure, type Answer } from './table-failure';

const services: Record<string, typeof itemOperations> = {
  DynamoDB_20120810: { ...itemOperations, ...tableOperations },
  DynamoDBStreams_20120810: streamOperations,
};

/** The service's answer to a call on the wire; `target` is the header `x-amz-target`. */
export const answerCall = (database: Database, target: string | undefined, input: object): Answer => {
  const [service = '', operation = ''] = (target ?? '').split('.');
  try {
    const run = services[service]?.[operation];
    if (!run) throw unknownOperation(operation);
    return { status: 200, body: run(database, input) };
  } catch (error) {
    if (!(error instanceof TableFailure)) throw error;
    return failureAnswer(error);
  }
};
