import {
  DescribeTableCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { table } from '@shared/platform/table';
import { setTimeout as wait } from 'node:timers/promises';
import { replayTail } from './replay-tail';

export type Restoration = {
  from: string;
  to: string;
  /** Null: the latest restorable time, some minutes ago. */
  at: Date | null;
  /** Null: everything up to now. */
  until: Date | null;
};
/** `since`: start of the deletions after the restored time. */
export type Restored = { name: string; streamArn: string; replayed: number; since: Date };
export type RestoreClients = { tables: DynamoDBClient; streams: DynamoDBStreamsClient };

const streamHours = 24;
const pollMs = 10_000;
/** The latest restorable time is about five minutes ago, and record times are approximate. */
const overlapMs = 15 * 60_000;

const untilActive = async (tables: DynamoDBClient, TableName: string, pauseMs: number): Promise<void> => {
  for (;;) {
    const { Table } = await tables.send(new DescribeTableCommand({ TableName }));
    if (Table?.TableStatus === 'ACTIVE') return;
    await wait(pauseMs);
  }
};

/**
 * Of what the table had, a restored one lacks stream, time to live, point-in-time recovery, and tags:
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_RestoreTableToPointInTime.html
 * The stream comes last, because replayed changes already had their events.
 */
export const restoreStage = async (
  { tables, streams }: RestoreClients,
  { from, to, at, until }: Restoration,
  pauseMs: number = pollMs,
): Promise<Restored> => {
  const started = new Date();
  if (at && started.getTime() - at.getTime() > streamHours * 3600_000)
    console.warn(`The stream only keeps ${streamHours} hours: what was written between is lost.`);
  const { Table: source } = await tables.send(new DescribeTableCommand({ TableName: from }));
  await tables.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: from,
      TargetTableName: to,
      ...(at ? { RestoreDateTime: at } : { UseLatestRestorableTime: true }),
    }),
  );
  await untilActive(tables, to, pauseMs);
  const since = new Date((at ?? started).getTime() - overlapMs);
  const window = { since, until };
  const replayed = await replayTail(streams, source?.LatestStreamArn ?? '', window, { client: tables, tableName: to });
  await tables.send(
    new UpdateTimeToLiveCommand({
      TableName: to,
      TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
    }),
  );
  await tables.send(
    new UpdateContinuousBackupsCommand({
      TableName: to,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  const { TableDescription } = await tables.send(
    new UpdateTableCommand({
      TableName: to,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      DeletionProtectionEnabled: source?.DeletionProtectionEnabled ?? true,
    }),
  );
  await untilActive(tables, to, pauseMs);
  return { name: to, streamArn: TableDescription?.LatestStreamArn ?? '', replayed, since };
};
