import type { Network } from '@lambdas/calendar/calendar-network';
import { network as internet } from '@lambdas/calendar/network';
import { fetchPinnedIp } from '@lambdas/calendar/fetch-pinned-ip';
import { request } from 'node:http';

const loopbackNames = new Set(['localhost', '127.0.0.1']);
const isOwn = (url: URL): boolean => url.protocol === 'http:' && loopbackNames.has(url.hostname);
const loopback = '127.0.0.1';

/** Replaces lambdas/calendar/network.ts locally (see stand-ins.ts): also allows calendars on this machine. */
export const network: Network = {
  takes: (url) => isOwn(url) || internet.takes(url),
  resolve: (host) => (loopbackNames.has(host) ? Promise.resolve([loopback]) : internet.resolve(host)),
  reaches: (url, address) => (isOwn(url) && address === loopback) || internet.reaches(url, address),
  get: (url, address, signal) =>
    isOwn(url) ? fetchPinnedIp(request)(url, address, signal) : internet.get(url, address, signal),
};

export { isPublicAddress } from '@lambdas/calendar/network';
