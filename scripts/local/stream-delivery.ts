import { streamConsumers } from '@shared/platform/functions';
import { unreadEntities } from '@shared/platform/unread-entities';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRecord, stateFile } from './json-file';
import type { Lambdas } from './lambda/functions';
import type { LocalTable } from '../../emulators/dynamodb/start-table';
import type { StreamRecord } from '../../emulators/dynamodb/stream-records';
import { streamArn } from '../../emulators/dynamodb/table-definition';

/** Sequence number of the last delivered record. */
type Checkpoint = { streamArn: string; position: number };

export type StreamDelivery = {
  /** Whether all writes are delivered. */
  isIdle(): boolean;
  stop(): Promise<void>;
};

const unread: readonly (string | undefined)[] = unreadEntities;

const batchSize = 100;
const retryMs = 500;
/** Interval in which consecutive writes are batched: a batch costs more than its records. */
const gatherMs = 20;
/** Deliveries in this interval are repeated after a kill. */
const unsavedMs = 1000;

const leftOver = (
  records: readonly StreamRecord[],
  answer: DynamoDBBatchResponse | null | undefined,
): readonly StreamRecord[] => {
  const failed = answer?.batchItemFailures[0]?.itemIdentifier;
  if (failed === undefined) return [];
  const first = records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === failed);
  return records.slice(Math.max(first, 0));
};

/** In order and at least once: saves the position only after batches are accepted. Triggered by commits. */
export const startStreamDelivery = (
  { database, tableName }: Pick<LocalTable, 'database' | 'tableName'>,
  lambdas: Pick<Lambdas, 'invoke'>,
  dataDir: string | null,
): StreamDelivery => {
  const table = database.table(tableName);
  const arn = streamArn(table.definition);
  const file = stateFile<Checkpoint>(
    dataDir && join(dataDir, 'stream-checkpoint.json'),
    () => ({ streamArn: arn, position: 0 }),
    (state) => isRecord(state) && typeof state['position'] === 'number',
  );
  const saved = file.load();
  let position = saved.streamArn === arn ? saved.position : 0;
  let stopped = false;
  let isIdle = false;
  let wake = (): void => undefined;

  const stopListening = database.onCommit((changes) => {
    if (!changes.some((it) => it.table === tableName)) return;
    isIdle = false;
    wake();
  });

  const handOverTo = async (consumer: string, records: readonly StreamRecord[]): Promise<void> => {
    let left = records;
    while (!stopped) {
      try {
        const answer = await lambdas.invoke(consumer, { Records: left });
        left = leftOver(left, answer as DynamoDBBatchResponse | null);
        if (left.length === 0) return;
      } catch {
        // The whole batch failed.
      }
      await wait(retryMs);
    }
    throw new Error('The stream was stopped.');
  };

  /** Filters like the deployed event sources. */
  const handOver = async (records: readonly StreamRecord[]): Promise<void> => {
    const read = records.filter(({ dynamodb }) => !unread.includes(dynamodb.NewImage?.['entity']?.S));
    if (read.length === 0) return;
    await Promise.all(streamConsumers.map(({ name }) => handOverTo(name, read)));
  };

  const news = (): Promise<void> => {
    isIdle = true;
    return new Promise((resolve) => (wake = resolve));
  };

  let saving: NodeJS.Timeout | undefined;
  const save = (): void => {
    clearTimeout(saving);
    saving = undefined;
    file.save({ streamArn: arn, position });
  };

  const loop = async (): Promise<void> => {
    while (!stopped) {
      const records = database.records(table, position, batchSize);
      const last = records.at(-1);
      if (!last) {
        const restedAt = performance.now();
        await news();
        if (performance.now() - restedAt < gatherMs) await wait(gatherMs);
      } else {
        await handOver(records);
        position = Number(last.dynamodb.SequenceNumber);
        saving ??= setTimeout(save, unsavedMs);
      }
    }
  };
  const running = loop().catch((error: unknown) => {
    if (!stopped) throw error;
  });

  return {
    isIdle: () => isIdle,
    async stop() {
      stopped = true;
      stopListening();
      wake();
      await running;
      if (saving) save();
    },
  };
};
