import { CreateTableCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamodbClient } from '../../scripts/local/aws/dynamodb';
import { answerOperation } from '../sim/table/operations';
import { SimulatedTable, type KeyNames, type TableShape } from '../sim/table/simulated-table';
import { TableFailure } from '../sim/table/table-failure';
import { normalItem, normalNumber, type StoredItem } from '../sim/table/values';
import { sharedStack } from '../support/stack';

// The simulator trusts its table as far as this test goes: DynamoDB Local gives the same answer to the same call.

const stack = await sharedStack();
const TableName = `differential-${randomUUID()}`;
const endpoint = stack.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
const client = dynamodbClient(endpoint);
const shape: TableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: { gsi1: { partitionKey: 'gsi1pk', sortKey: 'gsi1sk' } },
};

beforeAll(async () => {
  const schema = ({ partitionKey, sortKey }: KeyNames) => [
    { AttributeName: partitionKey, KeyType: 'HASH' as const },
    { AttributeName: sortKey ?? partitionKey, KeyType: 'RANGE' as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: schema(shape),
      GlobalSecondaryIndexes: [
        { IndexName: 'gsi1', KeySchema: schema(shape.indexes['gsi1']!), Projection: { ProjectionType: 'ALL' } },
      ],
    }),
  );
});
afterAll(() => client.destroy());

type Call = { operation: string; input: object };
type Reason = { Code?: string; Item?: StoredItem };
type Answer = { output: object } | { error: string; reasons?: Reason[]; item?: StoredItem };

const reasonsIn = (reasons: Reason[] | undefined) =>
  reasons && { reasons: reasons.map(({ Code = 'None', Item }) => ({ Code, ...(Item && { Item: normalItem(Item) }) })) };

const ofDynamodb = async ({ operation, input }: Call): Promise<Answer> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as {
    __type?: string;
    CancellationReasons?: Reason[];
    Item?: StoredItem;
    ConsumedCapacity?: unknown;
  };
  // DynamoDB Local states it unasked for some calls.
  const { ConsumedCapacity: _unasked, ...output } = body;
  if (response.ok) return { output };
  return {
    error: body.__type?.split('#').at(-1) ?? '',
    ...reasonsIn(body.CancellationReasons),
    ...(body.Item && { item: body.Item }),
  };
};

/** The service reports an update that can't be applied as a reason of the transaction, DynamoDB Local as an invalid call. */
const asLocal = (reasons: Reason[] | undefined): Answer | null =>
  reasons?.some(({ Code }) => Code === 'ValidationError') ? { error: 'ValidationException' } : null;

const ofSimulation = (table: SimulatedTable, { operation, input }: Call): Answer => {
  try {
    return { output: answerOperation(table, operation, input) };
  } catch (error) {
    if (!(error instanceof TableFailure)) throw error;
    const details = error.details as { CancellationReasons?: Reason[]; Item?: StoredItem };
    const local = asLocal(details.CancellationReasons);
    if (local) return local;
    return {
      error: error.code,
      ...reasonsIn(details.CancellationReasons),
      ...(details.Item && { item: details.Item }),
    };
  }
};

