import type { OutboundEvent } from '@shared/connect/model/outbound-event';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { network as internet } from '../../../lambdas/platform/internet/network';
import type { Network } from '../../../lambdas/platform/internet/ports';
import { sendToPinnedIp } from '../../../lambdas/platform/internet/send-to-pinned-ip';

/** Sequence numbers in the body. */
export type Accepted = { id: string; sequence: number; entityId: string; entitySequence: number };

const acceptedOf = (id: string, body: string): Accepted => {
  const { sequence, entity } = JSON.parse(body) as Pick<OutboundEvent, 'sequence' | 'entity'>;
  return { id, sequence, entityId: entity.id, entitySequence: entity.sequence };
};

export type FlappingEndpoint = {
  network: Network;
  /** Accepted deliveries in order, including repeats, by webhook-id. Without bodies, which would fill memory. */
  accepted: Accepted[];
  requests(): number;
  set(mode: 'flapping' | 'down' | 'up'): void;
  stop(): Promise<void>;
};

/** Fails every third request, alternating: an error, a dropped connection, or an answer that asks to wait. */
export const startFlappingEndpoint = async (slowMs: number): Promise<FlappingEndpoint> => {
  const accepted: FlappingEndpoint['accepted'] = [];
  let count = 0;
  let mode: 'flapping' | 'down' | 'up' = 'flapping';
  const server = createServer((asked, response) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      count += 1;
      const turn = count;
      const fails = mode === 'down' || (mode === 'flapping' && turn % 3 === 0);
      const answer = (): void => {
        if (!fails) {
          accepted.push(acceptedOf(String(asked.headers['webhook-id']), Buffer.concat(parts).toString()));
          response.writeHead(204).end();
        } else if (turn % 9 === 0) asked.socket.destroy();
        else if (turn % 6 === 0) response.writeHead(429, { 'retry-after': '30' }).end();
        else response.writeHead(500).end('flapping');
      };
      void wait(slowMs).then(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const local = sendToPinnedIp(request);
  return {
    accepted,
    requests: () => count,
    set: (next) => void (mode = next),
    network: {
      ...internet,
      resolve: async () => ['93.184.216.34'],
      send: (_url, _address, sent, signal) => local(new URL(`http://127.0.0.1:${port}/in`), '127.0.0.1', sent, signal),
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
