import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { reservedWords } from '../../emulators/dynamodb/reserved-words';
import type { Call } from './compare';
import { TableName } from './expression-calls';

// Invalid or almost invalid calls, and values at the limits.

const Key = { pk: { S: 'a' }, sk: { S: '1' } };
const put = (Item: Record<string, unknown>, more: object = {}): Call => ({
  operation: 'PutItem',
  input: { TableName, Item: { ...Key, ...Item }, ...more },
});
const update = (UpdateExpression: string, values: Record<string, unknown> = {}, more: object = {}): Call => ({
  operation: 'UpdateItem',
  input: {
    TableName,
    Key,
    UpdateExpression,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    ...more,
  },
});
const conditional = (ConditionExpression: string, values: Record<string, unknown> = {}, more: object = {}): Call =>
  put(
    {},
    { ConditionExpression, ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }), ...more },
  );
const query = (KeyConditionExpression: string, values: Record<string, unknown>, more: object = {}): Call => ({
  operation: 'Query',
  input: { TableName, KeyConditionExpression, ExpressionAttributeValues: values, ...more },
});
const read = (more: object): Call => ({ operation: 'GetItem', input: { TableName, Key, ...more } });
const batch = (input: object): Call => ({ operation: 'BatchWriteItem', input: { RequestItems: input } });

const numbers = [
  ...['1', '-0', '00012', '1.50', '1e3', '1E-3', '.5', '5.', '+3', '1e125', '9.99e125', '1e126', '1e-130', '1e-131'],
  ...['12345678901234567890123456789012345678', '123456789012345678901234567890123456789', '0.1e1', '-1e125'],
  ...['', 'x', '1x', 'NaN', 'Infinity', ' 1', '1_0', '0x1'],
];
const operands: AttributeValue[] = [
  { S: 'x' },
  { N: '1' },
  { BOOL: true },
  { NULL: true },
  { L: [] },
  { M: {} },
  { SS: ['x'] },
  { NS: ['1'] },
];
const functions = [
  'size',
  'contains',
  'begins_with',
  'attribute_exists',
  'attribute_type',
  'list_append',
  'if_not_exists',
];
const long = (length: number): string => 'k'.repeat(length);

/** Reserved in the documentation, but accepted by DynamoDB Local. */
const letThrough = new Set(['CONVERT', 'SIZE']);
const reserved = [...reservedWords].filter((word) => !letThrough.has(word));

