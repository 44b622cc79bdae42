import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import type { StoredItem } from '../../emulators/dynamodb/values';
import type { Call } from './compare';

/** Table of all generated calls. */
export const TableName = 'compared';

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
const keyOf = ({ pk, sk }: { pk: string; sk: string }): StoredItem => ({
  pk: { S: pk },
  sk: { S: sk },
});

type Piece = { text: string; values: Record<string, AttributeValue> };
const piece = (text: string, values: Record<string, AttributeValue> = {}): Piece => ({ text, values });
const valuesOf = (pieces: readonly Piece[]): Piece['values'] =>
  Object.fromEntries(pieces.flatMap(({ values }) => Object.entries(values)));
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
  .map((parts) => piece(parts.map(({ text }) => text).join(' '), valuesOf(parts)));

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
  return piece(clauses.join(' '), valuesOf(made));
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
const indexed = fc.constantFrom<StoredItem>(
  {},
  { gsi1pk: { S: 'g' }, gsi1sk: { S: '1' } },
  { gsi1pk: { S: 'g' }, gsi1sk: { S: '2' } },
  { gsi1pk: { S: 'g' } },
);

type At = { pk: string; sk: string };
type Write = { kind: 'Put' | 'Update' | 'Delete' | 'ConditionCheck'; at: At; input: Record<string, unknown> };
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
      input: {
        TableName,
        Item: { ...rest, ...index, ...keyOf(at) },
        ...when(check),
        ...expressions(check),
        ...failure,
      },
    })),
  fc.tuple(place, update, maybeCondition, onFailure).map(([at, change, check, failure]) => ({
    kind: 'Update' as const,
    at,
    input: {
      TableName,
      Key: keyOf(at),
      UpdateExpression: change.text,
      ...when(check),
      ...expressions(change, check),
      ...failure,
    },
  })),
  fc.tuple(place, maybeCondition, onFailure).map(([at, check, failure]) => ({
    kind: 'Delete' as const,
    at,
    input: { TableName, Key: keyOf(at), ...when(check), ...expressions(check), ...failure },
  })),
);
const check: fc.Arbitrary<Write> = fc.tuple(place, condition, onFailure).map(([at, it, failure]) => ({
  kind: 'ConditionCheck' as const,
  at,
  input: { TableName, Key: keyOf(at), ...when(it), ...expressions(it), ...failure },
}));

const returns = {
  Put: ['NONE', 'ALL_OLD'],
  Update: ['NONE', 'ALL_OLD', 'ALL_NEW', 'UPDATED_NEW', 'UPDATED_OLD'],
  Delete: ['NONE', 'ALL_OLD'],
  ConditionCheck: ['NONE'],
} as const;

/** Calls that explore the expression language on a few small items. */
export const expressionCall: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(write, fc.nat()).map(([{ kind, input }, pick]): Call => {
      const ReturnValues = returns[kind][pick % returns[kind].length];
      return { operation: `${kind}Item`, input: { ...input, ReturnValues } };
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        // For two writes to the same item, DynamoDB Local checks conditions first; the service rejects the request.
        fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: write }, check), {
          selector: ({ at }) => at.pk + at.sk,
          minLength: 1,
          maxLength: 4,
        }),
        fc.constantFrom('once', 'again', null),
      )
      .map(([writes, token]): Call => ({
        operation: 'TransactWriteItems',
        input: {
          TransactItems: writes.map(({ kind, input }) => ({ [kind]: input })),
          ...(token && { ClientRequestToken: token }),
        },
      })),
  },
  fc.tuple(place, fc.constantFrom(null, 'n, m.k', 'many[0], many[2], m', 's')).map(([at, parts]): Call => ({
    operation: 'GetItem',
    input: { TableName, Key: keyOf(at), ...(parts !== null && { ProjectionExpression: parts }) },
  })),
  fc.uniqueArray(place, { selector: ({ pk, sk }) => pk + sk, minLength: 1 }).map((places): Call => ({
    operation: 'BatchGetItem',
    input: { RequestItems: { [TableName]: { Keys: places.map(keyOf) } } },
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
    .map(([list, bound, sort, ScanIndexForward, Limit, after, filter]): Call => {
      const own = piece(bound, { ':list': { S: list }, ...(bound && { ':sort': { S: sort } }) });
      return {
        operation: 'Query',
        input: {
          TableName,
          KeyConditionExpression: `pk = :list${bound}`,
          ScanIndexForward,
          Limit,
          ...(after && !bound && { ExclusiveStartKey: keyOf({ pk: list, sk: after }) }),
          ...(filter && { FilterExpression: filter.text }),
          ...expressions(own, filter),
        },
      };
    }),
  fc.constant<Call>({
    operation: 'Query',
    input: {
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :list',
      ExpressionAttributeValues: { ':list': { S: 'g' } },
    },
  }),
  fc.constant<Call>({ operation: 'Scan', input: { TableName } }),
);
