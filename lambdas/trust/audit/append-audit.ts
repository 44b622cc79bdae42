import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { openTable } from '../../platform/table/table';
import { createAuditAppender } from '../../store/trust/audit/append-lines';
import { appendChanges } from './append-changes';

const appender = createAuditAppender(openTable(), createStageHash(), systemClock);

export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  appendChanges(appender, Records);
