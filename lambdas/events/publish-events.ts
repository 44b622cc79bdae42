import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { systemClock } from '../platform/clock';
import { createEventBus } from '../platform/gateways/event-bus';
import { openTable } from '../platform/table/table';
import { createEventLogWriter } from '../store/connect/event-log/append-events';
import { publishChanges } from './publish-changes';

const deps = { bus: createEventBus(), eventLog: createEventLogWriter(openTable(), systemClock) };

export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  publishChanges(deps, Records);