/** Sets have no order, and a batch answers in any. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, part]): [string, unknown] => {
        // DynamoDB Local keeps the zeros of a sum.
        if (name === 'N') return [name, normalNumber(String(part))];
        if (name === 'SS' || name === 'NS') return [name, [...(part as string[])].sort()];
        if (name === 'Responses') {
          const items = Object.values(part as Record<string, unknown[]>)[0] ?? [];
          return [name, items.map((it) => JSON.stringify(comparable(it))).sort()];
        }
        return [name, comparable(part)];
      }),
  );
};

const lists = ['a', 'b'] as const;
const sorts = ['1', '2', '22', 'é', '\u{1F600}', '\uffee'] as const;
const words = ['x', 'xy', 'Y', ''] as const;
const attributes = ['n', 's', 'm', 'tags', 'many', 'size', 'flag'] as const;

const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.1, 0.25, 1e3, 12345678901)).map(String);
const leaf: fc.Arbitrary<AttributeValue> = fc.oneof(
  fc.constantFrom(...words).map((S) => ({ S })),
  number.map((N) => ({ N })),
  fc.boolean().map((BOOL) => ({ BOOL })),
  fc.constant({ NULL: true }),
);
const value: fc.Arbitrary<AttributeValue> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  fc.uniqueArray(fc.constantFrom('p', 'q', 'r'), { minLength: 1 }).map((SS) => ({ SS })),
  fc.array(leaf, { maxLength: 3 }).map((L) => ({ L })),
  fc.dictionary(fc.constantFrom('k', 'l'), leaf, { maxKeys: 2 }).map((M) => ({ M })),
);

const place = fc.record({ pk: fc.constantFrom(...lists), sk: fc.constantFrom(...sorts) });
const keyOf = (run: string, { pk, sk }: { pk: string; sk: string }): StoredItem => ({
  pk: { S: `${run}${pk}` },
  sk: { S: sk },
});

type Piece = { text: string; values: Record<string, AttributeValue> };
const piece = (text: string, values: Record<string, AttributeValue> = {}): Piece => ({ text, values });
const attribute = fc.constantFrom(...attributes, 'm.k', 'many[0]');
const bare = (name: string): string => name.replace(/^size/, '#size');

const simple: fc.Arbitrary<(id: string) => Piece> = fc.oneof(
  fc.constantFrom('pk', ...attributes).map((name) => () => piece(`attribute_exists(${bare(name)})`)),
  fc.constantFrom('pk', ...attributes).map((name) => () => piece(`attribute_not_exists(${bare(name)})`)),
  fc.tuple(attribute, fc.constantFrom('=', '<>', '<', '<=', '>', '>='), leaf).map(
    ([name, operator, it]) =>
      (id: string) =>
        piece(`${bare(name)} ${operator} :${id}`, { [`:${id}`]: it }),
  ),
  fc.tuple(attribute, number, number).map(
    ([name, low, high]) =>
      (id: string) =>
        piece(`${bare(name)} BETWEEN :${id}l AND :${id}h`, {
          [`:${id}l`]: { N: String(Math.min(Number(low), Number(high))) },
          [`:${id}h`]: { N: String(Math.max(Number(low), Number(high))) },
        }),
  ),
  fc.tuple(attribute, leaf, leaf).map(
    ([name, first, second]) =>
      (id: string) =>
        piece(`${bare(name)} IN (:${id}a, :${id}b)`, { [`:${id}a`]: first, [`:${id}b`]: second }),
  ),
  fc.tuple(attribute, fc.constantFrom('x', 'p')).map(
    ([name, S]) =>
      (id: string) =>
        piece(`contains(${bare(name)}, :${id})`, { [`:${id}`]: { S } }),
  ),
  fc.tuple(attribute, fc.constantFrom('x', 'xy')).map(
    ([name, S]) =>
      (id: string) =>
        piece(`begins_with(${bare(name)}, :${id})`, { [`:${id}`]: { S } }),
  ),
);

const condition: fc.Arbitrary<Piece> = fc
  .array(fc.tuple(simple, fc.boolean(), fc.constantFrom('AND', 'OR')), { minLength: 1, maxLength: 3 })
  .map((parts) =>
    parts.map(([make, isNegated, joint], index) => {
      const { text, values } = make(`c${index}`);
      return { text: `${index > 0 ? `${joint} ` : ''}${isNegated ? `NOT (${text})` : text}`, values };
    }),
  )
  .map((parts) => piece(parts.map(({ text }) => text).join(' '), Object.assign({}, ...parts.map((it) => it.values))));

const action: fc.Arbitrary<(id: string) => Piece & { clause: string }> = fc.oneof(
  fc.tuple(attribute, value).map(([name, it]) => (id: string) => ({
    clause: 'SET',
    ...piece(`${bare(name)} = :${id}`, { [`:${id}`]: it }),
  })),
  fc.tuple(fc.constantFrom('n', 's', 'size'), number).map(([name, N]) => (id: string) => ({
    clause: 'SET',
    ...piece(`${bare(name)} = if_not_exists(${bare(name)}, :${id}) + :${id}`, { [`:${id}`]: { N } }),
  })),
  fc.array(leaf, { maxLength: 2 }).map((L) => (id: string) => ({
    clause: 'SET',
    ...piece(`many = list_append(many, :${id})`, { [`:${id}`]: { L } }),
  })),
  attribute.map((name) => () => ({ clause: 'REMOVE', ...piece(bare(name)) })),
  fc.tuple(fc.constantFrom('n', 'flag', 'size'), number).map(([name, N]) => (id: string) => ({
    clause: 'ADD',
    ...piece(`${bare(name)} :${id}`, { [`:${id}`]: { N } }),
  })),
  fc.tuple(fc.constantFrom('ADD', 'DELETE'), fc.constantFrom('p', 'q')).map(([clause, member]) => (id: string) => ({
    clause,
    ...piece(`tags :${id}`, { [`:${id}`]: { SS: [member] } }),
  })),
);

const update: fc.Arbitrary<Piece> = fc.array(action, { minLength: 1, maxLength: 3 }).map((actions) => {
  const made = actions.map((make, index) => make(`u${index}`));
  const clauses = ['SET', 'REMOVE', 'ADD', 'DELETE'].flatMap((clause) => {
    const own = made.filter((it) => it.clause === clause);
    return own.length > 0 ? [`${clause} ${own.map(({ text }) => text).join(', ')}`] : [];
  });
  return piece(clauses.join(' '), Object.assign({}, ...made.map(({ values }) => values)));
});

const expressions = (...pieces: (Piece | null)[]): object => {
  const texts = pieces.map((it) => it?.text ?? '').join(' ');
  const values = Object.assign({}, ...pieces.map((it) => it?.values ?? {})) as object;
  return {
    ...(texts.includes('#size') && { ExpressionAttributeNames: { '#size': 'size' } }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
};

const maybeCondition = fc.option(condition);
const onFailure = fc.constantFrom({}, { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' });
const indexed = fc.constantFrom<(run: string) => StoredItem>(
  () => ({}),
  (run) => ({ gsi1pk: { S: `${run}g` }, gsi1sk: { S: '1' } }),
  (run) => ({ gsi1pk: { S: `${run}g` }, gsi1sk: { S: '2' } }),
  (run) => ({ gsi1pk: { S: `${run}g` } }),
);

type At = { pk: string; sk: string };
type Write = { kind: 'Put' | 'Update' | 'Delete' | 'ConditionCheck'; at: At; input: (run: string) => object };
const when = (it: Piece | null) => it && { ConditionExpression: it.text };

const write: fc.Arbitrary<Write> = fc.oneof(
  fc
    .tuple(
      place,
      indexed,
      fc.dictionary(fc.constantFrom(...attributes), value, { maxKeys: 4 }),
      maybeCondition,
      onFailure,
    )
    .map(([at, index, rest, check, failure]) => ({
      kind: 'Put' as const,
      at,
      input: (run: string) => ({
        TableName,
        Item: { ...rest, ...index(run), ...keyOf(run, at) },
        ...when(check),
        ...expressions(check),
        ...failure,
      }),
    })),
  fc.tuple(place, update, maybeCondition, onFailure).map(([at, change, check, failure]) => ({
    kind: 'Update' as const,
    at,
    input: (run: string) => ({
      TableName,
      Key: keyOf(run, at),
      UpdateExpression: change.text,
      ...when(check),
      ...expressions(change, check),
      ...failure,
    }),
  })),
  fc.tuple(place, maybeCondition, onFailure).map(([at, check, failure]) => ({
    kind: 'Delete' as const,
    at,
    input: (run: string) => ({ TableName, Key: keyOf(run, at), ...when(check), ...expressions(check), ...failure }),
  })),
);
const check: fc.Arbitrary<Write> = fc.tuple(place, condition, onFailure).map(([at, it, failure]) => ({
  kind: 'ConditionCheck' as const,
  at,
  input: (run: string) => ({ TableName, Key: keyOf(run, at), ...when(it), ...expressions(it), ...failure }),
}));

const returns = {
  Put: ['NONE', 'ALL_OLD'],
  Update: ['NONE', 'ALL_OLD', 'ALL_NEW', 'UPDATED_NEW', 'UPDATED_OLD'],
  Delete: ['NONE', 'ALL_OLD'],
  ConditionCheck: ['NONE'],
} as const;

type Step = (run: string) => Call;
const queryOf = (run: string, input: object): Call => ({ operation: 'Query', input: { TableName, ...input } });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(write, fc.nat()).map(([{ kind, input }, pick]): Step => (run) => {
      const ReturnValues = returns[kind][pick % returns[kind].length];
      return { operation: `${kind}Item`, input: { ...input(run), ReturnValues } };
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        // Of a request with two writes to one item, DynamoDB Local checks the conditions first; the service refuses it.
        fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: write }, check), {
          selector: ({ at }) => at.pk + at.sk,
          minLength: 1,
          maxLength: 4,
        }),
        fc.constantFrom('once', 'again', null),
      )
      .map(([writes, token]): Step => (run) => ({
        operation: 'TransactWriteItems',
        input: {
          TransactItems: writes.map(({ kind, input }) => ({ [kind]: input(run) })),
          ...(token && { ClientRequestToken: `${run}${token}`.slice(-36) }),
        },
      })),
  },
  fc.tuple(place, fc.boolean()).map(([at, isPart]): Step => (run) => ({
    operation: 'GetItem',
    input: { TableName, Key: keyOf(run, at), ...(isPart && { ProjectionExpression: 'n, m.k' }) },
  })),
  fc.uniqueArray(place, { selector: ({ pk, sk }) => pk + sk, minLength: 1 }).map((places): Step => (run) => ({
    operation: 'BatchGetItem',
    input: { RequestItems: { [TableName]: { Keys: places.map((at) => keyOf(run, at)) } } },
  })),
  fc
    .tuple(
      fc.constantFrom(...lists),
      fc.constantFrom('', ' AND sk >= :sort', ' AND sk < :sort', ' AND begins_with(sk, :sort)', ' AND sk = :sort'),
      fc.constantFrom(...sorts),
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      fc.option(fc.constantFrom(...sorts), { nil: undefined }),
      fc.option(condition),
    )
    .map(([list, bound, sort, ScanIndexForward, Limit, after, filter]): Step => (run) => {
      const own = piece(bound, { ':list': { S: `${run}${list}` }, ...(bound && { ':sort': { S: sort } }) });
      return queryOf(run, {
        KeyConditionExpression: `pk = :list${bound}`,
        ScanIndexForward,
        Limit,
        ...(after && !bound && { ExclusiveStartKey: keyOf(run, { pk: list, sk: after }) }),
        ...(filter && !filter.text.includes('(pk)') && { FilterExpression: filter.text }),
        ...expressions(own, filter && !filter.text.includes('(pk)') ? filter : null),
      });
    }),
);

/** At the bound itself no more can follow, which DynamoDB Local tells in some directions only. */
const upToBound = ({ input }: Call, answer: Answer): Answer => {
  const bound = (input as { ExpressionAttributeValues?: StoredItem }).ExpressionAttributeValues?.[':sort']?.S;
  if (bound === undefined || !('output' in answer)) return answer;
  const { LastEvaluatedKey, ...rest } = answer.output as { LastEvaluatedKey?: StoredItem };
  return { output: LastEvaluatedKey?.['sk']?.S === bound ? rest : answer.output };
};

/** Items of one place in an index come in no stated order. */
const ofIndex = (run: string): Call =>
  queryOf(run, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list',
    ExpressionAttributeValues: { ':list': { S: `${run}g` } },
  });

const sortedItems = (answer: Answer): unknown => {
  if (!('output' in answer)) return answer;
  const { Items = [], ...rest } = answer.output as { Items?: unknown[] };
  return { ...rest, Items: Items.map((it) => JSON.stringify(comparable(it))).sort() };
};

describe('the simulated table', () => {
  it('answers as DynamoDB Local does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const run = randomUUID().slice(0, 13);
        const table = new SimulatedTable(shape);
        for (const make of steps) {
          const call = JSON.parse(JSON.stringify(make(run))) as Call;
          const expected = comparable(upToBound(call, await ofDynamodb(call)));
          expect(comparable(upToBound(call, ofSimulation(table, call))), JSON.stringify(call)).toEqual(expected);
        }
        const call = ofIndex(run);
        expect(sortedItems(ofSimulation(table, call))).toEqual(sortedItems(await ofDynamodb(call)));
      }),
      { numRuns: Number(process.env['DIFFERENTIAL_RUNS'] ?? 60) },
    );
  });
});
