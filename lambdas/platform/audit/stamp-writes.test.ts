import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUpdate } from '../table/build-update';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '../table/commands';
import { ConditionalCheckFailedException } from '../table/errors';
import { createTableClient, type TableClient } from '../table/table-client';
import { inAuditContext, systemContext, type AuditContext } from './context';
import { requestContext } from './request-context';

type Sent = { target: string; body: Record<string, unknown> };
let server: Server;
let sent: Sent[] = [];
let reply: { status: number; body: string } = { status: 200, body: '{}' };
let client: TableClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'GET') return response.end('healthy');
      const target = String(request.headers['x-amz-target']).split('.').at(-1)!;
      sent.push({ target, body: JSON.parse(Buffer.concat(parts).toString()) as Sent['body'] });
      response.writeHead(reply.status);
      return response.end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = () => ({ accessKeyId: 'id', secretAccessKey: 'secret' });
  client = createTableClient({ endpoint, region: 'us-east-1', credentials });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  sent = [];
  reply = { status: 200, body: '{}' };
});

const TableName = 't';
const Key = { pk: 'JOB#1', sk: 'JOB' };
const storedStamp = { M: { actor: { S: 'u#anna' }, op: { S: 'editJob' } } };
const ofRequest: AuditContext = {
  stamp: async () => ({ actor: 'u#anna', op: 'editJob' }),
  keepsDeletion: ({ pk }) => pk.startsWith('JOB#'),
};
const during = <T>(run: () => Promise<T>): Promise<T> => inAuditContext(ofRequest, run);
const tombstone = {
  Put: {
    TableName,
    Item: {
      pk: { S: 'TOMBSTONE#JOB#1' },
      sk: { S: 'JOB' },
      entity: { S: 'Tombstone' },
      shape: { N: '1' },
      stamp: storedStamp,
      ttl: { N: expect.stringMatching(/^\d{10}$/) as string },
    },
  },
};

describe('every write carries the stamp of its request', () => {
  it('a new item', async () => {
    await during(() => client.send(new PutCommand({ TableName, Item: { ...Key, title: 'RN' } })));
    expect(sent[0]?.body['Item']).toMatchObject({ title: { S: 'RN' }, _by: storedStamp });
  });

  it.each([
    [{ set: { title: 'RN' }, remove: ['unit'] }, 'SET #stamp_by = :stamp_by, #title = :title REMOVE #unit'],
    [{ add: { count: 1 } }, 'SET #stamp_by = :stamp_by ADD #count :count'],
    [{ remove: ['unit'] }, 'SET #stamp_by = :stamp_by REMOVE #unit'],
  ])('an update of %j', async (change, expression) => {
    await during(() => client.send(new UpdateCommand({ TableName, Key, ...buildUpdate(change) })));
    expect(sent[0]?.body).toMatchObject({
      UpdateExpression: expression,
      ExpressionAttributeNames: { '#stamp_by': '_by' },
      ExpressionAttributeValues: { ':stamp_by': storedStamp },
    });
  });

  it('each item of a transaction, but no condition', async () => {
    const ConditionCheck = { TableName, Key, ConditionExpression: 'attribute_exists(pk)' };
    const Update = { TableName, Key, UpdateExpression: 'SET a = b' };
    await during(() =>
      client.send(
        new TransactWriteCommand({
          TransactItems: [{ Put: { TableName, Item: Key } }, { Update }, { ConditionCheck }],
        }),
      ),
    );
    const [put, update, check] = sent[0]?.body['TransactItems'] as Record<string, object>[];
    expect(put?.['Put']).toMatchObject({ Item: { _by: storedStamp } });
    expect(update?.['Update']).toMatchObject({ UpdateExpression: 'SET #stamp_by = :stamp_by, a = b' });
    expect(check).toEqual({ ConditionCheck: { ...ConditionCheck, Key: { pk: { S: 'JOB#1' }, sk: { S: 'JOB' } } } });
  });

  it('of the function, outside requests', async () => {
    await client.send(new PutCommand({ TableName, Item: Key }));
    await inAuditContext(systemContext('job.changed', 'event-1'), () =>
      client.send(new PutCommand({ TableName, Item: Key })),
    );
    const stamps = sent.map(({ body }) => (body['Item'] as Record<string, unknown>)['_by']);
    expect(stamps).toEqual([
      { M: { actor: { S: 'system#script' }, op: { S: 'script' } } },
      { M: { actor: { S: 'system#script' }, op: { S: 'job.changed' }, req: { S: 'event-1' } } },
    ]);
  });

  it('two requests at once, each its own', async () => {
    const other = Promise.withResolvers<undefined>();
    let begun = 0;
    const write = (actor: string) =>
      inAuditContext({ ...ofRequest, stamp: async () => ({ actor, op: 'editJob' }) }, async () => {
        begun += 1;
        if (begun === 2) other.resolve(undefined);
        await other.promise;
        await client.send(new PutCommand({ TableName, Item: { pk: actor, sk: 'x' } }));
      });
    await Promise.all([write('u#a'), write('u#b')]);
    for (const { body } of sent) {
      const item = body['Item'] as { pk: object; _by: { M: { actor: object } } };
      expect(item._by.M.actor).toEqual(item.pk);
    }
    expect(sent).toHaveLength(2);
  });
});

