import { sign } from 'aws4';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '../network/send-request';
import type { TableCommand } from './commands';
import { TableError, tableErrorOf } from './errors';
import { requestBody, unmarshalOutput } from './marshal';

export type TableClient = { send<Output>(command: TableCommand<object, Output>): Promise<Output> };

/** Where the table is and who asks; of a function, its environment says so. */
export type TableService = {
  endpoint: string;
  region: string;
  credentials(): { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
};

const patienceMs = 5000;
const attempts = 4;
/** Milliseconds before the second attempt; twice as many before each further one. */
const pauseMs = 50;

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

const serviceOfEnvironment = (): TableService => {
  const { AWS_REGION: region = '', AWS_ENDPOINT_URL_DYNAMODB: endpoint } = process.env;
  return {
    region,
    endpoint: endpoint ?? `https://dynamodb.${region}.amazonaws.com`,
    credentials: () => ({
      accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
      ...(process.env['AWS_SESSION_TOKEN'] && { sessionToken: process.env['AWS_SESSION_TOKEN'] }),
    }),
  };
};

const call = async (service: TableService, url: URL, operation: string, body: string): Promise<object> => {
  const { headers } = sign(
    {
      service: 'dynamodb',
      region: service.region,
      method: 'POST',
      host: url.host,
      path: url.pathname,
      headers: { 'Content-Type': 'application/x-amz-json-1.0', 'X-Amz-Target': `DynamoDB_20120810.${operation}` },
      body,
    },
    service.credentials(),
  );
  const reply = await sendRequest({
    url,
    method: 'POST',
    headers: headers as Record<string, string>,
    body,
    timeoutMs: patienceMs,
  });
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
      for (let attempt = 1; ; attempt += 1) {
        try {
          return unmarshalOutput(await call(service, url, operation, body)) as Output;
        } catch (error) {
          if (attempt === attempts || !isPassing(error)) throw error;
          await wait(randomInt(pauseMs * 2 ** attempt));
        }
      }
    },
  };
};
