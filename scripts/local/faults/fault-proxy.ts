import { Agent, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody } from '../gateway/http';
import { listen } from '../network/listen';
import { answerCallAt, handlerAt } from '../network/stack-network';
import { loopback } from '../ports';
import { localStage } from '../settings';
import { faultReply } from './fault-replies';
import type { Dependency, Fault, Faults } from './faults';

export type FaultProxy = { origin: string; stop(): Promise<void> };

const largest = 64 * 1024 * 1024;

/** Operation as AWS names it, or the method and the path. */
const operationOf = ({ headers, method, url }: IncomingMessage, body: Buffer): string => {
  const target = headers['x-amz-target'];
  if (target) return String(target);
  const action = /^Action=(\w+)/.exec(body.subarray(0, 100).toString())?.[1];
  return action ?? `${method} ${url}`;
};

const dependencyOf = (dependency: Dependency, { url = '' }: IncomingMessage): Dependency =>
  dependency === 'storage' && url.startsWith(`/${localStage.searchBucket}`) ? 'search' : dependency;

const passOn = (answer: IncomingMessage, body: Buffer, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  response.end(body);
};

const breakOff = (answer: IncomingMessage, body: Buffer, bytes: number, response: ServerResponse): void => {
  const { 'transfer-encoding': _chunked, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': String(body.length + 1) });
  const end = (): unknown => response.socket?.destroy();
  if (bytes > 0) response.write(body.subarray(0, bytes), end);
  else {
    response.flushHeaders();
    setImmediate(end);
  }
};

/** Proxy between functions and a dependency. Without a fault it only forwards. */
export const startFaultProxy = async (dependency: Dependency, target: string, faults: Faults): Promise<FaultProxy> => {
  const address = new URL(target);
  const { hostname, port } = address;
  const agent = new Agent({ keepAlive: true });

  const ask = ({ method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = forward({ hostname, port, method, path: url, headers, agent }, resolve);
      sent.once('error', reject);
      sent.end(body);
    });

  const relay = async (request: IncomingMessage, body: Buffer, fault: Fault | null, response: ServerResponse) => {
    const answer = await ask(request, body);
    const content = await readBody(answer, largest);
    if (fault?.kind === 'drop') response.socket?.destroy();
    else if (fault?.kind === 'reset') breakOff(answer, content, fault.bytes, response);
    else passOn(answer, content, response);
  };

  /** Undefined while a fault is possible, and outside this process. */
  const directly = () =>
    faults.has(dependency) || (dependency === 'storage' && faults.has('search')) ? undefined : handlerAt(address);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const handler = directly();
    if (handler) return handler(request, response, new URL(request.url ?? '/', target));
    const body = await readBody(request, largest);
    const fault = faults.next(dependencyOf(dependency, request), operationOf(request, body));
    const reply = fault && faultReply(fault, body);
    if (reply) {
      const { status, type, body: text, headers } = reply;
      response.writeHead(status, { 'content-type': type, ...headers }).end(text);
      return;
    }
    if (fault?.kind === 'latency') await wait(fault.ms, undefined, { ref: false });
    await relay(request, body, fault, response);
  };

  const { port: own, stop } = await listen(
    0,
    (request, response) => answer(request, response).catch(() => void response.socket?.destroy()),
    () => (faults.has(dependency) ? undefined : answerCallAt(address)),
  );
  return {
    origin: `http://${loopback}:${own}`,
    async stop() {
      agent.destroy();
      await stop();
    },
  };
};
