import { randomUUID } from 'node:crypto';
import { auditContext, type AuditContext } from '../audit/context';
import {
  stampName,
  stampWrites,
  tombstoneRemoval,
  buildTombstones,
  withTombstones,
  type Tombstone,
  type WriteCall,
} from '../audit/stamp-writes';
import { callAws } from '../network/call-aws';
import { environmentCredentials } from '../network/aws-credentials';
import { awsEndpoint } from '../network/aws-endpoint';
import { patience } from '../network/patience';
import { retryPassing } from '../network/retry-passing';
import { sendRequest } from '../network/send-request';
import { isOfEarlierRun } from '../request-ids';
import type { TableCommand } from './commands';
import { ConditionalCheckFailedException, TableError, TransactionCanceledException, toTableError } from './errors';
import { marshalInput, unmarshalOutput } from './marshal';

export type TableClient = { send<Output>(command: TableCommand<object, Output>): Promise<Output> };

export type TableService = {
  endpoint: string;
  region: string;
  credentials: typeof environmentCredentials;
};

const passing = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionInProgressException',
]);

const isPassing = (error: unknown): boolean =>
  // Other errors are broken or slow connections.
  !(error instanceof TableError) || error.status >= 500 || passing.has(error.name);

const serviceOfEnvironment = (): TableService => ({
  region: process.env['AWS_REGION'] ?? '',
  endpoint: awsEndpoint('dynamodb'),
  credentials: environmentCredentials,
});

type Call = { url: URL; operation: string; input: object; timeoutMs: number };

const call = async (service: TableService, { url, operation, input, timeoutMs }: Call): Promise<object> => {
  const target = `DynamoDB_20120810.${operation}`;
  const { region, credentials } = service;
  const { status, output } = await callAws({
    service: 'dynamodb',
    region,
    url,
    protocol: '1.0',
    target,
    input,
    credentials,
    timeoutMs,
  });
  if (status !== 200) throw toTableError(status, output);
  return output;
};

/** The token makes repeating a transaction safe. */
const withToken = (operation: string, input: object): object =>
  operation === 'TransactWriteItems' ? { ...input, ClientRequestToken: tokenOf(input) ?? randomUUID() } : input;

const tokenOf = (input: { ClientRequestToken?: string | undefined }): string | undefined => input.ClientRequestToken;

const isRefusal = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException || error instanceof TransactionCanceledException;

type Writes = { Item?: object; TransactItems?: readonly { Put?: { Item?: object } }[] };

/** A write is all or nothing: if one item exists that only this request can have put, all of it was written. */
const wasWrittenEarlier = ({ input }: TableCommand, error: unknown): boolean => {
  const { Item, TransactItems = [] } = input as Writes;
  if (error instanceof ConditionalCheckFailedException) return Item !== undefined && isOfEarlierRun(Item);
  if (!(error instanceof TransactionCanceledException)) return false;
  return TransactItems.some(
    ({ Put }, index) =>
      error.CancellationReasons[index]?.Code === 'ConditionalCheckFailed' &&
      Put?.Item !== undefined &&
      isOfEarlierRun(Put.Item),
  );
};

/** Returns the error of a deletion that ran as a transaction. */
const asDeletionError = (error: unknown): unknown => {
  if (!(error instanceof TransactionCanceledException)) return error;
  const [reason] = error.CancellationReasons;
  if (reason?.Code !== 'ConditionalCheckFailed') return error;
  return new ConditionalCheckFailedException(reason.Message ?? error.message, error.status, reason.Item);
};

/**
 * Replaces the SDK, which takes most of a cold start to load (docs/adr/0013-custom-dynamodb-client.md). Stamps every
 * written item with its actor (docs/adr/0035-audit-log-from-the-stream.md).
 */
export const createTableClient = (
  service: TableService = serviceOfEnvironment(),
  contextOf: () => AuditContext | null = auditContext,
): TableClient => {
  const url = new URL(service.endpoint);
  // Opens the connection during initialization. The response doesn't matter.
  const opened = sendRequest({ url, timeoutMs: patience('connect') }).catch(() => undefined);

  const sendPlain = async (operation: string, plainInput: object, left?: string) => {
    const input = marshalInput(withToken(operation, plainInput));
    await opened;
    const output = await retryPassing((timeoutMs) => call(service, { url, operation, input, timeoutMs }), isPassing);
    return unmarshalOutput(output, left);
  };
  const sendStamped = async (write: WriteCall, context: AuditContext) =>
    sendPlain(write.operation, await stampWrites(write, context), stampName);

  /** Returns whether it was written; false while another request is deleting the item. */
  const announce = async (tombstone: Tombstone): Promise<boolean> => {
    try {
      await sendPlain('PutItem', tombstone);
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  };

  /** The tombstone comes first: alone it costs one write unit, in a transaction two, with the deletion in it three. */
  const sendDeletion = async (write: WriteCall, tombstones: readonly Tombstone[], context: AuditContext) => {
    const announced = await Promise.all(tombstones.map(announce));
    const contested = tombstones.filter((_tombstone, index) => !announced[index]);
    try {
      const stamped = { ...write, input: await stampWrites(write, context) };
      const { operation, input } = contested.length > 0 ? withTombstones(stamped, contested) : stamped;
      return await sendPlain(operation, input, stampName);
    } catch (error) {
      if (isRefusal(error)) {
        const own = tombstones.filter((_tombstone, index) => announced[index]);
        // A remaining one counts for two minutes only.
        await Promise.allSettled(own.map((it) => sendPlain('DeleteItem', tombstoneRemoval(it))));
      }
      throw write.operation === 'DeleteItem' ? asDeletionError(error) : error;
    }
  };

  const send = async <Output>(command: TableCommand<object, Output>): Promise<Output> => {
    const context = contextOf();
    if (!context) return (await sendPlain(command.operation, command.input)) as Output;
    const tombstones = await buildTombstones(command, context, new Date());
    const sent = tombstones.length > 0 ? sendDeletion(command, tombstones, context) : sendStamped(command, context);
    return (await sent) as Output;
  };

  return {
    async send<Output>(command: TableCommand<object, Output>): Promise<Output> {
      try {
        return await send(command);
      } catch (error) {
        if (wasWrittenEarlier(command, error)) return {} as Output;
        throw error;
      }
    },
  };
};
