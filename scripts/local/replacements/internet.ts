import { network as internet } from '@lambdas/platform/internet/public-internet';
import type { Network } from '@lambdas/platform/internet/ports';
import { sendToPinnedIp } from '@lambdas/platform/internet/send-to-pinned-ip';
import { isOwnMachine } from '@shared/core/model/web-address';
import { request } from 'node:http';

const loopback = '127.0.0.1';

/** Replaces lambdas/platform/internet/network.ts locally (see load-emulators.ts): also allows calendars and webhooks on this machine. */
export const network: Network = {
  takes: (url) => isOwnMachine(url) || internet.takes(url),
  resolve: (host) => (host === 'localhost' ? Promise.resolve([loopback]) : internet.resolve(host)),
  reaches: (url, address) => (isOwnMachine(url) && address === loopback) || internet.reaches(url, address),
  send: (url, address, sent, signal) =>
    isOwnMachine(url) ? sendToPinnedIp(request)(url, address, sent, signal) : internet.send(url, address, sent, signal),
};

export { isPublicAddress } from '@lambdas/platform/internet/public-internet';
