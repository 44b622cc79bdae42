import fc from 'fast-check';
import { buildUpdate, type Change } from '@lambdas/platform/table/build-update';
import {
  absent,
  all,
  any,
  atLeast,
  atMost,
  buildCondition,
  contains,
  equals,
  exists,
  itemAbsent,
  itemExists,
  lessThan,
  moreThan,
  smallerThan,
  type Condition,
} from '@lambdas/platform/table/conditions';
import { marshalInput } from '@lambdas/platform/table/marshal';
import type { Call } from './compare';
import { TableName } from './expression-calls';

// Calls like those of the product's builders, on items with keys, indexes, versions, and counters as in the store.

type Fields = Record<string, unknown>;
type Key = { pk: string; sk: string };

const call = (operation: string, input: Fields): Call => ({
  operation,
  input: marshalInput(input) as Fields,
});

const jobs = ['j1', 'j2', 'j3'] as const;
const people = ['p1', 'p2', 'p3', 'p4'] as const;
const statuses = ['draft', 'active', 'closed'] as const;
const days = ['2026-03-01', '2026-03-02', '2026-03-14', '2026-11-30'] as const;

const job = fc.constantFrom(...jobs);
const person = fc.constantFrom(...people);
const status = fc.constantFrom(...statuses);
const day = fc.constantFrom(...days);

const jobKey = (id: string): Key => ({ pk: `JOB#${id}`, sk: 'META' });
const applicationKey = (id: string, of: string): Key => ({ pk: `JOB#${id}`, sk: `APPLICATION#${of}` });
const shiftKey = (on: string, of: string): Key => ({ pk: 'UNIT#icu', sk: `SHIFT#${on}#${of}` });
const countKey = (of: string): Key => ({ pk: `USER#${of}`, sk: 'COUNT' });

const key: fc.Arbitrary<Key> = fc.oneof(
  job.map(jobKey),
  fc.tuple(job, person).map(([id, of]) => applicationKey(id, of)),
  fc.tuple(day, person).map(([on, of]) => shiftKey(on, of)),
  person.map(countKey),
);

const inIndexes = (state: string, on: string, of: string): Fields => ({
  gsi1pk: `STATUS#${state}`,
  gsi1sk: `${on}#${of}`,
  gsi2pk: `USER#${of}`,
  gsi2sk: on,
});

const content = fc.record({
  status,
  version: fc.integer({ min: 1, max: 3 }),
  count: fc.integer({ min: 0, max: 2 }),
  name: fc.constantFrom('Ada', 'Émile', '', 'x'.repeat(3000)),
  skills: fc.constantFrom(new Set(['icu']), new Set(['icu', 'er', 'or']), undefined),
  prefs: fc.constantFrom({}, { nights: true, days: { from: 1.5, to: null } }, undefined),
  notes: fc.array(fc.constantFrom('a', 'b', null), { maxLength: 3 }),
  data: fc.constantFrom(null, 12345678901234567890n, 0.1),
  createdAt: day,
});

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(itemExists, itemAbsent, exists('status'), absent('closedAt')),
  fc.integer({ min: 1, max: 3 }).map((version) => equals('version', version)),
  status.map((it) => equals('status', it)),
  fc
    .tuple(status, fc.integer({ min: 1, max: 3 }))
    .map(([it, version]) => all(equals('status', it), any(absent('version'), atMost('version', version)))),
  day.map((it) => any(equals('createdAt', null), atLeast('createdAt', it))),
  fc.integer({ min: 0, max: 3 }).map((most) => any(absent('count'), lessThan('count', most))),
  fc.constantFrom(contains('skills', 'er'), contains('notes', 'a'), contains('name', 'd')),
  fc.integer({ min: 0, max: 3 }).map((most) => any(absent('notes'), smallerThan('notes', most))),
  fc.constantFrom(moreThan('prefs.days.from', 1), exists('prefs.nights')),
);

const change: fc.Arbitrary<Change> = fc.oneof(
  status.map((it) => ({ set: { status: it, gsi1pk: `STATUS#${it}` }, add: { version: 1 } })),
  day.map((it) => ({ set: { gsi1sk: it, closedAt: it }, remove: ['gsi2pk', 'gsi2sk'] })),
  fc.constantFrom<Change>(
    { add: { count: 1 } },
    { add: { count: -1, version: 1 } },
    { setIfAbsent: { createdAt: '2026-01-01', count: 0 } },
    { add: { skills: new Set(['er', 'rn']) } },
    { takeOut: { skills: new Set(['icu']) } },
    { set: { name: undefined, status: 'closed' } },
    { set: { 'prefs.nights': false, 'prefs.days': { from: 7 } } },
    { remove: ['prefs.days.from', 'notes'] },
    { set: { gsi1pk: '' } },
    { add: { name: 1 } },
  ),
);

const onFailure = fc.constantFrom({}, { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' });

type Write = { kind: 'Put' | 'Update' | 'Delete' | 'ConditionCheck'; key: Key; input: Fields };

const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(key, content, day, person, fc.option(condition), onFailure)
      .map(([at, it, on, of, when, failure]) => ({
        kind: 'Put' as const,
        key: at,
        input: {
          TableName,
          Item: { ...at, ...it, ...(it.status !== 'draft' && inIndexes(it.status, on, of)) },
          ...(when && buildCondition(when)),
          ...failure,
        },
      })),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(key, change, fc.option(condition), onFailure).map(([at, it, when, failure]) => ({
      kind: 'Update' as const,
      key: at,
      input: { TableName, Key: at, ...buildUpdate({ ...it, ...(when && { when }) }), ...failure },
    })),
  },
  fc.tuple(key, fc.option(condition), onFailure).map(([at, when, failure]) => ({
    kind: 'Delete' as const,
    key: at,
    input: { TableName, Key: at, ...(when && buildCondition(when)), ...failure },
  })),
);

