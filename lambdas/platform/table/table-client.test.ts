import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as sdk from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as own from './commands';
import { ConditionalCheckFailedException, TableError, TransactionCanceledException } from './errors';
import { createTableClient, type TableClient } from './table-client';

// Both clients send the same call to the same server and must get the same result; the SDK is the reference.

type Sent = { headers: IncomingHttpHeaders; body: unknown };
type Reply = { status: number; body: string };

const credentials = { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'session' };
let server: Server;
let sent: Sent[] = [];
let replies: Reply[] = [];
let mine: TableClient;
let reference: sdk.DynamoDBDocumentClient;

const ok = (body: object = {}): Reply => ({ status: 200, body: JSON.stringify(body) });
const refusal = (name: string, more: object = {}, status = 400): Reply => ({
  status,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'refused', ...more }),
});

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'GET') return response.end('healthy');
      sent.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) });
      const { status, body } = replies.shift() ?? ok();
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
      return response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mine = createTableClient({ endpoint, region: 'us-east-1', credentials: () => credentials }, () => null);
  reference = sdk.DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
});
afterAll(async () => {
  reference.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  sent = [];
  replies = [];
});

type Operation = 'Get' | 'BatchGet' | 'Query' | 'Put' | 'Update' | 'Delete' | 'TransactWrite';
type AnyCommand = new (input: never) => never;

const outcomeOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    const { $metadata: _metadata, ...answer } = (await call) as Record<string, unknown>;
    return { answer };
  } catch (error) {
    const { name, message, Item, CancellationReasons } = error as TransactionCanceledException & { Item?: object };
    return { refused: { name, message, Item, CancellationReasons } };
  }
};

const both = async (operation: Operation, input: object, reply: Reply = ok()) => {
  const ownCommand = new (own[`${operation}Command`] as unknown as AnyCommand)(input as never);
  const sdkCommand = new (sdk[`${operation}Command`] as unknown as AnyCommand)(input as never);
  const outcomes: unknown[] = [];
  for (const call of [() => mine.send(ownCommand), () => reference.send(sdkCommand)]) {
    replies = [reply];
    outcomes.push(await outcomeOf(call()));
  }
  const [first, second] = sent.splice(0);
  return { sent: [first!, second!] as const, outcomes };
};

const expectSame = async (operation: Operation, input: object, reply?: Reply) => {
  const { sent: calls, outcomes } = await both(operation, input, reply);
  expect(calls[0].body).toEqual(calls[1].body);
  expect(calls[0].headers['x-amz-target']).toBe(calls[1].headers['x-amz-target']);
  expect(outcomes[0]).toEqual(outcomes[1]);
  return outcomes[0];
};

const name = fc.stringMatching(/^[a-zA-Z_]\w{0,8}$/).filter((it) => it !== '__proto__');
const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }).map((members) => new Set(members)),
  fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 4 }).map((members) => new Set(members)),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, fc.option(tie('value'), { nil: undefined, freq: 6 }), { maxKeys: 4 }),
  ),
}));
const item = fc.dictionary(name, fc.option(value, { nil: undefined, freq: 6 }), { maxKeys: 6 });
const key = fc.record({ pk: fc.string({ minLength: 1 }), sk: fc.string({ minLength: 1 }) });
const values = fc.dictionary(
  name.map((it) => `:${it}`),
  value,
  { minKeys: 1, maxKeys: 4 },
);
const runs = { numRuns: 60 };

describe('the table client sends the same as the SDK', () => {
  it.each<[Operation, fc.Arbitrary<object>]>([
    ['Put', fc.record({ TableName: fc.constant('t'), Item: item })],
    ['Get', fc.record({ TableName: fc.constant('t'), Key: key, ConsistentRead: fc.boolean() })],
    ['Delete', fc.record({ TableName: fc.constant('t'), Key: key, ConditionExpression: fc.string() })],
    [
      'Update',
      fc.record({
        TableName: fc.constant('t'),
        Key: key,
        UpdateExpression: fc.string(),
        ConditionExpression: fc.option(fc.string(), { nil: undefined }),
        ExpressionAttributeNames: fc.dictionary(name, name),
        ExpressionAttributeValues: values,
      }),
    ],
    [
      'Query',
      fc.record({
        TableName: fc.constant('t'),
        ExpressionAttributeValues: values,
        ExclusiveStartKey: fc.option(key, { nil: undefined }),
        Limit: fc.integer({ min: 1, max: 100 }),
        ScanIndexForward: fc.boolean(),
      }),
    ],
    [
      'BatchGet',
      fc
        .array(key, { minLength: 1, maxLength: 5 })
        .map((Keys) => ({ RequestItems: { t: { Keys, ConsistentRead: true } } })),
    ],
    [
      'TransactWrite',
      fc
        .array(
          fc.oneof(
            item.map((Item) => ({ Put: { TableName: 't', Item } })),
            fc.tuple(key, values).map(([Key, ExpressionAttributeValues]) => ({
              Update: { TableName: 't', Key, UpdateExpression: 'SET a = :a', ExpressionAttributeValues },
            })),
            key.map((Key) => ({ Delete: { TableName: 't', Key } })),
            key.map((Key) => ({ ConditionCheck: { TableName: 't', Key, ConditionExpression: 'x' } })),
          ),
          { minLength: 1, maxLength: 4 },
        )
        .map((TransactItems) => ({ TransactItems, ClientRequestToken: 'token' })),
    ],
  ])('%s', async (operation, inputs) => {
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        await expectSame(operation, input);
      }),
      runs,
    );
  });

  it('signed for the same service and session', async () => {
    const { sent: calls } = await both('Get', { TableName: 't', Key: { pk: 'a', sk: 'b' } });
    const scopes = calls.map(({ headers }) => /Credential=(\S+?),/.exec(headers.authorization ?? '')?.[1]);
    expect(scopes[0]).toMatch(/^id\/\d{8}\/us-east-1\/dynamodb\/aws4_request$/);
    expect(scopes[0]).toBe(scopes[1]);
    for (const { headers } of calls) {
      expect(headers['x-amz-security-token']).toBe('session');
      expect(headers['content-type']).toBe('application/x-amz-json-1.0');
    }
  });

  it('named after its application, as by the SDK', async () => {
    vi.stubEnv('AWS_SDK_UA_APP_ID', 'jobs');
    await mine.send(new own.GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' } }));
    vi.unstubAllEnvs();
    expect(sent[0]?.headers['user-agent']).toBe('app/jobs');
  });

  it('rejects bytes: JSON has none', async () => {
    const put = new own.PutCommand({ TableName: 't', Item: { a: { b: Buffer.from('x') } } });
    await expect(mine.send(put)).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });
});

