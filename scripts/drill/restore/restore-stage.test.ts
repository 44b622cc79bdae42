import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { describe, expect, it } from 'vitest';
import { restoreStage } from './restore-stage';

type Command = { constructor: { name: string }; input: Record<string, unknown> };

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 26, 12, minutes));
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'META' } });
const record = (minutes: number, pk: string, image: object | null) => ({
  dynamodb: {
    ApproximateCreationDateTime: at(minutes),
    Keys: key(pk),
    ...(image && { NewImage: { ...key(pk), ...image } }),
  },
});

/** Answers like DynamoDB's; the shard of the second half is listed first. */
const fakes = () => {
  const sent: Command[] = [];
  const records: Record<string, object[]> = {
    first: [record(0, 'A', { n: { N: '1' } }), record(20, 'B', { n: { N: '1' } }), record(21, 'C', { empty: {} })],
    second: [record(25, 'A', { n: { N: '2' } }), record(26, 'B', null), record(50, 'A', { n: { N: '3' } })],
  };
  const tables = async (command: Command): Promise<unknown> => {
    sent.push(command);
    const { name } = command.constructor;
    if (name === 'DescribeTableCommand')
      return { Table: { TableStatus: 'ACTIVE', LatestStreamArn: 'old-stream', DeletionProtectionEnabled: true } };
    if (name === 'UpdateTableCommand') return { TableDescription: { LatestStreamArn: 'new-stream' } };
    return {};
  };
  const streams = async ({ constructor: { name }, input }: Command): Promise<unknown> => {
    if (name === 'DescribeStreamCommand')
      return { StreamDescription: { Shards: [{ ShardId: 'second', ParentShardId: 'first' }, { ShardId: 'first' }] } };
    if (name === 'GetShardIteratorCommand') return { ShardIterator: input['ShardId'] };
    return { Records: records[String(input['ShardIterator'])] };
  };
  const clients = {
    tables: { send: tables } as unknown as DynamoDBClient,
    streams: { send: streams } as unknown as DynamoDBStreamsClient,
  };
  return { clients, sent };
};

const restore = async (until: Date | null) => {
  const { clients, sent } = fakes();
  const restored = await restoreStage(clients, { from: 'old', to: 'new', at: at(24), until }, 0);
  const written = sent.find((it) => it.constructor.name === 'BatchWriteItemCommand')?.input['RequestItems'];
  return { restored, sent, written };
};

describe('a stage’s table restored from its backup', () => {
  it('has the latest changes, without those after a bad deployment', async () => {
    const { restored, written } = await restore(at(40));
    expect(restored).toEqual({ name: 'new', streamArn: 'new-stream', replayed: 3, since: at(9) });
    expect(written).toEqual({
      new: [
        { DeleteRequest: { Key: key('B') } },
        { PutRequest: { Item: { ...key('C'), empty: { M: {} } } } },
        { PutRequest: { Item: { ...key('A'), n: { N: '2' } } } },
      ],
    });
  });

  it('has all changes without an end time', async () => {
    expect(JSON.stringify((await restore(null)).written)).toContain('"n":{"N":"3"}');
  });

  it('gets the settings that AWS omits, and its stream only after the replay', async () => {
    const { sent } = await restore(null);
    const names = sent.map(({ constructor: { name } }) => name).filter((name) => name !== 'DescribeTableCommand');
    expect(names).toEqual([
      'RestoreTableToPointInTimeCommand',
      'BatchWriteItemCommand',
      'UpdateTimeToLiveCommand',
      'UpdateContinuousBackupsCommand',
      'UpdateTableCommand',
    ]);
    expect(sent.at(-2)?.input).toMatchObject({
      DeletionProtectionEnabled: true,
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
  });
});
