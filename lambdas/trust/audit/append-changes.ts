import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { log } from '../../platform/logger';
import type { AuditAppender } from '../../store/trust/audit/ports';
import { buildChainLines, type ChainLine } from './build-chain-lines';

type Read = { sequence: string; lines: ChainLine[] };

/** Reads up to an unreadable record, so the stream's retries isolate it. */
const readAll = async (records: readonly DynamoDBRecord[], appender: AuditAppender) => {
  const read: Read[] = [];
  for (const record of records) {
    const sequence = record.dynamodb?.SequenceNumber ?? '';
    try {
      read.push({ sequence, lines: await buildChainLines(record, appender) });
    } catch (error) {
      log.error('a change makes no line', error, { eventId: record.eventID });
      return { read, failed: sequence };
    }
  }
  return { read, failed: null };
};

const chainsOf = (read: readonly Read[]): Map<string, { sequence: string; line: ChainLine['line'] }[]> => {
  const chains = new Map<string, { sequence: string; line: ChainLine['line'] }[]>();
  for (const { sequence, lines } of read) {
    for (const { chain, line } of lines) chains.set(chain, [...(chains.get(chain) ?? []), { sequence, line }]);
  }
  return chains;
};

/** Returns the first record whose lines are not all stored, from which the stream redelivers. */
export const appendChanges = async (
  appender: AuditAppender,
  records: readonly DynamoDBRecord[],
): Promise<DynamoDBBatchResponse> => {
  const { read, failed } = await readAll(records, appender);
  const order = new Map(read.map(({ sequence }, index) => [sequence, index]));
  let firstFailed = failed === null ? Infinity : read.length;
  for (const [chain, entries] of chainsOf(read)) {
    try {
      await appender.append(
        chain,
        entries.map(({ line }) => line),
      );
    } catch (error) {
      log.error('lines were not appended', error, { lines: entries.length });
      firstFailed = Math.min(firstFailed, order.get(entries[0]?.sequence ?? '') ?? 0);
    }
  }
  const itemIdentifier = firstFailed === read.length ? failed : read[firstFailed]?.sequence;
  return { batchItemFailures: itemIdentifier ? [{ itemIdentifier }] : [] };
};
