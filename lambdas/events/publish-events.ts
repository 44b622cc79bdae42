import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { createEventBus } from '../platform/gateways/event-bus';
import { publishChanges } from './publish-changes';

const bus = createEventBus();

export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  publishChanges(bus, Records);