const fixed: Call[] = [
  put({ pk: { S: '' } }),
  put({ pk: { N: '1' } }),
  put({ gsi1pk: { N: '1' } }),
  put({ gsi1pk: { S: '' } }),
  put({ pk: { S: long(2048) } }),
  put({ pk: { S: long(2049) } }),
  put({ sk: { S: long(1024) } }),
  put({ sk: { S: long(1025) } }),
  put({ gsi1pk: { S: long(2049) }, gsi1sk: { S: 'x' } }),
  put({ gsi1pk: { S: 'x' }, gsi1sk: { S: long(1025) } }),
  put({ a: {} }),
  put({ a: { S: 'x', N: '1' } }),
  put({ a: { SS: [] } }),
  put({ a: { SS: ['x', 'x'] } }),
  put({ a: { NS: ['1', '1.0'] } }),
  put({ a: { SS: [''] } }),
  put({ a: { L: [{ M: { b: { NS: [] } } }] } }),
  put({ a: { NULL: false } }),
  put({ '': { S: 'x' } }),
  put({ a: { S: long(300) } }, { ReturnValues: 'ALL_NEW' }),
  put({}, { ConditionExpression: '' }),
  put({}, { ExpressionAttributeNames: { '#a': 'a' } }),
  put({}, { ExpressionAttributeValues: { ':a': { S: 'x' } } }),
  read({ Key: { pk: { S: 'a' } } }),
  read({ Key: { ...Key, more: { S: 'x' } } }),
  read({ Key: { pk: { S: 'a' }, sk: { S: '' } } }),
  read({ TableName: 'missing' }),
  read({ ProjectionExpression: 'a, a' }),
  read({ ProjectionExpression: 'a, a.b' }),
  read({ ProjectionExpression: 'status' }),
  read({ ProjectionExpression: '#a', ExpressionAttributeNames: { '#b': 'b' } }),
  conditional('a = :a'),
  conditional('a = :a', { ':a': { S: 'x' }, ':b': { S: 'y' } }),
  conditional('#a = :a', { ':a': { S: 'x' } }),
  conditional('status = :a', { ':a': { S: 'x' } }),
  conditional('a = a'),
  conditional('a <> a'),
  conditional('a = b'),
  conditional(':a = a', { ':a': { S: 'x' } }),
  conditional(':a = :a', { ':a': { S: 'x' } }),
  conditional(':a = :b', { ':a': { S: 'x' }, ':b': { S: 'x' } }),
  conditional('(attribute_exists(pk))'),
  conditional('((attribute_exists(pk)))'),
  conditional('(attribute_exists(pk)) AND (attribute_exists(sk))'),
  conditional('((attribute_exists(pk)) AND (attribute_exists(sk)))'),
  conditional('((attribute_exists(pk) AND attribute_exists(sk)))'),
  conditional('NOT ((attribute_exists(pk)))'),
  conditional('NOT NOT attribute_exists(a)'),
  conditional('attribute_exists(pk) AND'),
  conditional('AND attribute_exists(pk)'),
  conditional('a'),
  conditional('a = :a :a', { ':a': { S: 'x' } }),
  conditional('Attribute_exists(pk)'),
  conditional('unknown(a)'),
  conditional('a BETWEEN :a AND :b', { ':a': { N: '2' }, ':b': { N: '1' } }),
  conditional('a BETWEEN :a AND :b', { ':a': { N: '1' }, ':b': { S: '2' } }),
  conditional('a BETWEEN :a AND :a', { ':a': { N: '1' } }),
  conditional('a BETWEEN b AND c'),
  conditional('a IN (:a)', { ':a': { S: 'x' } }),
  conditional('a IN ()'),
  conditional('a IN (b, c, a)'),
  conditional('attribute_type(a, :a)', { ':a': { S: 'S' } }),
  conditional('attribute_type(a, :a)', { ':a': { S: 'X' } }),
  conditional('attribute_exists(a) or attribute_not_exists(a)'),
  conditional('attribute_exists(_a)'),
  conditional('attribute_exists(a-b)'),
  conditional('attribute_exists(1a)'),
  conditional('attribute_exists(a.b[0].c)'),
  conditional('attribute_exists(a[b])'),
  conditional('attribute_exists(:a)', { ':a': { S: 'x' } }),
  conditional(`a = :a${' OR a = :a'.repeat(400)}`, { ':a': { S: 'x' } }),
  update(''),
  update('SET'),
  update('SET a = :a, a = :a', { ':a': { S: 'x' } }),
  update('SET a = :a SET b = :a', { ':a': { S: 'x' } }),
  update('SET a = :a REMOVE a', { ':a': { S: 'x' } }),
  update('SET a.b = :a REMOVE a', { ':a': { S: 'x' } }),
  update('SET a.b = :a, a[0] = :a', { ':a': { S: 'x' } }),
  update('SET pk = :a', { ':a': { S: 'x' } }),
  update('REMOVE sk'),
  update('SET a = b'),
  update('SET a = :a + :a', { ':a': { S: 'x' } }),
  update('SET a = :a + :a + :a', { ':a': { N: '1' } }),
  update('SET a = :a - :b', { ':a': { N: '1' }, ':b': { N: '0.25' } }),
  update('SET a = attribute_exists(b)'),
  update('SET a = size(b)'),
  update('SET a = if_not_exists(:a, :a)', { ':a': { N: '1' } }),
  update('SET a = if_not_exists(a, if_not_exists(b, :a))', { ':a': { N: '1' } }),
  update('SET a = list_append(if_not_exists(a, :a), :a)', { ':a': { L: [] } }),
  update('SET missing.b = :a', { ':a': { S: 'x' } }),
  update('REMOVE missing.b'),
  update('REMOVE missing'),
  update('SET status = :a', { ':a': { S: 'x' } }),
  update('set a = :a remove b', { ':a': { S: 'x' } }),
  update('SET a = :a,', { ':a': { S: 'x' } }),
  update('PUT a = :a', { ':a': { S: 'x' } }),
  update('SET gsi1pk = :a', { ':a': { N: '1' } }),
  update('SET a = :a', { ':a': { S: 'x' } }, { ReturnValues: 'NEW' }),
  query('pk = :a', { ':a': { S: '' } }),
  query('pk = :a', { ':a': { N: '1' } }),
  query('pk > :a', { ':a': { S: 'a' } }),
  query('sk = :a', { ':a': { S: 'a' } }),
  query('pk = :a OR sk = :a', { ':a': { S: 'a' } }),
  query('pk = :a AND sk <> :a', { ':a': { S: 'a' } }),
  query('pk = :a AND NOT sk = :a', { ':a': { S: 'a' } }),
  query('pk = :a AND sk IN (:a)', { ':a': { S: 'a' } }),
  query('pk = :a AND contains(sk, :a)', { ':a': { S: 'a' } }),
  query('pk = :a AND n = :a', { ':a': { S: 'a' } }),
  query('pk = :a AND sk = :a AND sk = :a', { ':a': { S: 'a' } }),
  query('pk = :a AND pk = :a', { ':a': { S: 'a' } }),
  query('(pk = :a) AND (sk = :a)', { ':a': { S: 'a' } }),
  query('(pk = :a AND sk = :a)', { ':a': { S: 'a' } }),
  query('sk = :a AND pk = :a', { ':a': { S: 'a' } }),
  query('pk = :a AND begins_with(sk, :b)', { ':a': { S: 'a' }, ':b': { S: '' } }),
  query('pk = :a AND sk > :b', { ':a': { S: 'a' }, ':b': { S: '' } }),
  query('pk = :a AND sk BETWEEN :b AND :c', { ':a': { S: 'a' }, ':b': { S: '2' }, ':c': { S: '1' } }),
  query(':a = pk', { ':a': { S: 'a' } }),
  query('pk = :a', { ':a': { S: 'a' } }, { Limit: 0 }),
  query('pk = :a', { ':a': { S: 'a' } }, { IndexName: 'missing' }),
  query('gsi1pk = :a', { ':a': { S: 'a' } }, { IndexName: 'gsi1', ConsistentRead: true }),
  query('pk = :a', { ':a': { S: 'a' } }, { FilterExpression: 'sk = :a' }),
  query('pk = :a', { ':a': { S: 'a' } }, { FilterExpression: 'attribute_exists(pk)' }),
  query('gsi1pk = :a', { ':a': { S: 'a' } }, { IndexName: 'gsi1', FilterExpression: 'attribute_exists(pk)' }),
  query('gsi1pk = :a', { ':a': { S: 'a' } }, { IndexName: 'gsi1', FilterExpression: 'attribute_exists(gsi1sk)' }),
  query('pk = :a', { ':a': { S: 'a' } }, { ExclusiveStartKey: { pk: { S: 'b' }, sk: { S: '1' } } }),
  query('pk = :a', { ':a': { S: 'a' } }, { ExclusiveStartKey: { pk: { S: 'a' } } }),
  query('pk = :a', { ':a': { S: 'a' } }, { ExclusiveStartKey: { ...Key, n: { S: 'x' } } }),
  query('gsi1pk = :a', { ':a': { S: 'a' } }, { IndexName: 'gsi1', ExclusiveStartKey: Key }),
  query('pk = :a AND sk > :b', { ':a': { S: 'a' }, ':b': { S: '2' } }, { ExclusiveStartKey: Key }),
  query('pk = :a', { ':a': { S: 'a' } }, { ProjectionExpression: 'n, pk' }),
  { operation: 'Query', input: { TableName } },
  { operation: 'Scan', input: { TableName, Segment: 2, TotalSegments: 2 } },
  { operation: 'Scan', input: { TableName, Segment: 0 } },
  { operation: 'Scan', input: { TableName, Limit: 0 } },
  { operation: 'Scan', input: { TableName, FilterExpression: 'attribute_exists(pk)' } },
  { operation: 'Scan', input: { TableName: 'missing' } },
  { operation: 'DescribeTable', input: { TableName: 'missing' } },
  { operation: 'DeleteItem', input: { TableName, Key, ReturnValues: 'ALL_NEW' } },
  { operation: 'DeleteItem', input: { TableName, Key: { pk: { S: 'never' }, sk: { S: 'there' } } } },
  { operation: 'UpdateItem', input: { TableName, Key } },
  { operation: 'BatchGetItem', input: { RequestItems: {} } },
  { operation: 'BatchGetItem', input: { RequestItems: { [TableName]: { Keys: [Key, Key] } } } },
  { operation: 'BatchGetItem', input: { RequestItems: { missing: { Keys: [Key] } } } },
  batch({}),
  batch({ [TableName]: [{ PutRequest: { Item: Key } }, { DeleteRequest: { Key } }] }),
  batch({
    [TableName]: Array.from({ length: 26 }, (_, i) => ({ DeleteRequest: { Key: { ...Key, sk: { S: `${i}` } } } })),
  }),
  batch({ [TableName]: [{ PutRequest: { Item: { pk: { S: 'a' } } } }] }),
  batch({ missing: [{ PutRequest: { Item: Key } }] }),
  { operation: 'TransactWriteItems', input: { TransactItems: [] } },
  { operation: 'TransactWriteItems', input: { TransactItems: [{}] } },
  { operation: 'TransactWriteItems', input: { TransactItems: [{ ConditionCheck: { TableName, Key } }] } },
  { operation: 'TransactWriteItems', input: { TransactItems: [{ Put: { TableName: 'missing', Item: Key } }] } },
  {
    operation: 'TransactWriteItems',
    input: { TransactItems: [{ Put: { TableName, Item: Key }, Delete: { TableName, Key } }] },
  },
];

