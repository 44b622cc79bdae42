import { isCallable } from '@shared/model/web-address';
import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import type { Network } from './ports';
import { sendToPinnedIp } from './send-to-pinned-ip';

const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Excludes loopback, private, shared, link-local and translated addresses. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalIpv6);
};

/** The public internet over HTTPS, not configurable. */
export const network: Network = {
  takes: isCallable,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  reaches: (_url, address) => isPublicAddress(address),
  send: sendToPinnedIp(request),
};