const attribute: fc.Arbitrary<object> = fc.letrec<{ attribute: object }>((tie) => ({
  attribute: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }).map((S) => ({ S })),
    fc.integer().map((N) => ({ N: String(N) })),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((N) => ({ N: String(N) })),
    fc.boolean().map((BOOL) => ({ BOOL })),
    fc.constant({ NULL: true }),
    fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }).map((SS) => ({ SS })),
    fc.array(tie('attribute'), { maxLength: 4 }).map((L) => ({ L })),
    fc.dictionary(name, tie('attribute'), { maxKeys: 4 }).map((M) => ({ M })),
  ),
})).attribute;
const stored = fc.dictionary(name, attribute, { maxKeys: 6 });

describe('the table client returns the same as the SDK', () => {
  it.each<[Operation, fc.Arbitrary<object>]>([
    [
      'Get',
      fc.oneof(
        fc.constant({}),
        stored.map((Item) => ({ Item })),
      ),
    ],
    [
      'Update',
      fc.oneof(
        fc.constant({}),
        stored.map((Attributes) => ({ Attributes })),
      ),
    ],
    [
      'Query',
      fc.record(
        { Items: fc.array(stored), LastEvaluatedKey: stored, Count: fc.nat(), ScannedCount: fc.nat() },
        { requiredKeys: ['Items', 'Count'] },
      ),
    ],
    [
      'BatchGet',
      fc.record({
        Responses: fc.dictionary(fc.constant('t'), fc.array(stored)),
        UnprocessedKeys: fc.dictionary(fc.constant('t'), fc.record({ Keys: fc.array(stored) })),
      }),
    ],
  ])('%s', async (operation, outputs) => {
    await fc.assert(
      fc.asyncProperty(outputs, async (output) => {
        const { outcomes } = await both(operation, { TableName: 't', Key: { pk: 'a' }, RequestItems: {} }, ok(output));
        expect(outcomes[0]).toEqual(outcomes[1]);
      }),
      runs,
    );
  });
});

describe('refusals of the table', () => {
  const put = { TableName: 't', Item: { pk: 'a', sk: 'b' } };

  it.each([
    refusal('ConditionalCheckFailedException'),
    refusal('ConditionalCheckFailedException', { Item: { a: { N: '1' } } }),
    refusal('ValidationException'),
    refusal('AccessDeniedException'),
    refusal('ResourceNotFoundException'),
    refusal('TransactionCanceledException', {
      CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Item: { a: { S: 'x' } } }],
    }),
  ])('are those of the SDK: $body', async (reply) => {
    expect(await expectSame('Put', put, reply)).toHaveProperty('refused');
  });

  it('are classes that stores can distinguish', async () => {
    const send = () => mine.send(new own.PutCommand(put));
    replies = [refusal('ConditionalCheckFailedException')];
    await expect(send()).rejects.toBeInstanceOf(ConditionalCheckFailedException);
    replies = [refusal('TransactionCanceledException')];
    await expect(send()).rejects.toBeInstanceOf(TransactionCanceledException);
    replies = [{ status: 413, body: '<html>' }];
    await expect(send()).rejects.toMatchObject({ name: 'UnknownError', status: 413 });
  });

  it('are retried when they do not concern the call', async () => {
    const passing = [
      refusal('ThrottlingException'),
      refusal('InternalServerError', {}, 500),
      { status: 503, body: 'busy' },
    ];
    replies = [...passing, ok({ Attributes: { a: { N: '1' } } })];
    expect(await mine.send(new own.PutCommand(put))).toEqual({ Attributes: { a: 1 } });
    expect(sent).toHaveLength(4);
  });

  it('are given up after four attempts', async () => {
    replies = Array.from({ length: 6 }, () => refusal('ProvisionedThroughputExceededException'));
    await expect(mine.send(new own.PutCommand(put))).rejects.toBeInstanceOf(TableError);
    expect(sent).toHaveLength(4);
  });

  it('of a repeated transaction refer to the same transaction', async () => {
    replies = [refusal('InternalServerError', {}, 500), ok()];
    await mine.send(new own.TransactWriteCommand({ TransactItems: [{ Put: put }] }));
    const tokens = sent.map(({ body }) => (body as { ClientRequestToken: string }).ClientRequestToken);
    expect(tokens[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(tokens[1]).toBe(tokens[0]);
  });
});
