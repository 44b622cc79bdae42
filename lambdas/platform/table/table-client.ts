import { randomUUID } from 'node:crypto';
import { callAws } from '../network/call-aws';
import { environmentCredentials } from '../network/aws-credentials';
import { awsEndpoint } from '../network/aws-endpoint';
import { retryPassing } from '../network/retry-passing';
import { sendRequest } from '../network/send-request';
import type { TableCommand } from './commands';
import { TableError, tableErrorOf } from './errors';
import { requestBody, unmarshalOutput } from './marshal';

export type TableClient = { send<Output>(command: TableCommand<object, Output>): Promise<Output> };

/** Where the table is and who asks; of a function, its environment says so. */
export type TableService = {
  endpoint: string;
  region: string;
  credentials: typeof environmentCredentials;
};

const patienceMs = 5000;

/** Refusals that say nothing about the request. */
const passing = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionInProgressException',
]);

const isPassing = (error: unknown): boolean =>
  // What is no refusal of the service is a connection that broke or took too long.
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

/** With a token a transaction that is sent twice happens once. */
const withToken = (operation: string, input: object): object =>
  operation === 'TransactWriteItems' ? { ...input, ClientRequestToken: tokenOf(input) ?? randomUUID() } : input;

const tokenOf = (input: { ClientRequestToken?: string | undefined }): string | undefined => input.ClientRequestToken;

/**
 * DynamoDB without the SDK, whose loading takes most of a cold start (docs/adr/0013-own-table-client.md). Tests hold it
 * against the SDK: requests, values, answers and refusals are the same.
 */
export const createTableClient = (service: TableService = serviceOfEnvironment()): TableClient => {
  const url = new URL(service.endpoint);
  // The connection is opened while the function starts. Whatever DynamoDB answers, it is open.
  const opened = sendRequest({ url, timeoutMs: patienceMs }).catch(() => undefined);

  return {
    async send<Output>({ operation, input }: TableCommand<object, Output>): Promise<Output> {
      const body = requestBody(withToken(operation, input));
      await opened;
      return unmarshalOutput(await retryPassing(() => call(service, url, operation, body), isPassing)) as Output;
    },
  };
};
