import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Lambdas } from './lambda/lambda-runner';
import { startStreamPoller } from './stream-poller';

type Image = { pk: { S: string } };

/** A stream of one shard; an iterator is the position after the last record that was read. */
const openStream = async () => {
  const records: Image[] = [];
  let reads = 0;
  const read = (from: number) => {
    reads += 1;
    return {
      Records: records.slice(from).map((NewImage, index) => ({
        eventID: String(from + index),
        eventName: 'INSERT',
        dynamodb: { NewImage, SequenceNumber: String(from + index + 1) },
      })),
      NextShardIterator: String(records.length),
    };
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const operation = String(request.headers['x-amz-target']).split('.')[1];
      const { ShardIterator = '0' } = JSON.parse(text) as { ShardIterator?: string };
      const answers: Record<string, () => object> = {
        DescribeStream: () => ({
          StreamDescription: { Shards: [{ ShardId: 'shardId-00000000000000000001-00000001' }] },
        }),
        GetShardIterator: () => ({ ShardIterator: '0' }),
        GetRecords: () => read(Number(ShardIterator)),
      };
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify(answers[operation ?? '']?.() ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    write: (pk: string) => records.push({ pk: { S: pk } }),
    reads: () => reads,
  };
};

type Delivered = { Records: { dynamodb: { NewImage: Image } }[] };

const start = async (handled: (pk: string) => Promise<void> = () => Promise.resolve()) => {
  const stream = await openStream();
  const delivered: string[] = [];
  const lambdas: Lambdas = {
    async invoke(_name, event) {
      for (const { dynamodb } of (event as Delivered).Records) {
        await handled(dynamodb.NewImage.pk.S);
        delivered.push(dynamodb.NewImage.pk.S);
      }
    },
    stop: () => Promise.resolve(),
  };
  const streamArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/test/stream/1';
  const poller = startStreamPoller({ endpoint: stream.endpoint, streamArn }, lambdas, null);
  onTestFinished(() => poller.stop());
  return { ...stream, poller, delivered };
};

it('is not quiet after a pass with news, and is after one without', async () => {
  const { poller, write, delivered } = await start();
  expect(await poller.isQuiet()).toBe(true);
  write('A');
  expect(await poller.isQuiet()).toBe(false);
  expect(new Set(delivered)).toEqual(new Set(['A']));
  expect(await poller.isQuiet()).toBe(true);
});

it('is not quiet if the pass under way still finds news', async () => {
  let release = (): void => undefined;
  let begun = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const { poller, write, delivered } = await start(async (pk) => {
    if (pk !== 'A') return;
    begun();
    await held;
  });
  write('A');
  await isBegun;
  // Asked while A is handed over; B is written after that pass has read.
  const answer = poller.isQuiet();
  write('B');
  release();
  expect(await answer).toBe(false);
  expect(delivered).toContain('B');
});

it('passes at once when asked, whatever pause it is in', async () => {
  const { poller, reads } = await start();
  const before = reads();
  for (let times = 0; times < 20; times += 1) expect(await poller.isQuiet()).toBe(true);
  expect(reads() - before).toBeGreaterThanOrEqual(20);
});

it('answers those who wait when it stops', async () => {
  const { poller } = await start();
  const answers = [poller.isQuiet(), poller.isQuiet()];
  await poller.stop();
  expect(await Promise.all([...answers, poller.isQuiet()])).toEqual([true, true, true]);
});
