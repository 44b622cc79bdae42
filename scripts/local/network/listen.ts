import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loopback } from '../ports';
import { answerAt, type CallsNow } from './stack-network';

export type Listener = { server: Server; port: number; stop(): Promise<void> };

/** Listens on a port of this machine (0 for any), and answers requests within the process without it. */
export const listen = async (
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  callsNow?: CallsNow,
): Promise<Listener> => {
  const server = createServer((request, response) => void answer(request, response));
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, resolve);
  });
  const listening = (server.address() as AddressInfo).port;
  const forget = answerAt(listening, answer, callsNow);
  return {
    server,
    port: listening,
    async stop() {
      forget();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
