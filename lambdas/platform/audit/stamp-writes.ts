import { epochSeconds } from '../clock';
import { platformKeys } from '../table/keys';
import { entityMark } from '../table/entity';
import type { Key } from '../table/key';
import type { AuditContext, Stamp } from './context';

/** Attribute of the stamp. Reads omit it: only the stream contains it. */
export const stampName = '_by';

type Fields = Record<string, unknown>;
export type WriteCall = { operation: string; input: object };

const tombstoneDays = 3;

/** Longer than a request lasts. A tombstone doesn't affect later deletions. */
export const tombstoneSeconds = 120;

const stampedItem = (put: Fields, stamp: Stamp): Fields => ({
  ...put,
  Item: { ...(put['Item'] as Fields), [stampName]: stamp },
});

const stampedUpdate = (update: Fields, stamp: Stamp): Fields => {
  const expression = String(update['UpdateExpression'] ?? '');
  const assignment = '#stamp_by = :stamp_by';
  const stamped = /(?:^|\s)SET\s/.test(expression)
    ? expression.replace(/(^|\s)SET\s+/, `$1SET ${assignment}, `)
    : `SET ${assignment} ${expression}`.trimEnd();
  return {
    ...update,
    UpdateExpression: stamped,
    ExpressionAttributeNames: { ...(update['ExpressionAttributeNames'] as Fields | undefined), '#stamp_by': stampName },
    ExpressionAttributeValues: { ...(update['ExpressionAttributeValues'] as Fields | undefined), ':stamp_by': stamp },
  };
};

const stampedPart = (part: Fields, stamp: Stamp): Fields => {
  if (part['Put']) return { ...part, Put: stampedItem(part['Put'] as Fields, stamp) };
  if (part['Update']) return { ...part, Update: stampedUpdate(part['Update'] as Fields, stamp) };
  return part;
};

type Deletion = { TableName?: unknown; Key: Key };

const deletionsIn = ({ operation, input }: WriteCall): Deletion[] => {
  if (operation === 'DeleteItem') return [input as Deletion];
  if (operation !== 'TransactWriteItems') return [];
  return partsOf(input).flatMap((part) => (part['Delete'] as Deletion | undefined) ?? []);
};

const partsOf = (input: object): Fields[] => (input as { TransactItems: Fields[] }).TransactItems;

/** Put that records who is about to delete an item. Rejected while another request is deleting it. */
export type Tombstone = { TableName: unknown; Item: Fields } & Fields;

/** Builds tombstones of a call's audited deletions, to write before it. */
export const buildTombstones = async (write: WriteCall, context: AuditContext, now: Date): Promise<Tombstone[]> => {
  const deletions = deletionsIn(write).filter(({ Key }) => context.keepsDeletion(Key));
  if (deletions.length === 0) return [];
  const stamp = await context.stamp();
  const at = epochSeconds(now);
  return deletions.map(({ TableName, Key: { pk, sk } }) => ({
    TableName,
    Item: {
      ...platformKeys.tombstone(pk, sk),
      ...entityMark('Tombstone'),
      ...{ stamp, at, ttl: at + tombstoneDays * 24 * 3600 },
    },
    ConditionExpression: 'attribute_not_exists(#at) OR #at < :since OR #stamp.#req = :req',
    ExpressionAttributeNames: { '#at': 'at', '#stamp': 'stamp', '#req': 'req' },
    ExpressionAttributeValues: { ':since': at - tombstoneSeconds, ':req': stamp.req ?? '' },
  }));
};

/** Removes the tombstone of a rejected deletion, unless another request has replaced it. */
export const tombstoneRemoval = ({ TableName, Item }: Tombstone): Fields => ({
  TableName,
  Key: { pk: Item['pk'], sk: Item['sk'] },
  ConditionExpression: '#stamp.#req = :req',
  ExpressionAttributeNames: { '#stamp': 'stamp', '#req': 'req' },
  ExpressionAttributeValues: { ':req': (Item['stamp'] as Stamp).req ?? '' },
});

/** DynamoDB's limit for a transaction. */
const transactionItems = 100;

/** Puts tombstones into the deletion's transaction, so that of two concurrent deletions, the effective one counts. */
export const withTombstones = ({ operation, input }: WriteCall, tombstones: readonly Tombstone[]): WriteCall => {
  const { ReturnConsumedCapacity, ...deletion } = input as Fields;
  const parts = operation === 'DeleteItem' ? [{ Delete: deletion }] : partsOf(input);
  // Last, because callers count the reasons of a refusal. If there is no room, the other request's tombstone stays.
  const more = tombstones.map(({ TableName, Item }) => ({ Put: { TableName, Item } }));
  const TransactItems = [...parts, ...more].slice(0, transactionItems);
  const call = operation === 'DeleteItem' ? { TransactItems, ReturnConsumedCapacity } : { ...input, TransactItems };
  return { operation: 'TransactWriteItems', input: call };
};

const stampedTransaction = (input: object, stamp: Stamp): Fields => ({
  ...input,
  TransactItems: partsOf(input).map((part) => stampedPart(part, stamp)),
});

/** Adds the stamp to every item that the call writes; reads stay unchanged. */
export const stampWrites = async ({ operation, input }: WriteCall, context: AuditContext): Promise<object> => {
  switch (operation) {
    case 'PutItem':
      return stampedItem(input as Fields, await context.stamp());
    case 'UpdateItem':
      return stampedUpdate(input as Fields, await context.stamp());
    case 'TransactWriteItems':
      return stampedTransaction(input, await context.stamp());
    default:
      return input;
  }
};
