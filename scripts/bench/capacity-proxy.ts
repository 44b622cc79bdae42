import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askingForUnits, consumedUnits, isRead, isWrite } from '../../emulators/dynamodb/consumed-units';

export type Capacity = {
  readUnits: number;
  writeUnits: number;
  /** Part of `writeUnits` written by transactions. */
  transactionUnits: number;
  calls: number;
};

export type CapacityProxy = {
  endpoint: string;
  /** Capacity consumed by this function during `work`. */
  during(functionName: string, work: () => Promise<void>): Promise<Capacity>;
  close(): Promise<void>;
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const objectIn = (body: Buffer): object => JSON.parse(body.toString() || '{}') as object;

/** Proxy that requests ReturnConsumedCapacity on every call. */
export const startCapacityProxy = async (target: string): Promise<CapacityProxy> => {
  const { hostname, port } = new URL(target);
  let current: { functionName: string; sum: Capacity } | null = null;
  // Background consumers are not counted.
  const isCounted = ({ headers }: IncomingMessage): boolean =>
    new RegExp(`\\bapp/${current?.functionName ?? '-'}(\\s|$)`).test(headers['user-agent'] ?? '');

  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const operation = String(incoming.headers['x-amz-target'] ?? '');
    const counted = isRead(operation) || isWrite(operation);
    const original = await bodyOf(incoming);
    const body = counted ? Buffer.from(JSON.stringify(askingForUnits(objectIn(original)))) : original;
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const onward = forward({ hostname, port, method: incoming.method, path: incoming.url, headers }, resolve);
      onward.once('error', reject);
      onward.end(body);
    });
    const reply = await bodyOf(answer);
    if (counted && current && isCounted(incoming)) {
      const { sum } = current;
      sum.calls += 1;
      const units = consumedUnits(objectIn(reply));
      if (isRead(operation)) sum.readUnits += units;
      else sum.writeUnits += units;
      if (operation.endsWith('.TransactWriteItems')) sum.transactionUnits += units;
    }
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': String(reply.length) });
    outgoing.end(reply);
  };

  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${own}`,
    async during(functionName, work) {
      const sum: Capacity = { readUnits: 0, writeUnits: 0, transactionUnits: 0, calls: 0 };
      current = { functionName, sum };
      try {
        await work();
      } finally {
        current = null;
      }
      return sum;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