const check: fc.Arbitrary<Write> = fc.tuple(key, condition, onFailure).map(([at, when, failure]) => ({
  kind: 'ConditionCheck',
  key: at,
  input: { TableName, Key: at, ...buildCondition(when), ...failure },
}));

const transaction: fc.Arbitrary<Call> = fc
  .tuple(
    fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: write }, check), {
      selector: ({ key: { pk, sk } }) => pk + sk,
      minLength: 1,
      maxLength: 6,
    }),
    fc.option(fc.constantFrom('first', 'second')),
  )
  .map(([writes, token]) =>
    call('TransactWriteItems', {
      TransactItems: writes.map(({ kind, input }) => ({ [kind]: input })),
      ...(token && { ClientRequestToken: token }),
    }),
  );

const single: fc.Arbitrary<Call> = fc
  .tuple(write, fc.constantFrom('NONE', 'ALL_OLD', 'ALL_NEW', 'UPDATED_NEW'))
  .map(([{ kind, input }, ReturnValues]) => call(`${kind}Item`, { ...input, ReturnValues }));

const filter = fc.option(condition.filter((it) => ![itemExists, itemAbsent].includes(it)));

/** Fields of a query as written by the store, with a filter from its builders. */
const queryCall = (input: Fields, names: Record<string, string>, when: Condition | null): Call => {
  const { ConditionExpression, ...parts } = when ? buildCondition(when) : { ConditionExpression: undefined };
  const { ExpressionAttributeNames, ExpressionAttributeValues } = parts as Record<string, Fields | undefined>;
  return call('Query', {
    TableName,
    ...input,
    ...(ConditionExpression !== undefined && { FilterExpression: ConditionExpression }),
    ...(ExpressionAttributeNames && { ExpressionAttributeNames }),
    ExpressionAttributeValues: { ...names, ...ExpressionAttributeValues },
  });
};

const paging = fc.record(
  { Limit: fc.integer({ min: 1, max: 4 }), ScanIndexForward: fc.boolean(), ConsistentRead: fc.constant(false) },
  { requiredKeys: [] },
);

const ofPartition: fc.Arbitrary<Call> = fc
  .tuple(
    fc.constantFrom('JOB#j1', 'JOB#j2', 'UNIT#icu', 'USER#p1'),
    fc.constantFrom('', 'APPLICATION#', 'SHIFT#2026-03', 'META'),
    paging,
    filter,
    fc.option(key),
  )
  .map(([pk, prefix, pages, when, after]) =>
    queryCall(
      {
        KeyConditionExpression: prefix === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
        ...pages,
        ...(after && prefix === '' && { ExclusiveStartKey: after }),
      },
      prefix === '' ? { ':pk': pk } : { ':pk': pk, ':prefix': prefix },
      when,
    ),
  );

const ofRange: fc.Arbitrary<Call> = fc
  .tuple(day, day, paging, filter)
  .map(([one, other, pages, when]) =>
    queryCall(
      { KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :sort', ...pages },
      { ':pk': 'UNIT#icu', ':from': `SHIFT#${one}`, ':sort': `SHIFT#${other}~` },
      when,
    ),
  );

const ofIndex: fc.Arbitrary<Call> = fc
  .tuple(status, fc.option(day), fc.constantFrom(undefined, 'COUNT'), filter)
  .map(([state, from, Select, when]) =>
    queryCall(
      {
        IndexName: 'gsi1',
        KeyConditionExpression: from ? 'gsi1pk = :state AND gsi1sk >= :from' : 'gsi1pk = :state',
        Select,
      },
      from ? { ':state': `STATUS#${state}`, ':from': from } : { ':state': `STATUS#${state}` },
      when,
    ),
  );

const batch: fc.Arbitrary<Call> = fc
  .uniqueArray(key, { selector: ({ pk, sk }) => pk + sk, minLength: 1, maxLength: 8 })
  .map((Keys) => call('BatchGetItem', { RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }));

const batchWrite: fc.Arbitrary<Call> = fc
  .uniqueArray(fc.tuple(key, fc.option(content)), {
    selector: ([{ pk, sk }]) => pk + sk,
    minLength: 1,
    maxLength: 6,
  })
  .map((writes) =>
    call('BatchWriteItem', {
      RequestItems: {
        [TableName]: writes.map(([at, it]) =>
          it ? { PutRequest: { Item: { ...at, ...it } } } : { DeleteRequest: { Key: at } },
        ),
      },
    }),
  );

export const productCall: fc.Arbitrary<Call> = fc.oneof(
  { weight: 5, arbitrary: single },
  { weight: 5, arbitrary: transaction },
  { weight: 2, arbitrary: key.map((Key) => call('GetItem', { TableName, Key, ConsistentRead: true })) },
  { weight: 3, arbitrary: ofPartition },
  { weight: 2, arbitrary: ofRange },
  { weight: 2, arbitrary: ofIndex },
  batch,
  batchWrite,
  fc.constant(call('Scan', { TableName })),
);
