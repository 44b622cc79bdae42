import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { log } from './logger';

/** Handles messages of a batch in parallel, so a slow one doesn't delay others. Failed ones are redelivered. */
export const handleEach = async (
  records: readonly SQSRecord[],
  failure: string,
  handle: (record: SQSRecord) => Promise<unknown>,
): Promise<SQSBatchResponse> => {
  const results = await Promise.allSettled(records.map(handle));
  const batchItemFailures = results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [];
    const { messageId } = records[index]!;
    log.error(failure, result.reason, { messageId });
    return [{ itemIdentifier: messageId }];
  });
  return { batchItemFailures };
};