describe('a deletion leaves a tombstone', () => {
  it('in the transaction of the deletion, last', async () => {
    const TransactItems = [{ Delete: { TableName, Key } }, { Delete: { TableName, Key: { pk: 'OTHER', sk: 'x' } } }];
    await during(() => client.send(new TransactWriteCommand({ TransactItems })));
    const items = sent[0]?.body['TransactItems'] as object[];
    expect(items).toHaveLength(3);
    expect(items[2]).toEqual(tombstone);
  });

  it('also of a single deletion', async () => {
    await during(() => client.send(new DeleteCommand({ TableName, Key, ConditionExpression: 'a = b' })));
    expect(sent[0]?.target).toBe('TransactWriteItems');
    const items = sent[0]?.body['TransactItems'] as object[];
    expect(items[0]).toMatchObject({ Delete: { ConditionExpression: 'a = b' } });
    expect(items[1]).toEqual(tombstone);
  });

  it('refused as the deletion itself would be', async () => {
    const CancellationReasons = [{ Code: 'ConditionalCheckFailed', Message: 'refused' }, { Code: 'None' }];
    reply = { status: 400, body: JSON.stringify({ __type: 'x#TransactionCanceledException', CancellationReasons }) };
    const deletion = during(() => client.send(new DeleteCommand({ TableName, Key })));
    await expect(deletion).rejects.toBeInstanceOf(ConditionalCheckFailedException);
  });

  it('but none of what is not audited', async () => {
    await during(() => client.send(new DeleteCommand({ TableName, Key: { pk: 'OTHER', sk: 'x' } })));
    expect(sent[0]?.target).toBe('DeleteItem');
  });
});

it.each([
  [new GetCommand({ TableName, Key }), { Item: { a: { S: 'x' }, _by: storedStamp } }, { Item: { a: 'x' } }],
  [new QueryCommand({ TableName }), { Items: [{ a: { S: 'x' }, _by: storedStamp }] }, { Items: [{ a: 'x' }] }],
])('reading leaves the stamp out: %#', async (command, body, expected) => {
  reply = { status: 200, body: JSON.stringify(body) };
  expect(await client.send(command as GetCommand)).toEqual(expected);
});

it('the stamp of a request names actor, operation, and request, and hashes the address once', async () => {
  const event = { headers: {}, requestContext: { requestId: 'r-1', http: { sourceIp: '203.0.113.7' } } } as never;
  const hashed: string[] = [];
  const platform = {
    hash: async (purpose: string, value: string) => {
      hashed.push(`${purpose} ${value}`);
      return 'h'.repeat(43);
    },
    clock: { now: () => new Date('2026-11-23T16:00:00.000Z') },
    keepsDeletion: () => false,
  };
  const stampOf = (caller: { userId: string; isSupport?: boolean } | null) =>
    requestContext('moveApplication', event, caller, platform).stamp();
  expect(await stampOf({ userId: 'anna' })).toEqual({
    actor: 'u#anna',
    op: 'moveApplication',
    req: 'r-1',
    at: '2026-11-23T16:00:00.000Z',
    from: 'h'.repeat(16),
  });
  expect((await stampOf({ userId: 'sam', isSupport: true })).actor).toBe('s#sam');
  expect((await stampOf(null)).actor).toBe('guest');
  hashed.length = 0;
  const context = requestContext('moveApplication', event, null, platform);
  await Promise.all([context.stamp(), context.stamp()]);
  expect(hashed).toEqual(['audit-address 203.0.113.7']);
});
