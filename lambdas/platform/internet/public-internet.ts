import { isCallable } from '@shared/core/model/web-address';
import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Network } from './ports';
import { sendToPinnedIp } from './send-to-pinned-ip';

const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's host serves virtual machines there: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16 */
const ofHosts: readonly string[] = ['168.63.129.16'];

/** Short, octal, and scoped forms can mean other addresses elsewhere; lookups return none. */
const isPlain = (address: string): boolean => isIP(address) !== 0 && !address.includes('%');

/** Excludes loopback, private, shared, link-local and translated addresses. */
export const isPublicAddress = (address: string): boolean => {
  if (!isPlain(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || ofHosts.includes(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalIpv6);
};

/** Public internet over HTTPS, not configurable. */
export const network: Network = {
  takes: isCallable,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  reaches: (_url, address) => isPublicAddress(address),
  send: sendToPinnedIp(request),
};
