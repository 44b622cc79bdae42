import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, send, type RouteHandler } from '../../scripts/local/gateway/http';
import { isRecord } from '../../scripts/local/json-file';
import type { AnswerCall } from '../../scripts/local/network/stack-network';
import { AwsError, type AwsOperation } from './aws-error';
import { answerSes, sesErrorXml } from './ses-endpoint';
import type { Mailbox } from './mailbox';
import { answerSns } from './sns-endpoint';
import type { TextOutbox } from './text-outbox';

/** Operations by x-amz-target prefix, such as AmazonSQS. */
export type AwsServices = Record<string, Record<string, AwsOperation>>;

export type Connections = {
  post(connectionId: string, data: Buffer): boolean;
  close(connectionId: string): boolean;
  isOpen(connectionId: string): boolean;
};

export const toAwsError = (error: unknown): AwsError => {
  if (error instanceof AwsError) return error;
  console.error(error);
  return new AwsError('InternalFailure', error instanceof Error ? error.message : 'Internal failure', 500);
};

const sendAwsJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/x-amz-json-1.1', JSON.stringify(body));

const sendAwsError = (response: ServerResponse, { code, message, status }: AwsError): void => {
  response.setHeader('x-amzn-errortype', code);
  sendAwsJson(response, status, { __type: code, message });
};

const runAwsJson = async (services: AwsServices, target: string, text: string): Promise<unknown> => {
  const [service = '', operation = ''] = target.split('.');
  const run = services[service]?.[operation];
  if (!run) throw new AwsError('UnknownOperationException', `The local stack does not have ${service}.${operation}.`);
  const input: unknown = JSON.parse(text || '{}');
  if (!isRecord(input)) throw new AwsError('SerializationException', 'The body is not an object.');
  return run(input);
};

export const answerAwsJson = async (
  request: IncomingMessage,
  response: ServerResponse,
  services: AwsServices,
): Promise<void> => {
  try {
    const text = (await readBody(request)).toString();
    sendAwsJson(response, 200, await runAwsJson(services, String(request.headers['x-amz-target']), text));
  } catch (error) {
    sendAwsError(response, toAwsError(error));
  }
};

/** Handles calls from within the process, with separate copies of data for each side. */
export const answerAwsCall =
  (services: AwsServices): AnswerCall =>
  async (target, input) => {
    try {
      const output = (await runAwsJson(services, target, JSON.stringify(input))) ?? {};
      return { status: 200, output: JSON.parse(JSON.stringify(output)) as object };
    } catch (error) {
      const { code, message, status } = toAwsError(error);
      return { status, output: { __type: code, message } };
    }
  };

export type Outboxes = { mailbox: Mailbox; texts: TextOutbox };

const answerForm = async (
  request: IncomingMessage,
  response: ServerResponse,
  { mailbox, texts }: Outboxes,
): Promise<void> => {
  try {
    const form = new URLSearchParams((await readBody(request)).toString());
    const answer = form.get('Action') === 'Publish' ? answerSns(form, texts) : answerSes(form, mailbox);
    send(response, 200, 'text/xml', answer);
  } catch (error) {
    const failure = toAwsError(error);
    send(response, failure.status, 'text/xml', sesErrorXml(failure));
  }
};

const answerConnection = async (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  connections: Connections,
): Promise<void> => {
  const gone = new AwsError('GoneException', 'The connection is gone.', 410);
  const done = {
    POST: async () => connections.post(id, await readBody(request)),
    GET: () => connections.isOpen(id),
    DELETE: () => connections.close(id),
  }[request.method ?? ''];
  if (!(await done?.())) return sendAwsError(response, gone);
  sendAwsJson(response, 200, {});
};

/** All AWS services of the stack except DynamoDB and S3. */
export const awsEndpoint =
  (services: AwsServices, outboxes: Outboxes, connections: Connections): RouteHandler =>
  async (request, response, url) => {
    const connection = /\/@connections\/([^/]+)$/.exec(url.pathname)?.[1];
    if (connection) return answerConnection(request, response, decodeURIComponent(connection), connections);
    if (request.headers['x-amz-target']) return answerAwsJson(request, response, services);
    return answerForm(request, response, outboxes);
  };