export const refusedCall: fc.Arbitrary<Call> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...fixed) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers).map((N) => put({ n: { N } })) },
  fc.constantFrom(...numbers).map((N) => conditional('n < :n', { ':n': { N } })),
  { weight: 2, arbitrary: fc.constantFrom(...reserved).map((word) => conditional(`attribute_exists(${word})`)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('=', '<', '>=', '<>'), fc.constantFrom(...operands), fc.constantFrom('n', 'a', ':b'))
      .map(([operator, value, left]) =>
        conditional(`${left} ${operator} :a`, { ':a': value, ...(left === ':b' && { ':b': { N: '1' } }) }),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...functions), fc.constantFrom(...operands), fc.constantFrom('n', 'a', ':a'))
      .map(([name, value, first]) => conditional(`${name}(${first}, :a)`, { ':a': value })),
  },
  fc
    .tuple(fc.constantFrom(...operands), fc.constantFrom('a', 'n', ':a'))
    .map(([value, of]) => conditional(`size(${of}) > :a`, { ':a': value })),
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('ADD', 'DELETE'), fc.constantFrom(...operands), fc.constantFrom('n', 'a'))
      .map(([section, value, name]) => update(`${section} ${name} :a`, { ':a': value })),
  },
  fc
    .tuple(fc.constantFrom(...operands), fc.constantFrom('n', 'a', 'a.b', 'a[0]'))
    .map(([value, name]) => update(`SET ${name} = :a`, { ':a': value })),
);
