import { later } from './clock';
import { reset } from './faults';
import type { NetworkReply, NetworkRequest } from '../../../scripts/local/network/intercept-http';

export const endpointHost = 'hooks.test';

export type Received = { endpoint: string; at: string; headers: Record<string, string>; body: string };

/** Longer than a delivery's timeout. */
const silentMs = 30_000;

/**
 * Other systems' webhook endpoints. They flap: sometimes one refuses, doesn't answer, or receives the event and
 * answers too late.
 */
export const openEndpoints = (random: () => number) => {
  const received: Received[] = [];
  let flapping = 0.3;
  return {
    received: received as readonly Received[],
    /** Accepts every request from now on. */
    recover: (): void => void (flapping = 0),
    async answer({ url, headers, body }: NetworkRequest): Promise<NetworkReply> {
      const take = (): void =>
        void received.push({
          endpoint: url.pathname,
          at: new Date().toISOString(),
          headers,
          body: body.toString(),
        });
      if (random() >= flapping) {
        take();
        return { status: 204, body: '' };
      }
      const kind = Math.floor(random() * 3);
      if (kind === 0) return { status: 503, body: 'Busy.' };
      if (kind === 1) take();
      await later(silentMs);
      throw reset();
    },
  };
};
export type Endpoints = ReturnType<typeof openEndpoints>;
