import { answerCall } from '../../emulators/dynamodb/answer';
import type { Database } from '../../emulators/dynamodb/database';
import { compareText, normalItem, normalNumber, type StoredItem } from '../../emulators/dynamodb/values';

export type Call = { operation: string; input: Record<string, unknown> };
type Reason = { Code?: string; Item?: StoredItem };
/** An answer without details that DynamoDB Local and the service leave open. */
export type Answer = { output: unknown } | { error: string; reasons?: unknown; item?: unknown };

type Body = { __type?: string; CancellationReasons?: Reason[]; Item?: StoredItem; ConsumedCapacity?: unknown };

/** Fields with items in any order. */
const unordered = new Set(['Responses', 'UnprocessedKeys']);

/** Sets are unordered, and batches answer in any order. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => compareText(a, b))
      .map(([name, part]): [string, unknown] => {
        // DynamoDB Local keeps the zeros of a sum.
        if (name === 'N') return [name, normalNumber(String(part))];
        if (name === 'SS') return [name, [...(part as string[])].sort()];
        if (name === 'NS') return [name, (part as string[]).map(normalNumber).sort()];
        if (unordered.has(name)) return [name, sortedItems(part as Record<string, unknown[]>)];
        return [name, comparable(part)];
      }),
  );
};

const asTexts = (items: readonly unknown[]): string[] => items.map((it) => JSON.stringify(comparable(it))).sort();

const sortedItems = (byTable: Record<string, unknown>): unknown =>
  Object.entries(byTable).map(([table, items]) => [table, Array.isArray(items) ? asTexts(items) : comparable(items)]);

/** At the bound itself no more items can follow, which DynamoDB Local detects only in some directions. */
const upToBound = ({ input }: Call, output: Record<string, unknown>): Record<string, unknown> => {
  const bound = (input['ExpressionAttributeValues'] as StoredItem | undefined)?.[':sort']?.S;
  const { LastEvaluatedKey, ...rest } = output as { LastEvaluatedKey?: StoredItem };
  const isAtBound = bound !== undefined && Object.values(LastEvaluatedKey ?? {}).some(({ S }) => S === bound);
  return isAtBound ? rest : output;
};

/** Scans and items at the same index position are unordered. */
const withoutOrder = ({ operation, input }: Call, output: Record<string, unknown>): unknown => {
  const isUnordered = operation === 'Scan' || (input['IndexName'] !== undefined && input['Limit'] === undefined);
  const items = output['Items'];
  return comparable(isUnordered && Array.isArray(items) ? { ...output, Items: asTexts(items) } : output);
};

const reasonsIn = (reasons: Reason[] | undefined) =>
  reasons && {
    reasons: comparable(reasons.map(({ Code = 'None', Item }) => ({ Code, ...(Item && { Item: normalItem(Item) }) }))),
  };

/** Parses an answer on the wire. */
const answerOf = (call: Call, status: number, body: Body): Answer => {
  // DynamoDB Local returns it unasked for some calls.
  const { ConsumedCapacity: _unasked, ...output } = body;
  if (status === 200) return { output: withoutOrder(call, upToBound(call, output)) };
  const error = body.__type?.split('#').at(-1) ?? '';
  // An inapplicable update is a transaction reason in the service, but an invalid call in DynamoDB Local.
  if (body.CancellationReasons?.some(({ Code }) => Code === 'ValidationError')) return { error: 'ValidationException' };
  return { error, ...reasonsIn(body.CancellationReasons), ...(body.Item && { item: comparable(body.Item) }) };
};

export const askDynamodb = async (endpoint: string, call: Call): Promise<Answer> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${call.operation}`,
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(call.input),
  });
  return answerOf(call, response.status, (await response.json()) as Body);
};

export const askTable = (database: Database, call: Call): Answer => {
  const { status, body } = answerCall(database, `DynamoDB_20120810.${call.operation}`, call.input);
  return answerOf(call, status, body);
};
