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
type Reply = { status: number; body: string };
let reply: Reply = { status: 200, body: '{}' };
/** Replies to the next calls, before `reply`. */
let replies: Reply[] = [];
let client: TableClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'GET') return response.end('healthy');
      const target = String(request.headers['x-amz-target']).split('.').at(-1)!;
      sent.push({ target, body: JSON.parse(Buffer.concat(parts).toString()) as Sent['body'] });
      const { status, body } = replies.shift() ?? reply;
      response.writeHead(status);
      return response.end(body);
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
  replies = [];
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
  pk: { S: 'TOMBSTONE#JOB#1' },
  sk: { S: 'JOB' },
  entity: { S: 'Tombstone' },
  shape: { N: '1' },
  stamp: { M: { ...storedStamp.M, req: { S: 'r-1' } } },
  at: { N: expect.stringMatching(/^\d{10}$/) as string },
  ttl: { N: expect.stringMatching(/^\d{10}$/) as string },
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

  it('each item of a transaction, but no condition check', async () => {
    const ConditionCheck = { TableName, Key, ConditionExpression: 'attribute_exists(pk)' };
    const Update = { TableName, Key, UpdateExpression: 'SET a = b' };
    await during(() =>
      client.send(
        new TransactWriteCommand({
          TransactItems: [{ Put: { TableName, Item: Key } }, { Update }, { ConditionCheck }],
        }),
      ),
    );
    const [put, update, check] = sent[0]!.body['TransactItems'] as Record<string, object>[];
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

describe('the tombstone of a deletion', () => {
  const ofDeletion: AuditContext = { ...ofRequest, stamp: async () => ({ ...(await ofRequest.stamp()), req: 'r-1' }) };
  const deleting = <T>(run: () => Promise<T>): Promise<T> => inAuditContext(ofDeletion, run);
  const targets = () => sent.map(({ target }) => target);
  const refused = { status: 400, body: JSON.stringify({ __type: 'x#ConditionalCheckFailedException' }) };
  const done = { status: 200, body: '{}' };

  it('is written before it, because a single write costs half of one in a transaction', async () => {
    await deleting(() => client.send(new DeleteCommand({ TableName, Key, ConditionExpression: 'a = b' })));
    expect(targets()).toEqual(['PutItem', 'DeleteItem']);
    expect(sent[0]?.body).toMatchObject({ Item: tombstone, ExpressionAttributeValues: { ':req': { S: 'r-1' } } });
    expect(sent[1]?.body).toMatchObject({ ConditionExpression: 'a = b' });
  });

  it('is written before a transaction, one for each audited item', async () => {
    const other = { Delete: { TableName, Key: { pk: 'OTHER', sk: 'x' } } };
    const TransactItems = [{ Delete: { TableName, Key } }, other];
    await deleting(() => client.send(new TransactWriteCommand({ TransactItems })));
    expect(targets()).toEqual(['PutItem', 'TransactWriteItems']);
    expect(sent[1]?.body['TransactItems']).toHaveLength(2);
  });

  it('is written in its transaction while another request is deleting the same item', async () => {
    replies = [refused, done];
    await deleting(() => client.send(new DeleteCommand({ TableName, Key, ConditionExpression: 'a = b' })));
    expect(targets()).toEqual(['PutItem', 'TransactWriteItems']);
    const items = sent[1]?.body['TransactItems'] as object[];
    expect(items[0]).toMatchObject({ Delete: { ConditionExpression: 'a = b' } });
    expect(items[1]).toEqual({ Put: { TableName, Item: tombstone } });
  });

  it('is rejected in the transaction with the error of the deletion itself', async () => {
    const CancellationReasons = [{ Code: 'ConditionalCheckFailed', Message: 'refused' }, { Code: 'None' }];
    const canceled = JSON.stringify({ __type: 'x#TransactionCanceledException', CancellationReasons });
    replies = [refused, { status: 400, body: canceled }];
    const deletion = deleting(() => client.send(new DeleteCommand({ TableName, Key })));
    await expect(deletion).rejects.toBeInstanceOf(ConditionalCheckFailedException);
    expect(targets()).toEqual(['PutItem', 'TransactWriteItems']);
  });

  it('is removed if the deletion is rejected, unless another request’s replaced it', async () => {
    replies = [done, refused, done];
    const deletion = deleting(() => client.send(new DeleteCommand({ TableName, Key })));
    await expect(deletion).rejects.toBeInstanceOf(ConditionalCheckFailedException);
    expect(targets()).toEqual(['PutItem', 'DeleteItem', 'DeleteItem']);
    expect(sent[2]?.body).toMatchObject({
      Key: { pk: tombstone.pk, sk: tombstone.sk },
      ConditionExpression: '#stamp.#req = :req',
      ExpressionAttributeValues: { ':req': { S: 'r-1' } },
    });
  });

  it('is not written for other items', async () => {
    await deleting(() => client.send(new DeleteCommand({ TableName, Key: { pk: 'OTHER', sk: 'x' } })));
    expect(targets()).toEqual(['DeleteItem']);
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
