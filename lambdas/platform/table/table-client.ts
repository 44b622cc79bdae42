import { randomUUID } from 'node:crypto';
import { auditContext, type AuditContext } from '../audit/context';
import { asTransaction, deletesAlone, hideStamps, stampWrites, tombstonesBefore } from '../audit/stamp-writes';
import { callAws } from '../network/call-aws';
import { environmentCredentials } from '../network/aws-credentials';
import { awsEndpoint } from '../network/aws-endpoint';
import { retryPassing } from '../network/retry-passing';
import { sendRequest } from '../network/send-request';
import type { TableCommand } from './commands';
import { ConditionalCheckFailedException, TableError, TransactionCanceledException, tableErrorOf } from './errors';
import { requestBody, unmarshalOutput } from './marshal';

export type TableClient = { send<Output>(command: TableCommand<object, Output>): Promise<Output> };

export type TableService = {
  endpoint: string;
  region: string;
  credentials: typeof environmentCredentials;
};

const patienceMs = 5000;

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

const call = async (service: TableService, url: URL, operation: string, body: string): Promise<object> => {
  const target = `DynamoDB_20120810.${operation}`;
  const { region } = service;
  const credentials = service.credentials();
  const reply = await callAws({ service: 'dynamodb', region, url, protocol: '1.0', target, body, credentials });
  const text = reply.body.toString();
  if (reply.status !== 200) throw tableErrorOf(reply.status, text);
  return JSON.parse(text) as object;
};

/** The token makes repeating a transaction safe. */
const withToken = (operation: string, input: object): object =>
  operation === 'TransactWriteItems' ? { ...input, ClientRequestToken: tokenOf(input) ?? randomUUID() } : input;

const tokenOf = (input: { ClientRequestToken?: string | undefined }): string | undefined => input.ClientRequestToken;

/** The error of a deletion that ran as a transaction. */
const asDeletionError = (error: unknown): unknown => {
  if (!(error instanceof TransactionCanceledException)) return error;
  const [reason] = error.CancellationReasons;
  if (reason?.Code !== 'ConditionalCheckFailed') return error;
  return new ConditionalCheckFailedException(reason.Message ?? error.message, error.status, reason.Item);
};

/**
 * Replaces the SDK, which takes most of a cold start to load (docs/adr/0013-custom-dynamodb-client.md). Every item it
 * writes carries the stamp of who writes it (docs/adr/0035-audit-log-from-the-stream.md).
 */
export const createTableClient = (
  service: TableService = serviceOfEnvironment(),
  contextOf: () => AuditContext | null = auditContext,
): TableClient => {
  const url = new URL(service.endpoint);
  // Opens the connection during initialization. The response doesn't matter.
  const opened = sendRequest({ url, timeoutMs: patienceMs }).catch(() => undefined);

  const sendPlain = async (operation: string, input: object) => {
    const body = requestBody(withToken(operation, input));
    await opened;
    return unmarshalOutput(await retryPassing(() => call(service, url, operation, body), isPassing));
  };
  const sendWrite = async (write: { operation: string; input: object }, context: AuditContext | null) => {
    if (!context) return sendPlain(write.operation, write.input);
    const before = await tombstonesBefore(write, context);
    await Promise.all(before.map((it) => sendPlain('PutItem', it)));
    return sendPlain(write.operation, await stampWrites(write, context));
  };

  return {
    async send<Output>(command: TableCommand<object, Output>): Promise<Output> {
      const context = contextOf();
      if (!context) return (await sendWrite(command, null)) as Output;
      if (!deletesAlone(command, context)) return hideStamps(await sendWrite(command, context)) as Output;
      try {
        return (await sendWrite(asTransaction(command), context)) as Output;
      } catch (error) {
        throw asDeletionError(error);
      }
    },
  };
};
