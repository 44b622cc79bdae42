import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { log } from './logger';

/** Messages of a batch are handled beside each other, so that a slow one holds up none. Those that fail come again. */
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
