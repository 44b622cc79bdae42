import { streamConsumers } from '@shared/platform/functions';
import { unreadEntities } from '@shared/platform/unread-entities';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import type { Change } from '../table/simulated-table';
import { sizeOfItem } from '../table/values';

type Record = ReturnType<typeof recordOf>;

const unread: readonly (string | undefined)[] = unreadEntities;
const batchSize = 100;
const idleMs = 500;
const retryMs = 500;

const eventName = ({ before, after }: Change): string => {
  if (!before) return 'INSERT';
  return after ? 'MODIFY' : 'REMOVE';
};

const recordOf = (change: Change, number: number) => {
  const SequenceNumber = String(number).padStart(21, '0');
  const { keys, before, after } = change;
  return {
    eventID: `event-${number}`,
    eventName: eventName(change),
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    eventSourceARN: 'arn:aws:dynamodb:us-east-1:000000000000:table/simulated/stream/1',
    awsRegion: 'us-east-1',
    dynamodb: {
      ApproximateCreationDateTime: Date.now() / 1000,
      Keys: keys,
      ...(before && { OldImage: before }),
      ...(after && { NewImage: after }),
      SequenceNumber,
      SizeBytes: sizeOfItem({ ...before, ...after }),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  };
};

/** The table's stream and its consumers, each of which has a position of its own, as deployed. */
export const openStream = (invoke: (name: string, event: unknown) => Promise<unknown>) => {
  const records: Record[] = [];
  const positions = new Map<string, number>(streamConsumers.map(({ name }) => [name, 0]));
  let stopped = false;

  /** How many of the batch are done; the rest is delivered again. */
  const done = (batch: readonly Record[], answer: DynamoDBBatchResponse | null | undefined): number => {
    const failed = answer?.batchItemFailures[0]?.itemIdentifier;
    if (failed === undefined) return batch.length;
    return Math.max(
      batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === failed),
      0,
    );
  };

  const deliver = async (name: string): Promise<boolean> => {
    const position = positions.get(name) ?? 0;
    const batch = records.slice(position, position + batchSize);
    if (batch.length === 0) return true;
    const read = batch.filter(({ dynamodb }) => !unread.includes(dynamodb.NewImage?.['entity']?.S));
    try {
      const answer = read.length > 0 ? await invoke(name, { Records: read }) : null;
      const count = done(read, answer as DynamoDBBatchResponse | null);
      const isWhole = count === read.length;
      positions.set(name, position + (isWhole ? batch.length : batch.indexOf(read[count]!)));
      return isWhole;
    } catch {
      return false;
    }
  };

  const loop = async (name: string): Promise<void> => {
    while (!stopped) {
      const went = await deliver(name);
      await new Promise((resolve) => setTimeout(resolve, went ? idleMs : retryMs));
    }
  };

  return {
    add: (change: Change): void => void records.push(recordOf(change, records.length + 1)),
    start: (): void => streamConsumers.forEach(({ name }) => void loop(name)),
    isIdle: (): boolean => [...positions.values()].every((position) => position === records.length),
    stop: (): void => void (stopped = true),
  };
};
