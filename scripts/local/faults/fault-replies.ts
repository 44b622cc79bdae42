import { transactionConflict } from '../../../emulators/dynamodb/transaction-conflict';
import type { Dependency, Fault } from './faults';

export type FaultReply = { status: number; type: string; body: string; headers?: Record<string, string> };

const json = (status: number, code: string): FaultReply => ({
  status,
  type: 'application/x-amz-json-1.1',
  body: JSON.stringify({ __type: code, message: 'The local stack was told to misbehave.' }),
  headers: { 'x-amzn-errortype': code },
});

const xml = (status: number, code: string): FaultReply => ({
  status,
  type: 'text/xml',
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>The local stack was told to misbehave.</Message></Error></ErrorResponse>`,
});

const storage = (status: number, code: string): FaultReply => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>The local stack was told to misbehave.</Message></Error>`,
});

const plain = (status: number): FaultReply => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ message: 'The local stack was told to misbehave.' }),
  ...(status === 429 && { headers: { 'retry-after': '1' } }),
});

/** Throttling error of each service. */
const throttled: Record<Dependency, FaultReply> = {
  table: json(400, 'ThrottlingException'),
  storage: storage(503, 'SlowDown'),
  search: storage(503, 'SlowDown'),
  pool: json(400, 'TooManyRequestsException'),
  bus: json(400, 'ThrottlingException'),
  queue: json(403, 'RequestThrottled'),
  mail: xml(400, 'Throttling'),
  texts: xml(400, 'Throttling'),
  keys: json(400, 'ThrottlingException'),
  secrets: json(400, 'ThrottlingException'),
  securityLog: json(400, 'ThrottlingException'),
  connections: json(429, 'LimitExceededException'),
  registry: plain(429),
  payments: plain(429),
  push: plain(429),
};

const broken = (dependency: Dependency): FaultReply => {
  const { type } = throttled[dependency];
  if (type === 'text/xml') return xml(500, 'InternalFailure');
  if (type === 'application/xml') return storage(500, 'InternalError');
  return type === 'application/json' ? plain(500) : json(500, 'InternalServerError');
};

/** Reply of a fault that replaces the service's; `body` is the request's. */
export const faultReply = ({ dependency, kind }: Fault, body: Buffer): FaultReply | null => {
  if (kind === 'conflict') {
    const { status, body: failure } = transactionConflict(body.toString());
    return { status, type: 'application/x-amz-json-1.0', body: JSON.stringify(failure) };
  }
  if (kind === 'throttle') return throttled[dependency];
  return kind === 'error' ? broken(dependency) : null;
};
