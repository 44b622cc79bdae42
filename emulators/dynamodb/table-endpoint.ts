import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as pause } from 'node:timers/promises';
import { isLocalCall } from '../../scripts/local/gateway/local-call';
import { readBody, send } from '../../scripts/local/gateway/http';
import { isRecord } from '../../scripts/local/json-file';
import { listen } from '../../scripts/local/network/listen';
import type { AnswerCall } from '../../scripts/local/network/stack-network';
import { loopback } from '../../scripts/local/ports';
import { answerCall } from './answer';
import type { Answer } from './table-failure';
import type { Database } from './database';

/** A write batch may have 16 MB. */
const maxRequestBytes = 20 * 1024 * 1024;

const failure = (status: number, type: string, message: string): Answer => ({
  status,
  body: { __type: `com.amazon.coral.service#${type}`, message },
});

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const input: unknown = JSON.parse(text);
    return isRecord(input) ? input : null;
  } catch {
    return null;
  }
};

const answerText = (database: Database, target: string, text: string): Answer => {
  const input = parsed(text);
  return input
    ? answerCall(database, target, input)
    : failure(400, 'SerializationException', 'The body is not a JSON object.');
};

const answerRequest = async (database: Database, request: IncomingMessage): Promise<Answer> => {
  // Signatures aren't checked, but a client that doesn't sign would fail on AWS.
  if (!request.headers.authorization)
    return failure(400, 'MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  return answerText(
    database,
    String(request.headers['x-amz-target']),
    (await readBody(request, maxRequestBytes)).toString(),
  );
};

const answer = async (database: Database, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const type = 'application/x-amz-json-1.0';
  try {
    if (!isLocalCall(request)) return send(response, 403, type, '{"message":"Forbidden"}');
    if (request.method === 'GET') return send(response, 200, 'text/plain', 'healthy: the embedded table');
    const { status, body } = await answerRequest(database, request);
    send(response, status, type, JSON.stringify(body));
  } catch (error) {
    console.error(error);
    const { status, body } = failure(500, 'InternalServerError', 'The embedded table failed.');
    send(response, status, type, JSON.stringify(body));
  }
};

/** Maximum run of consecutive calls, which would otherwise block requests and timers. */
const longestRunMs = 10;

export type TableEndpoint = { endpoint: string; stop(): Promise<void> };

/** DynamoDB's JSON protocol for the AWS CLI, SDKs, and functions, at `x-amz-target` as in the service. */
export const startTableEndpoint = async (port: number, database: Database): Promise<TableEndpoint> => {
  let lastPause = performance.now();
  const call: AnswerCall = async (target, input) => {
    if (performance.now() - lastPause > longestRunMs) {
      await pause();
      lastPause = performance.now();
    }
    const { status, body } = answerCall(database, target, input);
    return { status, output: body };
  };
  const { stop } = await listen(
    port,
    (request, response) => answer(database, request, response),
    () => call,
  );
  return { endpoint: `http://${loopback}:${port}`, stop };
};
