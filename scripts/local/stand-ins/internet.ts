import { network as internet } from '@lambdas/platform/internet/network';
import type { Network } from '@lambdas/platform/internet/ports';
import { sendToPinnedIp } from '@lambdas/platform/internet/send-to-pinned-ip';
import { request } from 'node:http';

const loopbackNames = new Set(['localhost', '127.0.0.1']);
const isOwn = (url: URL): boolean => url.protocol === 'http:' && loopbackNames.has(url.hostname);
const loopback = '127.0.0.1';

/** Replaces lambdas/platform/internet/network.ts locally (see stand-ins.ts): also allows calendars and webhooks on this machine. */
export const network: Network = {
  takes: (url) => isOwn(url) || internet.takes(url),
  resolve: (host) => (loopbackNames.has(host) ? Promise.resolve([loopback]) : internet.resolve(host)),
  reaches: (url, address) => (isOwn(url) && address === loopback) || internet.reaches(url, address),
  send: (url, address, sent, signal) =>
    isOwn(url) ? sendToPinnedIp(request)(url, address, sent, signal) : internet.send(url, address, sent, signal),
};

export { isPublicAddress } from '@lambdas/platform/internet/network';
