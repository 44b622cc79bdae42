import { platformKeys } from '../table/keys';
import { entityMark } from '../table/entity';
import type { Key } from '../table/key';
import type { AuditContext, Stamp } from './context';

/** Attribute of the stamp. Reading leaves it out: only the stream shows it. */
export const stampName = '_by';

type Fields = Record<string, unknown>;
type WriteCall = { operation: string; input: object };

const tombstoneDays = 3;

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

const tombstone = ({ TableName, Key }: { TableName?: unknown; Key?: unknown }, stamp: Stamp, now: Date): Fields => {
  const { pk, sk } = Key as Key;
  const ttl = Math.ceil(now.getTime() / 1000) + tombstoneDays * 24 * 3600;
  return {
    Put: { TableName, Item: { ...platformKeys.tombstone(pk, sk), ...entityMark('Tombstone'), stamp, ttl } },
  };
};

const stampedPart = (part: Fields, stamp: Stamp): Fields => {
  if (part['Put']) return { ...part, Put: stampedItem(part['Put'] as Fields, stamp) };
  if (part['Update']) return { ...part, Update: stampedUpdate(part['Update'] as Fields, stamp) };
  return part;
};

const keepsDeletionOf = (part: Fields, { keepsDeletion }: AuditContext): boolean => {
  const deletion = part['Delete'] as { Key: Key } | undefined;
  return deletion !== undefined && keepsDeletion(deletion.Key);
};

const partsOf = (input: object): Fields[] => (input as { TransactItems: Fields[] }).TransactItems;

const tombstonesIn = (input: object, stamp: Stamp, context: AuditContext): Fields[] => {
  const now = new Date(stamp.at ?? Date.now());
  const deleted = partsOf(input).filter((part) => keepsDeletionOf(part, context));
  return deleted.map((part) => tombstone(part['Delete'] as Fields, stamp, now));
};

/** DynamoDB allows this many items in a transaction. */
const transactionItems = 100;

const stampedTransaction = (input: object, stamp: Stamp, context: AuditContext): Fields => {
  const parts = partsOf(input);
  const tombstones = tombstonesIn(input, stamp, context);
  const hasRoom = parts.length + tombstones.length <= transactionItems;
  return {
    ...input,
    // Last, because callers number the reasons of a refusal.
    TransactItems: [...parts.map((part) => stampedPart(part, stamp)), ...(hasRoom ? tombstones : [])],
  };
};

/** Tombstones that a transaction has no room for, to write before it: one without its deletion does no harm and expires. */
export const tombstonesBefore = async ({ operation, input }: WriteCall, context: AuditContext): Promise<Fields[]> => {
  if (operation !== 'TransactWriteItems' || partsOf(input).length <= transactionItems / 2) return [];
  const tombstones = tombstonesIn(input, await context.stamp(), context);
  return partsOf(input).length + tombstones.length > transactionItems ? tombstones.map(({ Put }) => Put as Fields) : [];
};

export const deletesAlone = ({ operation, input }: WriteCall, context: AuditContext): boolean =>
  operation === 'DeleteItem' && keepsDeletionOf({ Delete: input }, context);

/** A deletion with its tombstone is a transaction of both. */
export const asTransaction = ({ input }: WriteCall): WriteCall => {
  const { ReturnConsumedCapacity, ...deletion } = input as Fields;
  return { operation: 'TransactWriteItems', input: { TransactItems: [{ Delete: deletion }], ReturnConsumedCapacity } };
};

/** The call with the stamp in every item that it writes; reads stay as they are. */
export const stampWrites = async ({ operation, input }: WriteCall, context: AuditContext): Promise<object> => {
  switch (operation) {
    case 'PutItem':
      return stampedItem(input as Fields, await context.stamp());
    case 'UpdateItem':
      return stampedUpdate(input as Fields, await context.stamp());
    case 'TransactWriteItems':
      return stampedTransaction(input, await context.stamp(), context);
    default:
      return input;
  }
};

const withoutStamp = (item: unknown): void => {
  if (typeof item === 'object' && item !== null) Reflect.deleteProperty(item, stampName);
};

/** Takes the stamp out of what a call returned. */
export const hideStamps = (output: Fields): Fields => {
  withoutStamp(output['Item']);
  withoutStamp(output['Attributes']);
  for (const item of (output['Items'] as unknown[] | undefined) ?? []) withoutStamp(item);
  for (const items of Object.values((output['Responses'] as Fields | undefined) ?? {})) {
    for (const item of items as unknown[]) withoutStamp(item);
  }
  return output;
};
